import type { Data, Values } from '../../site/live/protocol.ts';
import type { MakeContext } from './context.ts';
import { isRecord, toData } from './data.ts';

/**
 * The values that a form has at the start: those of `initialValue`, also of fields inside others.
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
    const inside = await initialValues(field['fields'], how, values);
    if (field['type'] === 'object') {
      if (Object.keys(inside).length > 0 && name) initial[name] = inside;
    } else Object.assign(initial, inside);
    const value = await initialValue(field['initialValue'], how, { ...values, ...initial });
    if (name && value !== undefined) initial[name] = value;
  }
  return initial;
}

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

/** The keys that the values of a schema have: those of groups and layouts are those of their fields. */
export function namesOf(schema: unknown): Set<string> {
  const fields = (Array.isArray(schema) ? schema : []).filter(isRecord);
  return new Set(
    fields.flatMap(({ type, name, fields: inside }) =>
      type === 'object' || !Array.isArray(inside) ? [String(name)] : [...namesOf(inside)],
    ),
  );
}
