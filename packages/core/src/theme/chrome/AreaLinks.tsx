import type { Parts } from '../../shared/extension/parts.ts';
import { part } from '../parts/part.tsx';
import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';

/**
 * The pages of an area in one line: those around a page outside of the sidebar, or those that the
 * sidebar lacks.
 */
export const AreaLinks = part('AreaLinks', OwnAreaLinks);

function OwnAreaLinks({ area: { text, isListed, links } }: Parts['AreaLinks']) {
  const name = fillLabel(isListed ? labels.alsoInArea : labels.areaPages, { area: text });
  return (
    <nav className="AreaLinks" aria-label={name}>
      <span aria-hidden="true">{isListed ? name : text}</span>
      <ul>
        {links.map(({ text: title, link, isCurrent }) => (
          <li key={link}>
            <a href={link} aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
