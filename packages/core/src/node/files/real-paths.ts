import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The target of a path after all links are followed; undefined for a dangling or cyclic link. */
export function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Whether a path is a folder or below it; both without links. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/** Whether a real path is one of the folders or below one; links may have these targets. */
export function isWithinSome(folders: string[], real: string): boolean {
  return folders.some((folder) => isWithin(realPathOf(folder) ?? folder, real));
}

/**
 * The file of a folder with a name; undefined if there is none, or if a link leaves the folder and
 * `site`.
 *
 * @param site A folder that links may enter, too, absolute. Default: none.
 */
export function fileBelow(folder: string, name: string, site = folder): string | undefined {
  const path = join(folder, name);
  const file = isWithin(folder, path) ? realPathOf(path) : undefined;
  if (file === undefined || !isWithinSome([folder, site], file)) return undefined;
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/**
 * Returns a test for links below a folder that a watcher must not follow: to an ancestor of the
 * link, which has no end, out of the border, or to nothing.
 *
 * @param border A real folder around the folder. Default: the folder itself.
 */
export function isForeignLink(
  root: string,
  border = realPathOf(root) ?? root,
): (path: string) => boolean {
  return (path) => {
    if (!path.startsWith(root) || !isLink(path)) return false;
    const real = realPathOf(path);
    if (real === undefined || !isWithin(border, real)) return true;
    for (let above = dirname(path); isWithin(root, above); above = dirname(above)) {
      const realAbove = realPathOf(above);
      if (realAbove !== undefined && isWithin(real, realAbove)) return true;
    }
    return false;
  };
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
