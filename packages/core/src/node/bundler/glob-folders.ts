import { join, resolve } from 'node:path';

const wildcard = /[*{[]|\?(?=.*[./])/;

/**
 * The names that the calls of `import.meta.glob` in a module depend on: `/folder/**.json` for each
 * of its patterns stands for all files with that end below the folder before the pattern's first
 * wildcard. These are at least the files that the pattern matches.
 *
 * @param folder The module's folder, absolute.
 * @param root The folder of patterns that begin with a slash.
 */
export function globsIn(source: string, folder: string, root: string): string[] {
  if (!/\bimport\.meta\.glob\b/.test(source)) return [];
  const absolute = (path: string, from: string) =>
    path.startsWith('/') ? join(root, path) : resolve(from, path);
  const bases = [...source.matchAll(/\bbase['"]?\s*:\s*(["'`])(.+?)\1/g)].map(([, , path]) =>
    absolute(path!, folder),
  );
  const texts = [...source.matchAll(/(["'`])(\.{0,2}\/.*?)\1/g)].map(([, , text]) => text!);
  const found = texts
    .filter((text) => wildcard.test(text))
    .flatMap((pattern) => {
      const above = pattern.slice(0, pattern.search(wildcard)).replace(/[^/]*$/, '');
      const [, end = ''] = /\*([^*?{}[\]()!/]*)$/.exec(pattern) ?? [];
      return [folder, ...bases].map((from) => join(absolute(above, from), `**${end}`));
    });
  return [...new Set(found)];
}
