import { fillLabel } from 'stilldocs/browser';
import type { ApiContents } from '../api-reference.ts';
import { ApiHeading, Former, Method } from './parts.tsx';
import * as labels from '../labels.ts';

/**
 * A section of the table of contents of a reference with several pages. An entry has the id of its
 * target: an address with that id stays valid when the target moves to another page.
 */
export function Contents({ contents: { id, title, href, items } }: { contents: ApiContents }) {
  const isOwn = id === '';
  return (
    <section className="Api-contents" aria-labelledby={isOwn ? undefined : id}>
      {!isOwn && (
        <>
          <ApiHeading level={2} id={id} text={title} />
          <p>
            <a href={href}>{fillLabel(labels.apiOpen, { title })}</a>
          </p>
        </>
      )}
      <ul data-search={isOwn ? undefined : 'off'}>
        {items.map((item) => (
          <li key={item.id} id={isOwn ? undefined : item.id}>
            {!isOwn && <Former of={item.id} />}
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
