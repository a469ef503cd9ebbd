import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import {
  debounceMs,
  indexOptions,
  resultCap,
  type SearchDocument,
} from '../../shared/search/search-options.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { unpackTitles } from '../../shared/search/search-titles.ts';
import { buildSearchIndex, sidebarGroups } from './search-index.ts';

const section = (id: string, level: number, title: string, text = '') => ({
  id,
  level,
  title,
  html: title,
  text,
  symbols: id === 'b-c' ? ['useSize'] : [],
});
const pages = [
  {
    path: '/a',
    groups: ['Group'],
    sections: [section('', 1, 'A'), section('b-c', 2, 'B c', 'useSize()'), section('x', 3, 'D')],
  },
  { path: '/ü', groups: [], sections: [section('', 1, 'E', 'text'), section('é', 2, 'É')] },
];

/** The files of search as they are written. */
function filesOf(base: string, of = pages) {
  const rows = of.map((page) => ({ ...page, sections: () => page.sections }));
  const { index, titles } = buildSearchIndex(base, rows);
  return { index: index(), titles: titles() };
}

it('writes MiniSearch’s own format, which is read with the same options', () => {
  const { index } = filesOf('/docs');
  const plain = JSON.parse(index) as { serializationVersion: number };
  expect(plain.serializationVersion).toBe(2);
  const search = MiniSearch.loadJSON(index, indexOptions as never);
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

it('writes what MiniSearch would, its terms in order', () => {
  const ours = JSON.parse(filesOf('').index) as { storedFields: Record<string, SearchDocument> };
  const search = new MiniSearch<SearchDocument>(indexOptions);
  const documents = Object.values(ours.storedFields).map((document, id) => ({ ...document, id }));
  search.addAll(documents);
  const theirs = search.toJSON();
  const index = theirs.index.toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(JSON.stringify(ours)).toBe(JSON.stringify({ ...theirs, index }));
});

it('gives the same bytes for the same pages', () => {
  expect(filesOf('')).toEqual(filesOf('', structuredClone(pages)));
});

it('gives the same addresses and titles in both files', () => {
  const { index, titles } = filesOf('/docs');
  const { storedFields } = JSON.parse(index) as {
    storedFields: Record<string, { href: string; title: string; titles: string[] }>;
  };
  const unpacked = unpackTitles(JSON.parse(titles) as never, '/docs');
  const outline = ({ href, title, titles: above }: (typeof storedFields)[string]) => [
    href,
    title,
    above,
  ];
  expect(unpacked.map(outline)).toEqual(Object.values(storedFields).map(outline));
});

it('keeps ranking constants and fields as the specification has them', () => {
  expect([resultCap, debounceMs]).toEqual([16, 200]);
  expect(indexOptions.searchOptions).toMatchObject({
    fields: ['title', 'titles', 'text'],
    boost: { title: 4, text: 2, titles: 1 },
    fuzzy: 0.2,
    prefix: true,
    bm25: { k: 1.2, b: 0.7, d: 0.5 },
    weights: { fuzzy: 0.45, prefix: 0.375 },
  });
  expect(indexOptions.autoVacuum).toMatchObject({
    minDirtFactor: 0.1,
    minDirtCount: 20,
    batchSize: 1000,
  });
});

it('names what the sidebar calls a page and the groups around it', () => {
  const sidebar = [{ text: 'A', items: [{ text: 'Title', items: [{ text: 'x', link: '/p' }] }] }];
  const config = configOf({ sidebar });
  expect(sidebarGroups(config, '/p', 'Title')).toEqual(['A', 'x']);
  expect(sidebarGroups(config, '/q', 'Title')).toEqual([]);
});
