import { readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { isWithinSome, realPathOf } from './real-paths.ts';

/**
 * The names of all files below a folder, relative to it and sorted. Symbolic links are followed,
 * except into an ancestor folder; dangling links are skipped.
 *
 * @param isTaken Whether to include a file, or a folder with everything below it, by its base name, or by
 *   its name relative to the folder. Default: all.
 * @param isFollowed Whether to follow a link, by its target and by its name relative to the folder.
 *   Default: all.
 */
export function filesBelow(
  folder: string,
  isTaken: (base: string, name: string) => boolean = () => true,
  isFollowed: (target: string, name: string) => boolean = () => true,
): string[] {
  const namesBelow = (path: string, above: string[], prefix: string): string[] => {
    const real = realPathOf(path);
    if (real === undefined || above.includes(real)) return [];
    return readdirSync(real, { withFileTypes: true })
      .filter(({ name }) => isTaken(name, prefix + name))
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
 * Creates a filter that follows the links below a folder of a site if their targets are within the
 * site, and reports all others.
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
        message: `The symbolic link to ${target} leads out of the ${others.length > 0 ? 'project' : 'site'}`,
        hint: `Move its target into the ${others.length > 0 ? 'project' : 'site'}, or remove the link`,
        file: posix.join(folder, name),
      });
    }
    return isInside;
  };
}
