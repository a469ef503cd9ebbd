import { errorWith } from '../../shared/diagnostics/diagnostic.ts';

export type { CommandValues } from '../../shared/extension/command.ts';

/** A text option of the command line, if it is present. */
export function textOption(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * The row of a table that an option of the command line names.
 *
 * @throws DiagnosticError if there is none.
 */
export function rowOption<Row>(table: Record<string, Row>, value: string, name: string): Row {
  if (Object.hasOwn(table, value)) return table[value]!;
  const message = `Unexpected ${JSON.stringify(value)} for ${name}, expected ${Object.keys(table).join(', ')}`;
  throw errorWith({ rule: 'option', message });
}

/**
 * A whole number of the command line, if it is present.
 *
 * @throws DiagnosticError if it is not a whole number from `min` to `max`.
 */
export function numberOption(
  value: string | boolean | undefined,
  name: string,
  min: number,
  max: number,
): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max && value !== '') return number;
  const message = `Unexpected ${JSON.stringify(value)} for ${name}, expected a whole number from ${min} to ${max}`;
  throw errorWith({ rule: 'option', message });
}
