import { DiagnosticError, errorWith, evaluateModule } from 'stilldocs/node';
import { missingPackages } from './missing-packages.ts';

/**
 * Evaluates the configuration of another engine.
 *
 * @param file Absolute.
 * @param replaced Packages of that engine, which are not loaded.
 * @returns Its value, the absolute files that it consists of, and the packages that are not installed.
 * @throws DiagnosticError if it throws.
 */
export async function loadForeignConfig(
  file: string,
  replaced: RegExp,
): Promise<{ value: Record<string, unknown>; files: string[]; missing: string[] }> {
  const missing = new Set<string>();
  try {
    const { exports, files } = await evaluateModule(file, [missingPackages(replaced, missing)]);
    const value = (await valueOf(exports.default)) ?? {};
    return { value: value as Record<string, unknown>, files, missing: [...missing] };
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const message = `${file} failed: ${error instanceof Error ? error.message : String(error)}`;
    const hint = 'Install the packages of the site first: its configuration is evaluated';
    throw errorWith({ rule: 'config', message, hint, file });
  }
}

/** The value of a default export: itself, its promise, or what a function returns for a build. */
async function valueOf(exported: unknown): Promise<unknown> {
  const value = await exported;
  if (typeof value !== 'function') return value;
  return await (value as (env: object) => unknown)({ command: 'build', mode: 'production' });
}
