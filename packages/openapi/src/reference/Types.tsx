import { fillLabel, fillPlural } from 'stilldocs/browser';
import { createContext, useContext } from 'react';
import type { ApiField, ApiType } from '../api-reference.ts';
import { Html } from './parts.tsx';
import * as labels from '../labels.ts';

/** The language of the reference, a BCP 47 tag. */
export const Language = createContext('en');

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
  label = labels.apiProperties,
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
            {isRequired && <span className="Api-required"> {labels.apiRequired}</span>}
            {isDeprecated && <span className="Api-deprecated"> {labels.apiDeprecated}</span>}
          </p>
          <TypeDetails type={type} label={fillLabel(labels.apiPropertiesOf, { name })} />
        </li>
      ))}
    </ul>
  );
}

function Values({ values }: { values: string[] }) {
  const lang = useContext(Language);
  const list = values.map((value) => <code key={value}>{value}</code>);
  if (values.length <= maxValues)
    return (
      <p className="Api-values">
        {values.length === 1 ? labels.apiAlways : labels.apiOneOf} {list}
      </p>
    );
  return (
    <details className="Api-fold">
      <summary>{fillPlural(labels.apiValues, values.length, lang)}</summary>
      <p className="Api-values">{list}</p>
    </details>
  );
}
