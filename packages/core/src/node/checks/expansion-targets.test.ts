import { expect, it } from 'vitest';
import { emptyFacts, type PageFacts } from '../../shared/page/page.ts';
import { readExpansions } from '../site/read-expansions.ts';
import { checkExpansions } from './expansion-targets.ts';

const page: PageFacts = {
  ...emptyFacts('/a', 'pages/a.mdx'),
  headings: [
    { level: 1, id: 'title', text: 'Title', line: 1 },
    { level: 2, id: 'use-size', text: 'useSize', line: 3 },
  ],
};
const messages = (text: string, facts: PageFacts[] = [page]) =>
  checkExpansions(
    { expansions: [readExpansions('/a', 'pages/a.search.txt', text)] },
    new Map(facts.map((each) => [each.path, each])),
  ).map(({ file, line, message, hint }) => `${file}:${line}: ${message}. ${hint}`);

it('finds no mistake in sections of the page', () => {
  expect(messages('start\n#use-size\nhow wide')).toEqual([]);
});

it('reports a section that the page does not have, and mistakes of the file', () => {
  expect(messages('#use-sise\nhow wide\nhow wide')).toEqual([
    'pages/a.search.txt:3: "how wide" is listed twice. Delete it',
    'pages/a.search.txt:1: There is no heading "#use-sise" in pages/a.mdx. Did you mean "#use-size"?',
  ]);
});

it('reports the id of the title, whose section is the start of the page', () => {
  expect(messages('#title\nhow')[0]).toContain('There is no heading "#title"');
});

it('reports a file without a page, or beside one that search does not find', () => {
  const message =
    'pages/a.search.txt:1: There is no page for pages/a.search.txt that search finds. Name it as the page: start.search.txt beside start.mdx';
  expect(messages('x', [])).toEqual([message]);
  expect(messages('x', [{ ...page, frontMatter: { searchable: false } }])).toEqual([message]);
});
