import { createRequire } from 'node:module';

/** The file of a package as another file would import it; undefined if it is not installed. */
export function resolveFrom(file: string, name: string): string | undefined {
  try {
    return createRequire(file).resolve(name);
  } catch {
    return undefined;
  }
}
