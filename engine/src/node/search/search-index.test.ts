import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import {
  debounceMs,
  indexOptions,
  resultCap,
  type SearchDocument,
} from '../../shared/search/search-options.ts';
import { unpackTitles } from '../../shared/search/search-titles.ts';
import { textOfParts } from '../files/file-parts.ts';
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
  const rows = of.map((page) => ({ ...page, key: page.path, sections: () => page.sections }));
  const { index, titles } = buildSearchIndex(base, rows);
  return { index: index().join(''), titles: textOfParts(titles()) };
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

/** What of an index says something about sections, by their numbers. */
interface PlainIndex {
  documentIds: Record<string, number>;
  fieldLength: Record<string, number[]>;
  storedFields: Record<string, SearchDocument>;
  index: [term: string, fields: Record<string, Record<string, number>>][];
  nextId: number;
}

it('writes what MiniSearch would, but for gaps between the numbers of sections', () => {
  const ours = JSON.parse(filesOf('').index) as PlainIndex;
  const numbers = Object.keys(ours.documentIds).map(Number);
  expect(numbers).toEqual([0, 1, 2, 8, 9]);
  const search = new MiniSearch<SearchDocument>(indexOptions);
  search.addAll(numbers.map((id) => ({ ...ours.storedFields[id]!, id })));
  const theirs = JSON.parse(JSON.stringify(search)) as PlainIndex;
  const renumbered = <Value>(values: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(values).map(([number, value]) => [numbers[Number(number)], value]),
    );
  expect(ours).toEqual({
    ...theirs,
    nextId: 10,
    documentIds: renumbered(theirs.documentIds),
    fieldLength: renumbered(theirs.fieldLength),
    storedFields: renumbered(theirs.storedFields),
    index: theirs.index
      .map(([term, fields]) => [
        term,
        Object.fromEntries(
          Object.entries(fields).map(([field, frequencies]) => [field, renumbered(frequencies)]),
        ),
      ])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  });
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
  const config = {
    sidebar: [{ text: 'A', items: [{ text: 'Title', items: [{ text: 'x', link: '/p' }] }] }],
  } as never;
  expect(sidebarGroups(config, '/p', 'Title')).toEqual(['A', 'x']);
  expect(sidebarGroups(config, '/q', 'Title')).toEqual([]);
});
