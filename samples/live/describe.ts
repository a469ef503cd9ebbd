import type { NativeTypes } from '@vev/utils';
import {
  type Choice,
  type Data,
  type Field,
  type FieldType,
  fieldTypes,
  type Values,
} from '../../site/live/protocol.ts';
import type { MakeContext } from './context.ts';
import { isRecord, toData } from './data.ts';
import { initialValues } from './initial.ts';
import type { DrawField } from './drawn-fields.tsx';

/** A function that the panel calls over the port. */
export type Call = (...args: never[]) => unknown;

/** What describing a schema needs. */
export interface Describe {
  context: MakeContext;
  draw: DrawField;
  /** Reports a problem, as a sentence. */
  problem: (text: string) => void;
}

/** The lists of types are equal: a type that only the SDK has fails to compile. */
const isFieldType = (type: unknown): type is NativeTypes =>
  (fieldTypes satisfies readonly NativeTypes[]).some((each) => each === type);
const isCall = (value: unknown): value is (...args: unknown[]) => unknown =>
  typeof value === 'function';
const isEval = (value: unknown) => isRecord(value) && value['type'] === '__eval__';

/** Turns a schema, which a reader may have edited, into data. Invalid fields are reported as problems. */
export function describeSchema(schema: unknown, how: Describe, place = 'props'): Field<Call>[] {
  if (schema === undefined) return [];
  if (!Array.isArray(schema)) {
    how.problem(`Unexpected ${typeof schema} in ${place}, expected a list of fields`);
    return [];
  }
  return schema.flatMap((entry, index) => describeField(entry, how, `${place}[${index}]`) ?? []);
}

const nameless = new Set<FieldType>(['layout', 'group', 'popover', 'divider']);

/** One entry of a schema as data; `isItem` where its name does not matter. */
function describeField(
  entry: unknown,
  how: Describe,
  place: string,
  isItem = false,
): Field<Call> | undefined {
  if (!isRecord(entry) || !isFieldType(entry['type'])) {
    const found = isRecord(entry) ? `type ${JSON.stringify(entry['type'])}` : typeof entry;
    how.problem(`Unexpected ${found} in ${place}, expected one of ${fieldTypes.join(', ')}`);
    return undefined;
  }
  const { type } = entry;
  const name = typeof entry['name'] === 'string' ? entry['name'] : '';
  if (!name && !nameless.has(type) && !isItem) {
    how.problem(`Unexpected field without a name in ${place}, expected name: '…'`);
    return undefined;
  }
  const options = isRecord(entry['options']) ? entry['options'] : {};
  const { onChange, initialValue } = entry;
  for (const [member, value] of Object.entries({ onChange, initialValue })) {
    if (isEval(value))
      how.problem(`${place}.${member} is code for the editor: it does not run here`);
  }
  return {
    type,
    name,
    title: typeof entry['title'] === 'string' ? entry['title'] : sentenceCase(name),
    description: typeof entry['description'] === 'string' ? entry['description'] : undefined,
    options: {
      ...(toData(withoutCalls(options)) as Values),
      ...(toData(
        withoutCalls({
          accept: entry['accept'],
          maxSize: entry['maxSize'],
          placeholder: entry['placeholder'] ?? options['placeholder'],
          variableType: entry['variableType'],
        }),
      ) as Values),
    },
    fields: describeSchema(entry['fields'], how, `${place}.fields`),
    choices: type === 'array' ? describeChoices(entry, how, place) : [],
    storage: typeof entry['storage'] === 'string' ? entry['storage'] : undefined,
    clearProps: Array.isArray(entry['clearProps']) ? entry['clearProps'].map(String) : [],
    isFlexible: entry['flex'] === true,
    isHidden: entry['hidden'] === true,
    ...describeCalls(entry, options, how),
  };
}

/** The functions of a field. */
function describeCalls(
  entry: Record<string, unknown>,
  options: Record<string, unknown>,
  { context, draw }: Describe,
): Pick<Field<Call>, 'hidden' | 'validate' | 'change' | 'items' | 'preview' | 'draw'> {
  const { hidden, validate, onChange, component, preview } = entry;
  const { items } = options;
  return {
    hidden: isCall(hidden)
      ? (values: Values, index?: number | null) => hidden(context(values), index ?? undefined)
      : undefined,
    validate: isCall(validate)
      ? (value: Data, values: Values) => validate(value, context(values))
      : undefined,
    change: isCall(onChange)
      ? async (value: Data, values: Values) => toData(await onChange(value, context(values)))
      : undefined,
    items: isCall(items)
      ? async (values: Values) => toData(await items(context(values)))
      : undefined,
    preview: isCall(preview)
      ? (item: Data) => previewOf(preview(item))
      : isRecord(preview)
        ? () => previewOf(preview)
        : undefined,
    draw: isCall(component) ? draw(entry, component, context) : undefined,
  };
}

/** Options as the panel draws them: what a function answers comes over the port. */
const withoutCalls = (options: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined && !isCall(value)),
  );

const previewOf = (preview: unknown) =>
  isRecord(preview)
    ? {
        ...(typeof preview['title'] === 'string' && { title: preview['title'] }),
        ...(typeof preview['image'] === 'string' && { image: preview['image'] }),
      }
    : {};

/** What an item of an array can be: `of` has four forms. */
function describeChoices(
  entry: Record<string, unknown>,
  how: Describe,
  place: string,
): Choice<Call>[] {
  const { of } = entry;
  const choice = (item: unknown, name?: string): Choice<Call>[] => {
    const field = describeField(item, how, `${place}.of`, true);
    if (!field) return [];
    const create = async (values: Values) => {
      const initial = await initialValues([{ ...(item as object), name: 'item' }], how, values);
      const value = initial['item'] ?? empty[field.type] ?? null;
      return name ? { [name]: value } : value;
    };
    return [{ label: field.title || 'Item', name, field, create }];
  };
  if (Array.isArray(of)) {
    return of.flatMap((item) =>
      choice(item, isRecord(item) && typeof item['name'] === 'string' ? item['name'] : undefined),
    );
  }
  if (of === 'object') return choice({ type: 'object', fields: entry['fields'] ?? [] });
  return choice(typeof of === 'string' ? { type: of } : of);
}

/** Values of new items that have no initial value. */
const empty: { [type in FieldType]?: Data } = { string: '', object: {}, array: [] };

/** A name in sentence case: `showPrice` is "Show price". */
function sentenceCase(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
