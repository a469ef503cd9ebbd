import { fillLabel } from '../../shared/config/fill-label.ts';
import * as labels from '../../shared/config/labels.ts';

/** A heading with a link to itself, as in Markdown; see `content/rehype/rehype-headings.ts`. */
export function ApiHeading({ level, id, text }: { level: 2 | 3; id: string; text: string }) {
  const Tag = `h${level}` as const;
  return (
    <div className="Heading" data-level={level}>
      <Tag id={id} tabIndex={-1}>
        {text}
      </Tag>
      <a
        className="Heading-link"
        href={`#${encodeURIComponent(id)}`}
        aria-label={fillLabel(labels.linkTo, { heading: text })}
      />
    </div>
  );
}

/** A description as HTML of `content/openapi/describe-text.ts`. */
export function Html({ html }: { html: string }) {
  if (html === '') return null;
  return <div className="Api-about" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The method of a request, in its color. */
export function Method({ method }: { method: string }) {
  return (
    <span className="Api-method" data-method={method}>
      {method}
    </span>
  );
}
