import { Filled } from 'stilldocs/browser';
import type { ApiContent, ApiLink, ApiResponse } from '../api-reference.ts';
import { Html } from './parts.tsx';
import { Fields, TypeDetails, TypeName } from './Types.tsx';
import * as labels from '../labels.ts';

/** A media type with its schema. */
export function Content({ content: { type, schema } }: { content: ApiContent }) {
  return (
    <div className="Api-content">
      <p className="Api-field">
        <code>{type}</code> <TypeName type={schema} />
      </p>
      <TypeDetails type={schema} />
    </div>
  );
}

/** A response; its details are collapsed if there are any. */
export function Response({ response, isOpen }: { response: ApiResponse; isOpen: boolean }) {
  const { status, descriptionHtml, headers, contents, links } = response;
  const [, text] = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(descriptionHtml) ?? [];
  const summary = (
    <>
      <code className="Api-status" data-status={status[0]}>
        {status}
      </code>{' '}
      {text !== undefined && <span dangerouslySetInnerHTML={{ __html: text }} />}
    </>
  );
  const rest = text === undefined ? <Html html={descriptionHtml} /> : null;
  if (contents.length === 0 && headers.length === 0 && links.length === 0 && !rest)
    return <p className="Api-response">{summary}</p>;
  return (
    <details className="Api-response" open={isOpen}>
      <summary>{summary}</summary>
      {rest}
      {headers.length > 0 && (
        <>
          <p className="Api-variantKind">{labels.apiHeaders}</p>
          <Fields fields={headers} />
        </>
      )}
      {contents.map((content) => (
        <Content key={content.type} content={content} />
      ))}
      <Links links={links} />
    </details>
  );
}

/** The operations that take values of a response. */
function Links({ links }: { links: ApiLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <p className="Api-variantKind">{labels.apiLinks}</p>
      <ul className="Api-fields">
        {links.map(({ name, title, href, descriptionHtml, values }) => (
          <li key={name}>
            <p className="Api-field">{href ? <a href={href}>{title}</a> : <code>{name}</code>}</p>
            <Html html={descriptionHtml} />
            {values.map(({ name: parameter, value }) => (
              <p key={parameter} className="Api-notes">
                <Filled
                  label={labels.apiLinkValue}
                  name={<code>{parameter}</code>}
                  value={<code>{value}</code>}
                />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
