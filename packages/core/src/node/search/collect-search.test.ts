import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { emptyFacts } from '../../shared/page/page.ts';
import { findSections } from '../../shared/search/find-sections.ts';
import { openIndex } from '../../shared/search/index-source.ts';
import { maxPagesInOneFile } from '../../shared/search/shard-files.ts';
import { openShards } from '../../shared/search/shard-source.ts';
import type { Edition } from '../site/editions.ts';
import { readExpansions } from '../site/read-expansions.ts';
import { createSearchCollector, filesOfSearch } from './collect-search.ts';

const sections = JSON.stringify([
  { id: '', level: 1, title: 'A', html: 'A', text: 'Text.' },
  { id: 'é', level: 2, title: 'É', html: 'É', text: 'More.' },
]);
const text = 'begin\n#é\nwords of readers';

/** The search of a site with a number of pages, and with a file of expansions next to the first. */
function collected(written: string | undefined, count = 1) {
  const paths = Array.from({ length: count }, (_, number) => `/ü${number}`);
  const own = readExpansions('/ü0', 'pages/ü0.search.txt', written ?? '');
  const site = {
    config: { ...configOf({}), base: '/docs' },
    pages: paths.map((path) => ({ path, file: '', text: '' })),
    expansions: written === undefined ? [] : [own],
  };
  const collector = createSearchCollector({ site, engine: '' });
  for (const path of paths)
    collector.add(
      { ...emptyFacts(path, ''), title: 'A' },
      { htmlVersion: '', sections: () => sections },
    );
  return { site, collector, ...collector.finish() };
}

it('writes expansions into a file of their own: the index stays the same, byte for byte', () => {
  const [without, with_] = [collected(undefined), collected(text)];
  expect([...with_.make()]).toEqual([...without.make()]);
  expect(with_.version).toBe(without.version);
  expect(with_.expansions).toBe(
    '{"expansions":1,"pages":{"/docs/%C3%BC0":{"":["begin"],"%C3%A9":["words of readers"]}}}',
  );
  expect(filesOfSearch(without.site)).toEqual(['search-index.json']);
  expect(filesOfSearch(with_.site)).toEqual(['search-index.json', 'search-expansions.json']);
  expect(without.expansions).toBeUndefined();
});

it('writes them into the shards of a large site, and into the file for agents', () => {
  const count = maxPagesInOneFile + 1;
  const [without, with_] = [collected(undefined, count), collected(text, count)];
  const filesOf = ({ shards }: typeof with_) => {
    const files = new Map<string, string>();
    for (const { file, content } of shards!()) files.set(file, content);
    return files;
  };
  const [before, after] = [filesOf(without), filesOf(with_)];
  expect(after.get('_search/0.json')).toContain('"also":["words of readers"]');
  expect(before.get('_search/0.json')).not.toContain('also');
  expect(with_.version).not.toBe(without.version);
  expect([...with_.make()]).toEqual([...without.make()]);
  expect(with_.expansions).toContain('begin');
  expect(filesOfSearch(with_.site), 'readers have them in shards').toEqual(['_search/index.json']);
});

it('reads them again for each index: the dev server adds a page once', () => {
  const { site, collector } = collected(undefined);
  site.expansions = [readExpansions('/ü0', 'pages/ü0.search.txt', text)];
  expect(collector.finish().expansions).toContain('begin');
  site.expansions = [readExpansions('/gone', 'pages/gone.search.txt', text)];
  expect(collector.finish().expansions).toBeUndefined();
});

/** The search of a translation with one page, whose source has more. */
function translated(fallback: Edition['fallback'], count: number) {
  const paths = Array.from({ length: count }, (_, number) => `/p${number}`);
  const page = (path: string) => ({ path, file: '', text: '' });
  const edition = (lang: string, base: string, own: string[]): Edition => ({
    ...{ lang, base, fallback, label: lang, offer: '', pagesDir: '' },
    pages: new Map(own.map((path) => [path, page(path)])),
  });
  const [source, own] = [edition('en', '/docs', paths), edition('de', '/docs/de', ['/p0'])];
  const site = {
    config: { ...configOf({}), base: own.base },
    pages: [page('/p0')],
    expansions: [],
    editions: { all: [source, own], own, texts: new Map() },
  };
  const collector = createSearchCollector({ site, engine: '' });
  const content = (text: string) => ({
    htmlVersion: text,
    sections: () => JSON.stringify([{ id: '', level: 1, title: 'A', html: 'A', text }]),
  });
  const facts = (path: string) => ({ ...emptyFacts(path, ''), title: 'A' });
  // The source matches better, and comes first.
  for (const path of paths.slice(1))
    collector.addUntranslated(facts(path), content('wombat wombat'));
  collector.add(facts('/p0'), content('A wombat in a long text.'));
  return { site, ...collector.finish() };
}

it('a translation finds its own pages first, then those that are not translated', async () => {
  const rowsOf = (results: Awaited<ReturnType<typeof findSections>>) =>
    results.map(({ href, lang }) => [href, lang]);
  const small = translated('page', 3);
  const index = openIndex(JSON.parse([...small.make()].join('')));
  expect(rowsOf(await findSections(index, 'wombat'))).toEqual([
    ['/docs/de/p0', undefined],
    ['/docs/de/p1', 'en'],
    ['/docs/de/p2', 'en'],
  ]);
  // Without pages of their own, links lead to the source.
  expect([...translated('link', 2).make()].join('')).toContain('"href":"/docs/p1"');
  expect([...translated('none', 2).make()].join('')).not.toContain('p1');

  const large = translated('page', maxPagesInOneFile + 1);
  expect(filesOfSearch(large.site)).toEqual(['_search/index.json']);
  const files = new Map(Array.from(large.shards!(), ({ file, content }) => [file, content]));
  const shards = await openShards(async (file) => JSON.parse(files.get(file)!) as unknown);
  expect(rowsOf(await findSections(shards, 'wombat')).slice(0, 2)).toEqual([
    ['/docs/de/p0', undefined],
    ['/docs/de/p1', 'en'],
  ]);
});

it('asks for the weight of each page: one with 0 is left out, another value is an error with the page', () => {
  const collectorWith = (weight: (page: { path: string; file: string }) => number) => {
    const pages = ['/a', '/b'].map((path) => ({ path, file: `pages${path}.md`, text: '' }));
    const config = configOf({ search: { weight } });
    const collector = createSearchCollector({
      site: { config, pages, expansions: [] },
      engine: '',
    });
    for (const { path, file } of pages)
      collector.add(emptyFacts(path, file), { htmlVersion: '', sections: () => sections });
    return collector;
  };
  const index = collectorWith(({ file }) => (file === 'pages/b.md' ? 0 : 0.5)).finish();
  expect([...index.make()].join('')).toMatch(/"href":"\/a"(?!.*"href":"\/b")/);
  expect(index.version).not.toBe(collectorWith(() => 1).finish().version);
  for (const wrong of [-1, NaN, 'x' as never])
    expect(() => collectorWith(() => wrong).finish()).toThrow(/Unexpected weight/);
  const fails = collectorWith(() => {
    throw new Error('no luck');
  });
  expect(() => fails.finish()).toThrow(/"search.weight".* failed on \/a: no luck/);
});
