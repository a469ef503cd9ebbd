import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkRoot } from '../page-source.ts';

/**
 * The values of constants that the SDK uses but declares nowhere, read from its published program.
 *
 * @param prefix What they begin with, in capital letters: `VEV_`.
 * @returns A union of literals, as `comparisons.ts` takes types.
 * @throws When the program holds none.
 */
export function readConstants(prefix: string): string {
  const file = join(sdkRoot, 'node_modules/@vev/react/dist/esm/index.js');
  const values = new Set(
    readFileSync(file, 'utf8').match(new RegExp(String.raw`(?<=")${prefix}[A-Z_]+(?=")`, 'g')),
  );
  if (values.size === 0)
    throw new Error(`Unexpected lack of "${prefix}…" in ${file}, expected the SDK's constants`);
  return [...values].map((value) => `'${value}'`).join(' | ');
}
