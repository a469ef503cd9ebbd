import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allLines, codeLines, styleLines } from './count-lines.ts';

/** How a kind of lines is known by the paths of its files, and counted. */
interface KindRow {
  path: RegExp;
  count(path: string, text: string): number;
}

/** The kinds of lines, in the order in which a path is tried: code and styles without comments and blank lines. */
const kinds = {
  fixtures: {
    path: /(?:^tests\/(?:fixture|extended)\/|\/(?:fixtures|__snapshots__)\/).*\.(?:[jt]sx?|mdx?|html|css|json|ya?ml)$/,
    count: (_path, text) => allLines(text),
  },
  tests: {
    path: /(?:^tests\/.*|\.(?:test|spec)\b.*)\.(?:tsx?|m?js)$/,
    count: (_path, text) => allLines(text),
  },
  styles: { path: /\.css$/, count: (_path, text) => styleLines(text) },
  code: { path: /\.(?:tsx?|m?js)$/, count: codeLines },
} satisfies Record<string, KindRow>;

export type Kind = keyof typeof kinds;

/** The kind of the lines of a file; undefined for a file that does not count, such as a picture or a page. */
export function kindOf(path: string): Kind | undefined {
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].path.test(path));
}

/** The lines of each file in a repository that git does not ignore, by its path from there. */
export function countFiles(root: string): { path: string; kind: Kind; lines: number }[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  return paths.flatMap((path) => {
    const kind = kindOf(path);
    // A deleted file is listed until the deletion is staged.
    if (kind === undefined || !existsSync(join(root, path))) return [];
    const text = readFileSync(join(root, path), 'utf8');
    return { path, kind, lines: kinds[kind].count(path, text) };
  });
}
