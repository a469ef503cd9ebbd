import type { Parts } from '../../shared/extension/parts.ts';
import { withBase } from '../../shared/page/paths.ts';
import { part } from '../parts/part.tsx';
import * as labels from '../../shared/config/labels.ts';

/** The content for unknown paths, unless the site has its own 404 page. */
export const NotFound = part('NotFound', OwnNotFound);

function OwnNotFound({ base }: Parts['NotFound']) {
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
