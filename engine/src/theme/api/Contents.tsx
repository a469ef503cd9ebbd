import type { ApiContents } from '../../shared/page/api-reference.ts';
import { ApiHeading, Method } from './parts.tsx';
import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';

/**
 * A part of the table of contents of a reference that takes several pages. An entry has the id of what
 * it leads to: an address with that id is right even after the thing has moved to another page.
 */
export function Contents({ contents: { id, title, href, items } }: { contents: ApiContents }) {
  return (
    <section className="Api-contents" aria-labelledby={id}>
      <ApiHeading level={2} id={id} text={title} />
      <p>
        <a href={href}>{fillLabel(labels.apiOpen, { title })}</a>
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.id} id={item.id}>
            <a href={item.href}>{item.title}</a>
            {item.method && (
              <span className="Api-endpoint">
                <Method method={item.method} /> <code>{item.path}</code>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
