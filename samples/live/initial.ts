import type { Data, Values } from '../../site/live/protocol.ts';
import type { MakeContext } from './context.ts';
import { isRecord, toData } from './data.ts';

/**
 * The values that a form has at the start, from `initialValue`, also of fields inside others.
 * What a function throws becomes a problem, and the field has no value.
 */
export async function initialValues(
  schema: unknown,
  how: { context: MakeContext; problem: (text: string) => void },
  values: Values = {},
): Promise<Values> {
  const initial: Values = {};
  if (!Array.isArray(schema)) return initial;
  for (const field of schema.filter(isRecord)) {
    const name = String(field['name'] ?? '');
    const isObject = field['type'] === 'object';
    if (isObject || isArrangement(field)) {
      const inside = await initialValues(field['fields'], how, values);
      if (!isObject) Object.assign(initial, inside);
      else if (name && Object.keys(inside).length > 0) initial[name] = inside;
    }
    const value = await initialValue(field['initialValue'], how, { ...values, ...initial });
    if (name && value !== undefined) initial[name] = value;
  }
  return initial;
}

/** Whether a field only arranges others, which are next to it in the values. */
const isArrangement = ({ type }: Record<string, unknown>) =>
  type === 'layout' || type === 'group' || type === 'popover';

async function initialValue(
  value: unknown,
  { context, problem }: { context: MakeContext; problem: (text: string) => void },
  values: Values,
): Promise<Data> {
  if (typeof value !== 'function') {
    return isRecord(value) && value['type'] === '__eval__' ? undefined : toData(value);
  }
  try {
    const { actions: _, ...rest } = context(values);
    return toData(await value(rest));
  } catch (error) {
    problem(`initialValue failed: ${String(error)}`);
    return undefined;
  }
}

/** The keys that the values of a schema have: groups and layouts have the keys of their fields. */
export function namesOf(schema: unknown): Set<string> {
  const fields = (Array.isArray(schema) ? schema : []).filter(isRecord);
  return new Set(
    fields.flatMap((field) =>
      isArrangement(field) ? [...namesOf(field['fields'])] : [String(field['name'])],
    ),
  );
}
