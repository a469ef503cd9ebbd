import { readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { isWithinSome, realPathOf } from './real-paths.ts';

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
): string[] {
  const namesBelow = (path: string, above: string[], prefix: string): string[] => {
    const real = realPathOf(path);
    if (real === undefined || above.includes(real)) return [];
    return readdirSync(real, { withFileTypes: true })
      .filter(({ name }) => isTaken(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const name = prefix + entry.name;
        const isLink = entry.isSymbolicLink();
        const target = isLink ? realPathOf(join(real, entry.name)) : join(real, entry.name);
        if (target === undefined || (isLink && !isFollowed(target, name))) return [];
        const found = isLink ? statSync(target) : entry;
        if (found.isDirectory()) return namesBelow(target, [...above, real], `${name}/`);
        return found.isFile() ? [name] : [];
      });
  };
  return namesBelow(folder, [], '');
}

/**
 * Follows the links below a folder of a site that stay in the site, and tells of each other.
 *
 * @param folder Relative to the root; it may itself be a link.
 * @param others Real folders that links may lead to as well. Default: none.
 */
export function staysInside(
  root: string,
  folder: string,
  diagnostics: Diagnostic[],
  others: string[] = [],
) {
  return (target: string, name: string): boolean => {
    const isInside = isWithinSome([root, join(root, folder), ...others], target);
    if (!isInside) {
      diagnostics.push({
        severity: rules['link-out'].severity,
        rule: 'link-out',
        message: `Unexpected link to ${target}, expected one that stays in the ${others.length > 0 ? 'project' : 'site'}`,
        hint: `Put what it leads to into the ${others.length > 0 ? 'project' : 'site'}, or remove the link`,
        file: posix.join(folder, name),
      });
    }
    return isInside;
  };
}
