import { lstatSync, realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';

/** Where a path leads when every link is followed; undefined where that is nowhere, or a circle. */
export function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Whether a path is a folder or lies below it; both real. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

/** Whether a real path is one of the folders or lies below one; links may lead to these. */
export function isWithinSome(folders: string[], real: string): boolean {
  return folders.some((folder) => isWithin(realPathOf(folder) ?? folder, real));
}

/**
 * Says of a path below a folder whether it is a link that a watcher must not follow: to a folder that
 * the link itself stands in, which has no end, out of the border, or to nothing.
 *
 * @param border A real folder around it. Default: the folder itself.
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
