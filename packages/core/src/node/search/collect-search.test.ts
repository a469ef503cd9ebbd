import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { emptyFacts } from '../../shared/page/page.ts';
import { maxPagesInOneFile } from '../../shared/search/shard-files.ts';
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
