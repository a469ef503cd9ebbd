import { fillLabel, labels as engine } from 'stilldocs/browser';
import { createContext, Fragment, type ReactNode, useContext } from 'react';

/** The former ids of a reference's headings, by their ids; see `ContentProps`. */
export const FormerIds = createContext<Record<string, string[]>>({});

/** Elements with the former ids of the element around them, for links from other sites. */
export function Former({ of: id }: { of: string }) {
  return useContext(FormerIds)[id]?.map((former) => <span key={former} id={former} />);
}

/**
 * A heading with a link to itself, as in Markdown; as the engine writes it.
 *
 * @param children What it shows. Default: its text.
 */
export function ApiHeading(props: {
  level: 2 | 3;
  id: string;
  text: string;
  children?: ReactNode;
}) {
  const { level, id, text, children = text } = props;
  const Tag = `h${level}` as const;
  return (
    <div className="Heading" data-level={level}>
      <Tag id={id} tabIndex={-1}>
        <Former of={id} />
        {children}
      </Tag>
      <a
        className="Heading-link"
        href={`#${encodeURIComponent(id)}`}
        aria-label={fillLabel(engine.linkTo, { heading: text })}
      />
    </div>
  );
}

/** A description as HTML of `pages/describe-text.ts`. */
export function Html({ html }: { html: string }) {
  if (html === '') return null;
  return <div className="Api-about" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The length from which a path may need two lines. */
const longPath = 40;

/** A path whose lines break behind slashes. */
function breakable(path: string): ReactNode {
  if (path.length < longPath) return path;
  const parts = path.split(/(?<=[^/]\/)/);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A method and a path. */
export function Endpoint({ method, path }: { method: string; path: string }) {
  return (
    <>
      <Method method={method} /> <code>{breakable(path)}</code>
    </>
  );
}

/** The method of a request, in its color. */
function Method({ method }: { method: string }) {
  return (
    <span className="Api-method" data-method={method}>
      {method}
    </span>
  );
}
