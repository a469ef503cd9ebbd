import { fillLabel } from 'stilldocs/browser';
import { type ApiContents, isNamed } from '../api-reference.ts';
import { ApiHeading, Endpoint, Former } from './parts.tsx';
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
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to an operation, with its method and path, or to a schema. */
function Item({ item: { title, method, path, href } }: { item: ApiContents['items'][number] }) {
  if (!method || !path) return <a href={href}>{title}</a>;
  const endpoint = <Endpoint method={method} path={path} />;
  if (!isNamed({ title, method, path }))
    return (
      <a className="Api-endpoint" href={href}>
        {endpoint}
      </a>
    );
  return (
    <>
      <a href={href}>{title}</a>
      <span className="Api-endpoint">{endpoint}</span>
    </>
  );
}
