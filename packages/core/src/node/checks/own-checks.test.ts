import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import type { Extension } from '../../shared/extension/extension.ts';
import { emptyFacts, type PageFacts } from '../../shared/page/page.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { checkByExtensions } from './own-checks.ts';

const rules = { seats: { severity: 'warn', finds: 'A room without seats' } } as const;

/** The mistakes that an extension finds in a site of two pages and a broken one. */
function found(check: NonNullable<Extension['check']>, pages: PageFacts[] = []) {
  const page = (path: string, title: string) => ({
    ...emptyFacts(path, `pages${path}.md`),
    title,
    headings: [{ level: 1, id: '', text: title, line: 3 }],
  });
  const broken: PageFacts = {
    ...emptyFacts('/broken', 'pages/broken.md'),
    diagnostics: [{ severity: 'error', rule: 'syntax', message: 'm' }],
  };
  const facts = [page('/b', 'Blue'), page('/a', 'Garden'), broken, ...pages];
  const site = siteWith({
    config: configOf({ extensions: [{ name: 'house', rules, check }] }),
    pages: [{ path: '/a', file: 'pages/a.md', text: '---\n---\n# Garden' }],
  });
  return checkByExtensions(site, new Map(facts.map((each) => [each.path, each])));
}

it('a check gets every page that could be compiled, and reports at places by the rules of its extension', async () => {
  const seen: string[] = [];
  const problems = await found(({ title, pages, report }) => {
    seen.push(title, ...pages.map(({ path, source }) => `${path} ${source.length}`));
    for (const { file, headings } of pages)
      report({ rule: 'seats', message: 'No seats', file, line: headings[0]!.line });
  });
  expect(seen).toEqual(['Vev', '/a 16', '/b 0']);
  expect(problems).toEqual([
    { rule: 'seats', severity: 'warning', message: 'No seats', file: 'pages/a.md', line: 3 },
    { rule: 'seats', severity: 'warning', message: 'No seats', file: 'pages/b.md', line: 3 },
  ]);
});

it('a check that throws is an error that names the extension, beside what it had found', async () => {
  const problems = await found(({ report }) => {
    report({ rule: 'seats', message: 'No seats' });
    throw new Error('no rooms');
  });
  expect(problems).toMatchObject([
    { rule: 'seats' },
    { rule: 'extension', message: 'The extension "house" failed in check: no rooms' },
  ]);
});
