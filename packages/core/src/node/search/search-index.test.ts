import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { debounceMs, resultCap, type SearchDocument } from '../../shared/search/search-options.ts';
import { findSections } from '../../shared/search/find-sections.ts';
import { openIndex } from '../../shared/search/index-source.ts';
import { miniSearchOptions } from '../../shared/search/minisearch.test.kit.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { indexPages, sidebarNames } from './search-index.ts';
import { serializeSearch } from './serialize-search.ts';

const section = (id: string, level: number, title: string, text = '') => ({
  id,
  level,
  title,
  html: title,
  text,
});
const pages = [
  {
    path: '/a',
    groups: ['Group'],
    sections: [section('', 1, 'A'), section('b-c', 2, 'B c', 'useSize()'), section('x', 3, 'D')],
  },
  { path: '/ü', groups: [], sections: [section('', 1, 'E', 'text'), section('é', 2, 'É')] },
];

/** The serialized index. */
function indexOf(base: string, of: ((typeof pages)[number] & { name?: string })[] = pages) {
  const rows = of.map((page) => ({ ...page, sections: () => page.sections }));
  return [...serializeSearch(indexPages(base, rows))].join('');
}

it('writes MiniSearch’s own format, which is read with the same options', () => {
  const index = indexOf('/docs');
  const plain = JSON.parse(index) as { serializationVersion: number };
  expect(plain.serializationVersion).toBe(2);
  const search = MiniSearch.loadJSON<SearchDocument>(index, miniSearchOptions);
  const [first] = search.search('useSize(');
  expect(first).toMatchObject({
    title: 'B c',
    titles: ['Group', 'A'],
    text: 'useSize()',
    href: '/docs/a#b-c',
    html: 'B c',
    isPage: false,
    id: 1,
  });
});

it('a list of links alone ranks below a section that says the same', async () => {
  const text = 'slow fields and slow pages of a shop';
  const links = { ...section('next', 2, 'Next', text), isLinkList: true as const };
  const of = [{ path: '/a', groups: [], sections: [links, section('why', 2, 'Reasons', text)] }];
  const found = await findSections(openIndex(JSON.parse(indexOf('', of))), 'slow fields');
  expect(found.map(({ href }) => href)).toEqual(['/a#why', '/a#next']);
});

it('a page with a smaller weight ranks below others that say the same, one with a greater above', async () => {
  const sections = [section('', 1, 'Slow fields', 'slow fields and slow pages of a shop')];
  const foundWith = async (weight: number) => {
    const rows = [
      { path: '/a', groups: [], weight, sections: () => sections },
      { path: '/b', groups: [], sections: () => sections },
      { path: '/c', groups: [], sections: () => [section('', 1, 'Other', 'slow')] },
    ];
    const index = [...serializeSearch(indexPages('', rows))].join('');
    const found = await findSections(openIndex(JSON.parse(index)), 'slow fields');
    return found.map(({ href }) => href);
  };
  expect(await foundWith(1)).toEqual(['/a', '/b', '/c']);
  expect(await foundWith(0.5)).toEqual(['/b', '/a', '/c']);
  expect(await foundWith(0.01)).toEqual(['/b', '/a', '/c']);
  expect(await foundWith(1e9)).toEqual(['/a', '/b', '/c']);
});

it('writes the same as MiniSearch, with sorted terms', () => {
  const ours = JSON.parse(indexOf('')) as { storedFields: Record<string, SearchDocument> };
  const search = new MiniSearch<SearchDocument>(miniSearchOptions);
  const documents = Object.values(ours.storedFields).map((document, id) => ({ ...document, id }));
  search.addAll(documents);
  const theirs = search.toJSON();
  const index = theirs.index.toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(JSON.stringify(ours)).toBe(JSON.stringify({ ...theirs, index }));
});

it('writes a long index in chunks, which are the same file', () => {
  const sections = Array.from({ length: 300 }, (_, id) =>
    section(`s${id}`, 2, `Title ${id}`, `word${id} `.repeat(1000)),
  );
  const rows = [{ path: '/a', groups: [], sections: () => sections }];
  const chunks = [...serializeSearch(indexPages('', rows))];
  expect(chunks.length).toBeGreaterThan(1);
  const index = JSON.parse(chunks.join('')) as { documentCount: number };
  expect(index.documentCount).toBe(300);
});

it('does not count stop words and signs in the length of a text', () => {
  const lengthsOf = (...texts: string[]) => {
    const sections = texts.map((text, index) => section(`s${index}`, 2, 'Title & x', text));
    const index = indexOf('', [{ path: '/a', groups: [], sections }]);
    const { fieldLength } = JSON.parse(index) as { fieldLength: Record<string, number[]> };
    return Object.values(fieldLength).map(([title, , text]) => [title, text]);
  };
  const texts = ['apples pears', 'the apples => and their pears', 'the', ''];
  expect(lengthsOf(...texts)).toEqual([
    [2, 2],
    [2, 2],
    // MiniSearch divides by the mean.
    [2, 1],
    [2, 0],
  ]);
});

it('writes the same bytes for the same pages', () => {
  expect(indexOf('')).toBe(indexOf('', structuredClone(pages)));
});

it('has the ranking constants and fields of the specification', () => {
  expect([resultCap, debounceMs]).toEqual([16, 200]);
  expect(miniSearchOptions.searchOptions).toMatchObject({
    boost: { title: 4, text: 2, titles: 1 },
    fuzzy: 0.2,
    prefix: true,
    bm25: { k: 1.2, b: 0.7, d: 0.5 },
    weights: { fuzzy: 0.45, prefix: 0.375 },
  });
  expect(miniSearchOptions.fields).toEqual(['title', 'titles', 'text']);
});

it('contains the groups of a page, and its name in the sidebar if it differs', () => {
  const sidebar = [{ text: 'A', items: [{ text: 'Title', items: [{ text: 'x', link: '/p' }] }] }];
  const config = configOf({ sidebar });
  expect(sidebarNames(config, '/p', 'Title')).toEqual({ groups: ['A'], name: 'x' });
  expect(sidebarNames(config, '/p', 'The x')).toEqual({ groups: ['A', 'Title'] });
  expect(sidebarNames(config, '/q', 'Title')).toEqual({ groups: [] });
  const areas = [{ text: 'Area', items: [{ text: 'Short', link: '/q' }] }];
  const withAreas = configOf({ sidebar, areas });
  expect(sidebarNames(withAreas, '/q', 'Title')).toEqual({ groups: ['Area'], name: 'Short' });
});

it('finds a page by its name in the sidebar, which is not a parent', async () => {
  const [page] = structuredClone(pages);
  const search = openIndex(JSON.parse(indexOf('', [{ ...page!, name: 'Wombat' }])));
  const [first] = await findSections(search, 'wombat');
  expect(first).toMatchObject({ href: '/a', titles: ['Group'], title: ['A'] });
});
