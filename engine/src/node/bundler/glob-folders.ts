import { join, resolve } from 'node:path';

const wildcard = /[*{[]|\?(?=.*[./])/;

/**
 * Where `import.meta.glob` looks in a module: `/folder/**.json` for each of its patterns, which is all
 * files below the folder before the pattern's first wildcard that end as it does. That is more than the
 * pattern matches, never less.
 *
 * @param folder The module's own, absolute.
 * @param root What a pattern with a slash at its begin is relative to.
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
