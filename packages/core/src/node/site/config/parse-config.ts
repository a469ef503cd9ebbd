import * as v from 'valibot';
import { doOwnCall } from '../../../content/base/own-calls.ts';
import type { configSchemaWith } from '../../../shared/config/config.ts';
import { errorWith } from '../../../shared/diagnostics/diagnostic.ts';
import { isOverflow } from '../../../shared/diagnostics/limits.ts';

/**
 * Reads a configuration by its schema.
 *
 * @throws DiagnosticError for a value that is part of itself, which no schema can read.
 */
export function parseConfig(
  schema: ReturnType<typeof configSchemaWith>,
  written: unknown,
  file: string,
) {
  try {
    const call = { rule: 'config', message: `Reading ${file} failed`, file } as const;
    return doOwnCall(call, () => v.safeParse(schema, written));
  } catch (error) {
    if (!isOverflow(error)) throw error;
    throw errorWith({
      rule: 'config',
      message: 'The configuration has a value that is part of itself, or nested thousands deep',
      hint: 'Write lists such as the items of a sidebar without the list or the item around them',
      file,
    });
  }
}
