import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../shared/config/config.ts';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { hrefKind } from '../../shared/page/href.ts';
import { readPlaces } from './config-place.ts';

/** What is wrong with a value of the configuration that has the right form. */
export interface ConfigProblem {
  /** The keys that lead to the value. */
  path: PropertyKey[];
  message: string;
  hint?: string | undefined;
}

/** Finds the files of the public folder that the configuration names and that are not there. */
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
      message: `Unexpected "${address}" for "${path.join('.')}", expected a file of the public folder`,
      hint: `Put it at public${file}`,
    };
  });
}

/** Says what cards need that the configuration does not have. */
export function cardProblems({ socialCards, baseUrl, font }: Config): ConfigProblem[] {
  if (!socialCards) return [];
  const needed = { baseUrl, 'font.default': font?.default };
  return Object.entries(needed)
    .filter(([, value]) => value === undefined)
    .map(([key]) => ({
      path: ['socialCards'],
      message: `Unexpected "socialCards" without "${key}", expected both`,
      hint: `Set "${key}", or leave out "socialCards"`,
    }));
}

/** Every address of a map; one that is written for all keys at once is named by the option alone. */
function addressesIn(value: object | undefined, option: string) {
  const entries = Object.entries(value ?? {}) as [string, string][];
  const isSame = new Set(entries.map(([, address]) => address)).size === 1;
  return isSame
    ? [{ path: [option], address: entries[0]![1] }]
    : entries.map(([key, address]) => ({ path: [option, key], address }));
}

/** Gives problems their places in the config file. */
export async function placeProblems(
  problems: ConfigProblem[],
  root: string,
  file: string,
): Promise<Diagnostic[]> {
  if (problems.length === 0) return [];
  const placeOf = await readPlaces(readFileSync(join(root, file), 'utf8'), file);
  return problems.map(({ path, message, hint }) => ({
    severity: 'error',
    rule: 'config',
    message,
    hint,
    file,
    ...placeOf(path),
  }));
}
