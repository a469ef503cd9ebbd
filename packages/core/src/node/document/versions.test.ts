import { expect, it } from 'vitest';
import type { Edition } from '../site/editions.ts';
import type { VersionEditions } from '../site/versions/versions.ts';
import type { Site } from '../site/site.ts';
import { canonicalOf, documentVersions } from './versions.ts';

const editionOf = (lang: string, base: string, paths: string[]): Edition => ({
  ...{ lang, base, label: lang, pagesDir: 'pages', fallback: 'page', offer: '' },
  pages: new Map(
    paths.map((path) => [path, { path, file: `pages${path}.md`, text: `# ${path} of ${base}` }]),
  ),
});
const versionOf = (name: string, source: string[], german: string[]): VersionEditions => {
  const base = name === '2' ? '' : `/${name}`;
  const editions = [editionOf('en', base, source), editionOf('de', `${base}/de`, german)];
  return { name, label: `Version ${name}`, archived: name === '0', editions };
};
const all = [
  versionOf('2', ['/', '/a', '/new/page'], ['/']),
  {
    ...versionOf('1', ['/', '/a', '/old'], ['/a']),
    moves: { today: new Map([['/old', '/new/page']]), past: new Map([['/new/page', '/old']]) },
  },
  versionOf('0', ['/a'], []),
];

/** A version of a site in a language. */
const siteOf = (index: number, lang: string) =>
  ({
    config: { lang, base: all[index]!.editions.find((it) => it.lang === lang)!.base },
    versions: [{ area: '/', all, own: all[index]! }],
    ...(index > 0 && { version: { archived: all[index]!.archived } }),
  }) as unknown as Site;
const menu = (index: number, lang: string, path: string) =>
  documentVersions(siteOf(index, lang), path)!.map(({ href, instead }) =>
    [href, instead].filter(Boolean).join(' '),
  );

it('leads to the same page in the same language, or to the nearest one', () => {
  expect(menu(0, 'en', '/new/page')).toEqual(['/new/page', '/1/old', '/0/a /a of /0']);
  expect(menu(1, 'en', '/old')).toEqual(['/new/page', '/1/old', '/0/a /a of /0']);
  expect(menu(1, 'de', '/a')).toEqual(['/de/a', '/1/de/a', '/0/de/a']);
  expect(menu(2, 'de', '/404')).toEqual(['/de/', '/1/de/', '/0/de/a']);
});

it('leads search engines to the page of today in the language of its words', () => {
  expect(canonicalOf(siteOf(1, 'en'), '/old')).toEqual({ base: '', path: '/new/page' });
  expect(canonicalOf(siteOf(1, 'de'), '/a')).toEqual({ base: '/de', path: '/a' });
  expect(canonicalOf(siteOf(1, 'de'), '/a', 'en')).toEqual({ base: '', path: '/a' });
  expect(canonicalOf(siteOf(2, 'en'), '/a')).toBe(undefined);
  expect(canonicalOf(siteOf(0, 'en'), '/a')).toBe(undefined);
});
