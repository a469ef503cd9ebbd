import { readdirSync, type Stats, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { isWithin, realPathOf } from './real-paths.ts';

/**
 * The names of every file below a folder, relative to it and in order. Links are followed, but never
 * into a folder that is already being read; those that lead to nothing are left out.
 *
 * @param isTaken Says by its own name whether a file, or a folder with all below it, is taken. Default: all are.
 * @param isFollowed Says of a link, by where it leads and by its name from the folder, whether it is followed. Default: all are.
 */
export function filesBelow(
  folder: string,
  isTaken: (name: string) => boolean = () => true,
  isFollowed: (target: string, name: string) => boolean = () => true,
) {
  return namesBelow(folder, { isTaken, isFollowed }, [], '');
}

/**
 * Follows the links below a folder of a site that stay in the site, and tells of each other.
 *
 * @param folder Relative to the root; it may itself be a link.
 */
export function staysInside(root: string, folder: string, diagnostics: Diagnostic[]) {
  const border = [root, join(root, folder)].map((each) => realPathOf(each) ?? each);
  return (target: string, name: string): boolean => {
    const isInside = border.some((each) => isWithin(each, target));
    if (!isInside) {
      diagnostics.push({
        severity: rules['link-out'].severity,
        rule: 'link-out',
        message: `Unexpected link to ${target}, expected one that stays in the site`,
        hint: 'Put what it leads to into the site, or remove the link',
        file: posix.join(folder, name),
      });
    }
    return isInside;
  };
}

interface Choice {
  isTaken(name: string): boolean;
  isFollowed(target: string, name: string): boolean;
}

function namesBelow(folder: string, choice: Choice, above: string[], prefix: string): string[] {
  const real = realPathOf(folder);
  if (real === undefined || above.includes(real)) return [];
  return readdirSync(real, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (!choice.isTaken(entry.name)) return [];
      const path = join(real, entry.name);
      const name = prefix + entry.name;
      const leadsTo = entry.isSymbolicLink() ? realPathOf(path) : undefined;
      if (leadsTo !== undefined && !choice.isFollowed(leadsTo, name)) return [];
      const target = entry.isSymbolicLink() ? linkTarget(path) : entry;
      if (target?.isDirectory()) return namesBelow(path, choice, [...above, real], `${name}/`);
      return target?.isFile() ? [name] : [];
    });
}

/** What a link leads to; undefined when that is nothing, or the link goes around in a circle. */
function linkTarget(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
