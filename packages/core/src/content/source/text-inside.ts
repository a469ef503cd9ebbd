import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readRegular } from '../base/read-regular.ts';
import { decodeText } from './decode-text.ts';
import { isTakenFrom, realRootOf } from './workspace.ts';

/** Whether a site may read a file, judged by its path before links are resolved. */
export function isInside(root: string, file: string): boolean {
  const real = realRootOf(root);
  return isTakenFrom(real, resolve(real, relative(root, file)));
}

/**
 * A file's text with LF line ends.
 *
 * @returns Undefined if it is missing, `outside` if it is neither in the site nor in its workspace.
 */
export function textInside(root: string, file: string): string | undefined {
  if (!isInside(root, file)) return 'outside';
  try {
    const real = realpathSync(file);
    if (!isTakenFrom(realRootOf(root), real)) return 'outside';
    return decodeText(readRegular(real));
  } catch {
    return undefined;
  }
}
