import { withBase } from '../../shared/page/paths.ts';
import * as labels from '../../shared/config/labels.ts';

/** What an unknown path shows, unless the site has a page of its own for it. */
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
