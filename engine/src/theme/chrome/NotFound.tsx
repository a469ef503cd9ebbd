import { withBase } from '../../shared/page/paths.ts';
import * as labels from '../../shared/config/labels.ts';

/** The content for unknown paths, unless the site has its own 404 page. */
export function NotFound({ base }: { base: string }) {
  return (
    <div className="NotFound">
      <h1 tabIndex={-1}>{labels.notFound}</h1>
      <p>{labels.notFoundText}</p>
      <a className="Button" data-primary="" href={withBase(base, '/')}>
        {labels.notFoundHome}
      </a>
    </div>
  );
}
