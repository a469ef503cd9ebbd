import { readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { isWithin, isWithinSome, realPathOf } from './real-paths.ts';

/** Why an entry of a folder is no file of it. */
type Skipped = 'dangling' | 'around' | 'special' | 'noFolder';

/**
 * The names of all files below a folder, relative to it and sorted. Symbolic links are followed,
 * except to a folder around them; dangling links, pipes, sockets and devices are skipped.
 *
 * @param isTaken Whether to include a file, or a folder with everything below it, by its base name, by
 *   its name relative to the folder, and by whether it is a folder. Default: all.
 * @param isFollowed Whether to follow a link, by its target and by its name relative to the folder.
 *   Default: all.
 * @param onSkipped Called for each entry that is skipped.
 */
export function filesBelow(
  folder: string,
  isTaken: (base: string, name: string, isFolder: boolean) => boolean = () => true,
  isFollowed: (target: string, name: string) => boolean = () => true,
  onSkipped: (name: string, why: Skipped) => void = () => {},
): string[] {
  const namesBelow = (real: string, above: string[], prefix: string): string[] => {
    const around = [...above, real];
    return readdirSync(real, { withFileTypes: true })
      .filter((entry) => isTaken(entry.name, prefix + entry.name, entry.isDirectory()))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const name = prefix + entry.name;
        const skip = (why: Skipped) => (onSkipped(name, why), []);
        const isLink = entry.isSymbolicLink();
        const target = isLink ? realPathOf(join(real, entry.name)) : join(real, entry.name);
        if (target === undefined) return skip('dangling');
        if (isLink && around.some((each) => isWithin(target, each))) return skip('around');
        if (isLink && !isFollowed(target, name)) return [];
        const found = isLink ? statSync(target) : entry;
        if (found.isDirectory()) return namesBelow(target, around, `${name}/`);
        return found.isFile() ? [name] : skip('special');
      });
  };
  const real = realPathOf(folder);
  if (real === undefined) return [];
  if (statSync(real).isDirectory()) return namesBelow(real, [], '');
  onSkipped('', 'noFolder');
  return [];
}

const skippedProblems: Record<
  Skipped,
  Pick<Diagnostic, 'severity' | 'rule' | 'message' | 'hint'>
> = {
  // Editors leave such links beside files with unsaved changes.
  dangling: {
    severity: 'warning',
    rule: 'link-out',
    message: 'The symbolic link leads to nothing',
    hint: 'Correct its target, or remove the link',
  },
  around: {
    severity: 'warning',
    rule: 'link-out',
    message: 'The symbolic link leads to a folder around it, and is not followed',
    hint: 'Link to the folder or file that the site needs, or remove the link',
  },
  special: {
    severity: 'warning',
    rule: 'file-system',
    message: 'A pipe, a socket or a device is no file that can be published',
    hint: 'Remove it, or write a file in its place',
  },
  noFolder: {
    severity: 'error',
    rule: 'file-system',
    message: 'A file is in the place of a folder',
    hint: 'Rename the file, and put the files of the site into a folder of this name',
  },
};

/** Reports what `filesBelow` skips of a folder of a site, except hidden names. */
export function noteSkipped(folder: string, diagnostics: Diagnostic[]) {
  return (name: string, why: Skipped): void => {
    if (/(?:^|\/)\./.test(name)) return;
    diagnostics.push({ ...skippedProblems[why], file: posix.join(folder, name) });
  };
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
