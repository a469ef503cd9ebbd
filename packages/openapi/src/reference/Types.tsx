import { fillLabel, Filled, fillPlural } from 'stilldocs/browser';
import { Tab, Tabs } from 'stilldocs/components';
import type { ApiField, ApiType } from '../api-reference.ts';
import { Html } from './parts.tsx';
import { Written } from './Written.tsx';
import * as labels from '../labels.ts';

/** The language of the reference that is rendered, a BCP 47 tag: a context would not reach into tabs. */
let lang = 'en';

/** Sets the language of what is rendered from now on. */
export function setLanguage(value: string): void {
  lang = value;
}

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

/** Opens the fields of a schema that is in another place below the line; see `touched-field.ts`. */
function Open({ type: { isElsewhere, isList, reference } }: { type: ApiType }) {
  if (!isElsewhere || !reference) return null;
  return (
    <>
      {' '}
      <button
        className="Api-open"
        type="button"
        aria-expanded="false"
        data-list={isList && ''}
        aria-label={fillLabel(labels.apiOpenFields, { name: reference.name })}
      />
    </>
  );
}

/** How many levels of fields are open; those below are collapsed. */
const openLevels = 2;
/** The maximum number of variants that are tabs. */
const maxTabs = 6;

/** The details of a type: description, limits, values and fields. */
export function TypeDetails({
  type,
  label = labels.apiProperties,
  level = 0,
  isAlone = false,
}: {
  type: ApiType;
  /** The label of the collapsed fields. */
  label?: string;
  /** The number of fields around it. */
  level?: number;
  /** Whether the type is a section of its own: its name is shown. */
  isAlone?: boolean;
}) {
  const { descriptionHtml, notes, values, fields, variants } = type;
  const hasInside = fields.length > 0 || variants !== undefined;
  const inside = (
    <>
      {fields.length > 0 && <Fields fields={fields} level={level} />}
      {variants && (
        <Variants
          variants={variants}
          level={level}
          isNamed={type.text !== variants.kind.toLowerCase()}
        />
      )}
    </>
  );
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
        (level < openLevels ? (
          <div className={level === 0 ? undefined : 'Api-inside'}>{inside}</div>
        ) : (
          <details className="Api-fold">
            <summary>{fields.length > 0 ? label : variants!.kind}</summary>
            {inside}
          </details>
        ))}
    </>
  );
}

/** The variants of a type: tabs, or a list of those that are many or deep. */
function Variants(props: {
  variants: NonNullable<ApiType['variants']>;
  level: number;
  /** Whether the line of the type does not say how its variants count. */
  isNamed: boolean;
}) {
  const { variants, level, isNamed } = props;
  const { kind, types, by } = variants;
  const withFields = types.filter((type) => type.fields.length > 0 || type.variants);
  const isOnly = withFields.length === 1 && !types.some((type) => type.isElsewhere);
  const about = (isNamed || by) && (
    <p className="Api-variantKind">
      {by ? <Filled label={labels.apiChosenBy} kind={kind} name={<code>{by}</code>} /> : kind}
    </p>
  );
  // One variant with fields beside a name or an id is a list, which shows all without a click.
  if (level < openLevels && withFields.length > 1 && types.length <= maxTabs)
    return (
      <>
        {about}
        <Tabs label={kind}>
          {types.map((type) => (
            <Tab key={type.title} title={type.title}>
              <p className="Api-field">
                <TypeName type={type} />
              </p>
              <TypeDetails type={type} level={level} />
            </Tab>
          ))}
        </Tabs>
      </>
    );
  return (
    <>
      {about}
      <ul className="Api-fields">
        {types.map((type) => (
          <li key={type.title}>
            <p className="Api-field">
              {type.title !== type.text && <span className="Api-variant">{type.title}</span>}{' '}
              <TypeName type={type} />
              <Open type={type} />
            </p>
            {/* The fields of the only variant that has any are the fields of the value. */}
            <TypeDetails type={type} level={isOnly ? level : level + 1} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A list of parameters, headers or properties with their types. The name of each is a link to it. */
export function Fields({ fields, level = 0 }: { fields: ApiField[]; level?: number }) {
  const items = fields.map((field) => <Field key={field.name} field={field} level={level} />);
  return (
    <Written as="ul" className="Api-fields">
      {items}
    </Written>
  );
}

function Field({ field, level }: { field: ApiField; level: number }) {
  const { name, id, prefix, isRequired, isDeprecated, type } = field;
  return (
    <li id={id}>
      <p className="Api-field">
        <a className="Api-name" href={`#${encodeURIComponent(id)}`}>
          <code>
            {prefix && <span className="Api-path">{prefix}</span>}
            {name}
          </code>
        </a>{' '}
        <TypeName type={type} />
        {isRequired && <span className="Api-required"> {labels.apiRequired}</span>}
        {isDeprecated && <span className="Api-deprecated"> {labels.apiDeprecated}</span>}
        <Open type={type} />
      </p>
      <TypeDetails
        type={type}
        label={fillLabel(labels.apiPropertiesOf, { name })}
        level={level + 1}
      />
    </li>
  );
}

function Values({ values }: { values: string[] }) {
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
