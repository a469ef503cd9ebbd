import type { ContentProps } from 'stilldocs';
import { labels as engine } from 'stilldocs/browser';
import { type ApiReference, authorizationId, schemasId } from '../api-reference.ts';
import { ApiKeys } from './ApiKeys.client.tsx';
import { Contents } from './Contents.tsx';
import { Facts, Logo } from './Info.tsx';
import { ApiHeading, FormerIds, Html } from './parts.tsx';
import { Operation } from './Operation.tsx';
import { setLanguage, TypeDetails } from './Types.tsx';
import * as labels from '../labels.ts';

/** A page of an API reference: the page's own text, then the content of the document. */
export default function Reference({
  data: reference,
  aliases,
  children,
}: ContentProps<ApiReference>) {
  const { title, descriptionHtml, contents, overview, groups, isOperation } = reference;
  // Each page but the first is one group, with the same title.
  const level = overview ? 2 : 3;
  setLanguage(reference.lang);
  return (
    <FormerIds value={aliases}>
      <div className="Api">
        <div className="Api-intro">
          {/* In the sidebar, if there is one. */}
          {overview && (
            <p className="Api-overview">
              <a href={overview.href}>{overview.title}</a>
            </p>
          )}
          <Logo logo={reference.logo} />
          {title && !isOperation && <h1 tabIndex={-1}>{title}</h1>}
          {children}
          <Html html={descriptionHtml} />
          <Facts {...reference} />
        </div>
        {reference.security.length > 0 && <Authorization reference={reference} />}
        {contents.map((part) => (
          <Contents key={part.id} contents={part} />
        ))}
        {groups.map(({ id, title: name, descriptionHtml: about, operations }) => (
          <section
            key={id}
            className={isOperation ? 'Api-alone' : 'Api-group'}
            aria-label={isOperation ? undefined : name}
          >
            {!isOperation && (
              <div className="Api-groupHead">
                {!overview && <ApiHeading level={2} id={id} text={name} />}
                <Html html={about} />
              </div>
            )}
            {operations.map((operation) => (
              <Operation key={operation.id} operation={operation} level={isOperation ? 1 : level} />
            ))}
          </section>
        ))}
        <Schemas {...reference} level={level} />
        <Around {...reference} />
      </div>
    </FormerIds>
  );
}

/** The named schemas of the page, each with a heading. */
function Schemas({
  schemas,
  overview,
  level,
}: Pick<ApiReference, 'schemas' | 'overview'> & { level: 2 | 3 }) {
  if (schemas.length === 0) return null;
  return (
    <section className="Api-group" aria-label={labels.apiSchemas}>
      {!overview && (
        <div className="Api-groupHead">
          <ApiHeading level={2} id={schemasId} text={labels.apiSchemas} />
        </div>
      )}
      {schemas.map(({ id, name, type }) => (
        <section key={id} className="Api-schema" aria-labelledby={id}>
          <ApiHeading level={level} id={id} text={name} />
          <TypeDetails type={type} isAlone />
        </section>
      ))}
    </section>
  );
}

/** The links to the previous and the next page of the reference. */
function Around({ around }: Pick<ApiReference, 'around'>) {
  if (around.length === 0) return null;
  return (
    <nav className="Api-around" aria-label={labels.apiPages}>
      {around.map(({ direction, href, title }) => (
        <a key={direction} href={href} data-direction={direction}>
          <span>{direction === 'Next' ? engine.next : engine.previous}</span> {title}
        </a>
      ))}
    </nav>
  );
}

function Authorization({ reference: { security } }: { reference: ApiReference }) {
  const held = security.filter(({ kind }) => kind !== 'other');
  return (
    <section className="Api-authorization" aria-labelledby={authorizationId}>
      <ApiHeading level={2} id={authorizationId} text={labels.apiAuthorization} />
      <div className="Api-columns">
        <dl className="Api-schemes">
          {security.map(({ name, label, descriptionHtml }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <p>{label}</p>
                <Html html={descriptionHtml} />
              </dd>
            </div>
          ))}
        </dl>
        {held.length > 0 && (
          <ApiKeys keys={held.map(({ name, kind, key }) => ({ name, kind, key }))} />
        )}
      </div>
    </section>
  );
}
