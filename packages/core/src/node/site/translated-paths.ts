import { posix } from 'node:path';
import { readFrontMatter, writtenFrontMatter } from '../../content/source/read-front-matter.ts';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { cleanPath } from '../../shared/page/paths.ts';
import { type Discovered, nameOnDisk, notFoundPath } from './discover.ts';

/* A translation may have an address in its own language: `path` in its front matter. */

/** The path that the front matter of a page names; undefined if it names none. */
export function writtenPath({ text, file, made }: PageSource, lang: string): string | undefined {
  const written = writtenFrontMatter(text);
  // Most pages have none: the compiler parses their YAML later.
  if (made || !/\bpath\b/.test(written)) return undefined;
  const { path } = readFrontMatter(written, file).frontMatter;
  if (path === undefined) return undefined;
  const clean = cleanPath(posix.normalize(`/${path.normalize('NFC')}`));
  // As in links: `/de/x` and `/x` are one page in a translation.
  return clean.startsWith(`/${lang}/`) ? clean.slice(lang.length + 1) : clean;
}

/**
 * The pages of a translation at the paths that their front matter names, with their expansions. A path that another page
 * has is reported, and not taken.
 *
 * @param source The pages of the source, which stand in for pages without translation.
 */
export function withOwnPaths(
  { pages, expansions, diagnostics }: Discovered,
  lang: string,
  source: readonly PageSource[],
): Discovered {
  const taken = new Map(
    [...source, ...pages].map(({ path, file }) => [nameOnDisk(path), { path, file }]),
  );
  const problems: Diagnostic[] = [];
  const moved = pages.map((page): PageSource => {
    const path = writtenPath(page, lang);
    if (path === undefined || path === page.path) return page;
    const problem = problemOf(page, path, taken.get(nameOnDisk(path)));
    if (problem) {
      problems.push(problem);
      return page;
    }
    taken.set(nameOnDisk(path), { path: page.path, file: page.file });
    return { ...page, path, sourcePath: page.path };
  });
  const paths = new Map(moved.map((page) => [page.sourcePath ?? page.path, page.path]));
  const byPath = (one: { path: string }, other: { path: string }) =>
    one.path < other.path ? -1 : 1;
  return {
    pages: moved.sort(byPath),
    expansions: expansions.map((own) => ({ ...own, path: paths.get(own.path) ?? own.path })),
    diagnostics: [...diagnostics, ...problems],
  };
}

function problemOf(
  page: PageSource,
  path: string,
  other: { path: string; file: string } | undefined,
): Diagnostic | undefined {
  const isFixed = page.path === '/' || page.path === notFoundPath;
  // Its own name in other letters is no other page.
  if (!isFixed && (!other || other.path === page.path)) return undefined;
  return {
    severity: 'error',
    ...(isFixed
      ? {
          rule: 'front-matter',
          message: `The page ${page.path} of a language has no other path`,
          hint: 'Delete path from its front matter',
        }
      : {
          rule: 'duplicate-path',
          message: `The path ${path} is taken by ${other!.file}`,
          hint: 'Write another path in the front matter of one of them',
        }),
    file: page.file,
  };
}
