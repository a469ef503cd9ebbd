import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkRoot } from '../page-source.ts';

/** The constants of the SDK on pages, as patterns of its published program. */
const constants = {
  /** Types of tracking events. */
  tracking: /(?<=")VEV_[A-Z_]+(?=")/g,
  /** Triggers of a project. */
  triggers: /(?<=\.ON_[A-Z_]+=")on[A-Za-z]+(?=")/g,
  /** Actions of a project. */
  actions: /(?<=\.[A-Z_]+=")[A-Z_]{4,}(?=")/g,
};

/**
 * The values of constants that the SDK uses without a declaration, from its published program.
 *
 * @returns A union of literals, as types in `comparisons.ts`.
 * @throws If the program contains none.
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
