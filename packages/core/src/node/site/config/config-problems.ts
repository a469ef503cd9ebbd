import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '../../../shared/config/config.ts';
import type { Diagnostic } from '../../../shared/diagnostics/diagnostic.ts';
import { type RuleName, rules } from '../../../shared/diagnostics/rules.ts';
import { hrefKind } from '../../../shared/page/href.ts';
import { readPlaces } from './config-place.ts';

/** The problem of a configuration value that matches the schema. */
export interface ConfigProblem {
  /** The path of keys to the value. */
  path: PropertyKey[];
  /** Default `config`. */
  rule?: RuleName;
  message: string;
  hint?: string | undefined;
  target?: string | undefined;
}

/** Finds files of the public folder that the configuration names, but that do not exist. */
export function missingFiles(config: Config, root: string): ConfigProblem[] {
  const named = [
    ...addressesIn(config.iconUrl, 'iconUrl'),
    ...addressesIn(config.logoUrl, 'logoUrl'),
    ...addressesIn(config.ogImageUrl, 'ogImageUrl'),
  ];
  return named.flatMap(({ path, address }) => {
    const [file = ''] = address.split(/[?#]/);
    const isPattern = /%(logo|title|description)/.test(address);
    if (hrefKind(address) !== 'path' || isPattern || existsSync(join(root, 'public', file)))
      return [];
    return {
      path,
      message: `The file "${address}" of "${path.join('.')}" does not exist`,
      hint: `Put it at public${file}`,
    };
  });
}

/** Reports options that extensions need and the configuration lacks. */
export function missingOptions(config: Config): ConfigProblem[] {
  return config.extensions.flatMap(({ name, needs = [] }, index) =>
    needs
      .filter((option) => valueAt(config, option.split('.')) === undefined)
      .map((option) => ({
        path: ['extensions', index],
        message: `The extension "${name}" needs "${option}", which is not set`,
        hint: `Set "${option}", or leave out the extension`,
      })),
  );
}

function valueAt(value: unknown, [key, ...below]: string[]): unknown {
  return key === undefined ? value : valueAt(Object(value)[key], below);
}

/** Every address of a map; the path of a single address is the option. */
function addressesIn(value: object | undefined, option: string) {
  const entries = Object.entries(value ?? {}) as [string, string][];
  const isSame = new Set(entries.map(([, address]) => address)).size === 1;
  return isSame
    ? [{ path: [option], address: entries[0]![1] }]
    : entries.map(([key, address]) => ({ path: [option, key], address }));
}

/**
 * Adds the places in a config file to problems.
 *
 * @param main The file, absolute. Where it does not exist, problems have no line.
 */
export async function placeProblems(
  problems: ConfigProblem[],
  main: string,
): Promise<Diagnostic[]> {
  if (problems.length === 0) return [];
  const file = basename(main);
  const placeOf = existsSync(main) ? await readPlaces(readFileSync(main, 'utf8'), file) : undefined;
  return problems.map(({ path, rule = 'config', message, hint, target }) => ({
    severity: rules[rule].severity,
    rule,
    message,
    hint,
    target,
    file,
    ...placeOf?.(path),
  }));
}
