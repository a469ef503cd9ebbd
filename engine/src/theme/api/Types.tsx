import type { ApiField, ApiType } from '../../shared/page/api-reference.ts';
import { Html } from './parts.tsx';

/** The maximum number of values that are not collapsed. */
const maxValues = 8;

/** The name of a type; names of schemas are links. */
export function TypeName({ type: { text, reference } }: { type: ApiType }) {
  const at = reference ? text.indexOf(reference.name) : -1;
  if (!reference || at === -1) return <span className="Api-type">{text}</span>;
  return (
    <span className="Api-type">
      {text.slice(0, at)}
      <a href={reference.href}>{reference.name}</a>
      {text.slice(at + reference.name.length)}
    </span>
  );
}

/** The details of a type: description, limits, values and fields. */
export function TypeDetails({
  type,
  label = 'Properties',
  isAlone = false,
}: {
  type: ApiType;
  /** The label of the collapsed fields. */
  label?: string;
  /** Whether the type is a section of its own: its name and fields are not collapsed. */
  isAlone?: boolean;
}) {
  const { descriptionHtml, notes, values, fields, variants } = type;
  const inside = (
    <>
      {fields.length > 0 && <Fields fields={fields} />}
      {variants && (
        <>
          <p className="Api-variantKind">{variants.kind}</p>
          <ul className="Api-fields">
            {variants.types.map((variant, index) => (
              <li key={index}>
                <p className="Api-field">
                  <TypeName type={variant} />
                </p>
                <TypeDetails type={variant} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
  const hasInside = fields.length > 0 || variants !== undefined;
  return (
    <>
      {isAlone && (
        <p className="Api-field">
          <TypeName type={type} />
        </p>
      )}
      <Html html={descriptionHtml} />
      {notes.length > 0 && <p className="Api-notes">{notes.join(' · ')}</p>}
      {values.length > 0 && <Values values={values} />}
      {hasInside &&
        (isAlone ? (
          inside
        ) : (
          <details className="Api-fold">
            <summary>{fields.length > 0 ? label : variants!.kind}</summary>
            {inside}
          </details>
        ))}
    </>
  );
}

/** A list of parameters, headers or properties with their types. */
export function Fields({ fields }: { fields: ApiField[] }) {
  return (
    <ul className="Api-fields">
      {fields.map(({ name, isRequired, isDeprecated, type }) => (
        <li key={name}>
          <p className="Api-field">
            <code>{name}</code> <TypeName type={type} />
            {isRequired && <span className="Api-required"> required</span>}
            {isDeprecated && <span className="Api-deprecated"> deprecated</span>}
          </p>
          <TypeDetails type={type} label={`Properties of ${name}`} />
        </li>
      ))}
    </ul>
  );
}

function Values({ values }: { values: string[] }) {
  const list = values.map((value) => <code key={value}>{value}</code>);
  if (values.length <= maxValues)
    return (
      <p className="Api-values">
        {values.length === 1 ? 'Always' : 'One of'} {list}
      </p>
    );
  return (
    <details className="Api-fold">
      <summary>{values.length} values</summary>
      <p className="Api-values">{list}</p>
    </details>
  );
}
