import { callsOf, importsOf, type OwnPackage } from './own-packages.ts';
import { Code, printValue } from './print-value.ts';

/**
 * Prints the file of a configuration without options that are functions.
 *
 * @param needed The packages whose extensions the site needs. Default: none.
 */
export function printConfig(config: Record<string, unknown>, needed: OwnPackage[] = []): string {
  const extensions = callsOf(needed).map((call) => new Code(call));
  const options = Object.fromEntries(
    Object.entries({ ...config, ...(needed.length > 0 && { extensions }) }).filter(
      ([, value]) => value !== undefined && typeof value !== 'function',
    ),
  );
  const body = printValue(withoutFunctions(options)).replace(/^\{ (.*) \}$/, '{\n  $1,\n}');
  const types = body.includes('ReactElement') ? "import type { ReactElement } from 'react';\n" : '';
  return `${importsOf(needed)}import { defineConfig } from 'stilldocs';\n${types}\nexport default defineConfig(${body});\n`;
}

/** A value without functions: they come from packages that are not installed. */
function withoutFunctions(value: unknown): unknown {
  if (value instanceof Code || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.filter((item) => typeof item !== 'function').map(withoutFunctions);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => typeof item !== 'function')
      .map(([key, item]) => [key, withoutFunctions(item)]),
  );
}
