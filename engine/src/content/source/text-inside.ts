import { readFileSync, realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';

/**
 * A file's text with LF line ends; undefined if it is missing, `outside` if it is outside of the
 * project.
 */
export function textInside(root: string, file: string): string | undefined {
  if (relative(root, file).startsWith('..')) return 'outside';
  try {
    const real = realpathSync(file);
    if (!real.startsWith(realpathSync(root) + sep)) return 'outside';
    return readFileSync(real, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}
