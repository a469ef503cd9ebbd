import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkRoot } from '../page-source.ts';

/** The constants of the SDK that pages list, and how its published program writes them. */
const constants = {
  /** Types of tracking events. */
  tracking: /(?<=")VEV_[A-Z_]+(?=")/g,
  /** What starts something in a project. */
  triggers: /(?<=\.ON_[A-Z_]+=")on[A-Za-z]+(?=")/g,
  /** What happens then. */
  actions: /(?<=\.[A-Z_]+=")[A-Z_]{4,}(?=")/g,
};

/**
 * The values of constants that the SDK uses but declares nowhere, read from its published program.
 *
 * @returns A union of literals, as `comparisons.ts` takes types.
 * @throws When the program holds none.
 */
export function readConstants(kind: keyof typeof constants): string {
  const file = join(sdkRoot, 'node_modules/@vev/react/dist/esm/index.js');
  const values = new Set(
    (readFileSync(file, 'utf8').match(constants[kind]) ?? []).filter(
      (value) => kind === 'tracking' || !value.startsWith('VEV_'),
    ),
  );
  if (values.size === 0)
    throw new Error(`Unexpected lack of ${kind} in ${file}, expected the SDK's constants`);
  return [...values].map((value) => `'${value}'`).join(' | ');
}
