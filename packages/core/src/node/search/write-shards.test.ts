import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import * as labels from '../../shared/config/labels.ts';
import { nameOfContent } from '../../content/base/digest.ts';
import { findSections } from '../../shared/search/find-sections.ts';
import { openIndex } from '../../shared/search/index-source.ts';
import { miniSearchOptions } from '../../shared/search/minisearch.test.kit.ts';
import { isName, leadOf } from '../../shared/search/match-terms.ts';
import { rankSections } from '../../shared/search/rank.ts';
import {
  type ExpansionsFile,
  expansionsVersion,
  minPrefix,
  resultCap,
  termsOfQuery,
  titlesBonus,
} from '../../shared/search/search-options.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import { isShardFile, isUnnamedShard, maxShortMatches } from '../../shared/search/shard-files.ts';
import { openShards, type ReadShard } from '../../shared/search/shard-source.ts';
import { type IndexedDocument, indexSections } from './index-sections.ts';
import { serializeSearch } from './serialize-search.ts';
import { writeShards } from './write-shards.ts';

/** A generator of the numbers 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = ReturnType<typeof randomOf>;
const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
const many = <T>(random: Random, max: number, make: () => T): T[] =>
  Array.from({ length: Math.floor(random() * (max + 1)) }, make);

const syllables = [
  'con',
  'fi',
  'gu',
  're',
  'que',
  'ue',
  'list',
  'a',
  'ten',
  'tion',
  'é',
  '搜索',
  'S',
];

/** A word, name, number, digest or sign, so that prefixes and typos of one are often others. */
function wordOf(random: Random): string {
  const word = () =>
    pick(random, syllables) + many(random, 3, () => pick(random, syllables)).join('');
  const digits = () => Math.floor(random() * 16 ** 6).toString(16);
  return pick(random, [
    word,
    word,
    word,
    () => `${word()}-${digits()}`,
    digits,
    () => `${word()}.${word()}_${word()}`,
    () => `--${word()}`,
    () => `use${word()}(${word()})`,
    () => pick(random, ['=>', '===', '|', '~', '%', '"x"', '\\', '𝒳y', 'the', 'of']),
  ])();
}

function documentsOf(random: Random): IndexedDocument[] {
  const vocabulary = Array.from({ length: 120 }, () => wordOf(random));
  // The lower a word's number, the more frequent it is.
  const words = (max: number) =>
    many(random, max, () => vocabulary[Math.floor(random() ** 2 * vocabulary.length)]!).join(' ');
  return Array.from({ length: 1 + Math.floor(random() * 30) }, (_, page) => {
    const title = words(4);
    const name = random() < 0.3 ? words(2) : undefined;
    const sections = random() < 0.1 ? 70 : Math.floor(random() * 9);
    return Array.from({ length: 1 + sections }, (_, section): IndexedDocument => {
      const own = section === 0 ? title : words(5);
      return {
        title: own,
        titles: section === 0 ? [] : [title],
        text: words(pick(random, [0, 10, 80])),
        href: `/${page}#${section}`,
        html: own,
        isPage: section === 0,
        name,
        expansions: random() < 0.3 ? many(random, 5, () => words(4)).filter(Boolean) : undefined,
      };
    });
  }).flat();
}

/** The file of the expansions of documents. */
function fileOf(documents: IndexedDocument[]): ExpansionsFile {
  const pages: ExpansionsFile['pages'] = {};
  for (const { href, expansions } of documents)
    if (expansions) (pages[href.split('#')[0]!] ??= {})[href.split('#')[1]!] = expansions;
  return { expansions: expansionsVersion, pages };
}

/** The shards of documents as a folder, and the whole index. */
function bothOf(documents: IndexedDocument[]) {
  const index = indexSections(documents);
  const files = new Map<string, string>();
  for (const { file, content } of writeShards(index)) files.set(file, content);
  const read: ReadShard = async (file) => {
    const content = files.get(file);
    if (content === undefined) throw new Error(`There is no ${file}`);
    return JSON.parse(content) as unknown;
  };
  const serialized = [...serializeSearch(index)].join('');
  return { files, read, serialized, whole: openIndex(JSON.parse(serialized), fileOf(documents)) };
}

/** A query of words of the site, some cut or misspelt; every term has three characters or more. */
function queryOf(random: Random, documents: IndexedDocument[]): string {
  const words = documents
    .flatMap(({ title, text, expansions = [] }) =>
      [title, text, ...expansions].join(' ').split(' '),
    )
    .filter((word) => word.length >= 3);
  if (words.length === 0) return 'configure';
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
    const word = pick(random, words);
    const at = Math.floor(random() * word.length);
    return pick(random, [
      word,
      word.slice(0, 3 + at),
      word.slice(0, at) + pick(random, ['x', '']) + word.slice(at + 1),
    ]);
  }).join(' ');
}

/** The best sections of a query, with what ranks them. */
async function rankedOf(source: SearchSource, query: string) {
  const ranked = await rankSections(source, query);
  return Promise.all(
    ranked.map(async (each) => ({ ...each, id: (await source.section(each)).href })),
  );
}

/** Whether MiniSearch alone may find a term: a name by a typo in its first characters. */
const isOnlyTheirs = (term: string, query: string) =>
  isName(term) && termsOfQuery(query).some((each) => leadOf(each) !== leadOf(term));

describe('random sites', () => {
  const seeds = Array.from({ length: process.env.FUZZ_CASES ? 32 : 6 }, (_, index) => index + 1);

  it('yield the same results with the same scores from shards and from the whole index', async () => {
    let compared = 0;
    for (const seed of seeds) {
      const random = randomOf(seed);
      const documents = documentsOf(random);
      const { read, whole } = bothOf(documents);
      const shards = await openShards(read);
      for (let asked = 0; asked < 14; asked++) {
        const query = queryOf(random, documents);
        // Of a shorter prefix only the nearest words are found.
        if (termsOfQuery(query).some((term) => term.length < minPrefix)) continue;
        const found = await rankedOf(whole, query);
        expect(await rankedOf(shards, query), `${seed}: ${query}`).toEqual(found);
        expect(await findSections(shards, query), `${seed}: ${query}`).toEqual(
          await findSections(whole, query),
        );
        if (found.length > 0) compared++;
      }
    }
    expect(compared).toBeGreaterThan(5 * seeds.length);
  });

  it('yield the same results for punctuation', async () => {
    for (const seed of seeds) {
      const random = randomOf(seed);
      const documents = documentsOf(random).map((each) => ({
        ...each,
        text: each.text.replaceAll(' ', () =>
          pick(random, [' ', '?.', ' => ', '...', ' "{{', ') ']),
        ),
      }));
      const { read, whole } = bothOf(documents);
      const shards = await openShards(read);
      for (const query of ['?.', '.', '=>', '...', '..', '{', '"{{', '(', '){', '?!'])
        expect(await findSections(shards, query), `${seed}: ${query}`).toEqual(
          await findSections(whole, query),
        );
    }
  });

  it('have the scores of MiniSearch, or twice as much if titles hold the whole query', async () => {
    let compared = 0;
    for (const seed of seeds) {
      const random = randomOf(seed);
      const documents = documentsOf(random).map((each) => ({ ...each, expansions: undefined }));
      const { whole, serialized } = bothOf(documents);
      const theirs = MiniSearch.loadJSON(serialized, miniSearchOptions);
      for (let asked = 0; asked < 14; asked++) {
        const query = queryOf(random, documents);
        const results = theirs.search(query);
        if (results.some(({ terms }) => terms.some((term) => isOnlyTheirs(term, query)))) continue;
        const scores = new Map(results.map(({ id, score }) => [id as number, score]));
        const ranked = await rankSections(whole, query);
        expect(ranked.length).toBe(Math.min(results.length, resultCap));
        for (const { id, score } of ranked) {
          const factor = Math.round(score / scores.get(id)!);
          expect([1, titlesBonus]).toContain(factor);
          expect(score).toBeCloseTo(factor * scores.get(id)!, 9);
        }
        if (ranked.length > 0) compared++;
      }
    }
    expect(compared).toBeGreaterThan(4 * seeds.length);
  });
});

describe('the shards', () => {
  const page = (path: string, text: string, ...below: string[]): IndexedDocument[] =>
    [text, ...below].map((each, section) => ({
      title: section === 0 ? `Page ${path}` : `Part ${section}`,
      titles: section === 0 ? [] : [`Page ${path}`],
      text: each,
      href: `/${path}#${section}`,
      html: '',
      isPage: section === 0,
      name: undefined,
    }));
  const words = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'theta', 'kappa', 'lambda'];
  const pages = Array.from({ length: 200 }, (_, number) =>
    page(
      `p${number}`,
      `${words[number % 9]} ${words[(number * 5) % 7]} n${number}`,
      words[number % 4]!,
    ),
  );

  it('change in few files when a page changes', () => {
    const filesOf = (all: IndexedDocument[][]) => bothOf(all.flat()).files;
    const before = filesOf(pages);
    expect(before.size).toBeGreaterThan(200);
    for (const below of [['alpha'], ['alpha', 'beta']]) {
      const changed = pages.with(100, page('p100', 'alpha wombat n100', ...below));
      const files = [...filesOf(changed)].filter(([file, content]) => before.get(file) !== content);
      const written = files.map(([file]) => file);
      expect(written.length).toBeLessThan(14);
      expect(written.filter((file) => isUnnamedShard(file))).toEqual([
        '_search/200.json',
        '_search/index.json',
      ]);
    }
  });

  it('have names that isShardFile knows, with the digest of their content', () => {
    for (const [file, content] of bothOf(pages.flat()).files) {
      expect(isShardFile(file), file).toBe(true);
      if (!isUnnamedShard(file)) expect(file).toContain(nameOfContent(content));
    }
  });

  it('find the nearest words of a prefix of one or two characters', async () => {
    const many = Array.from({ length: 50 }, (_, number) => `xy${'z'.repeat(number)}`);
    const documents = many.map((word) => page(word, word)).flat();
    const { read } = bothOf(documents);
    const found = await (await openShards(read)).find(['xy']);
    expect(found.map(({ term }) => term)).toEqual(many.slice(0, maxShortMatches));
  });

  it('find nothing for no words, and on a site without pages', async () => {
    for (const documents of [[], pages.flat()]) {
      const shards = await openShards(bothOf(documents).read);
      expect(await findSections(shards, ' — ')).toEqual([]);
      expect(await findSections(shards, 'quokka')).toEqual([]);
    }
  });

  it('of two builds are recognized, and damaged ones are errors', async () => {
    const first = bothOf(pages.flat());
    const second = bothOf([page('new', 'New.'), ...pages].flat());
    let texts = first;
    // Files named by content come from the first build; the texts have names in both.
    const mixed = (file: string) => (isUnnamedShard(file) ? texts : first).read(file);
    const shards = await openShards(mixed);
    texts = second;
    await expect(findSections(shards, 'epsilon n103')).rejects.toThrow(labels.searchChanged);
    const broken = (kind: RegExp, content: unknown) =>
      openShards(async (file) => (kind.test(file) ? content : first.read(file)));
    await expect(broken(/words/, { terms: 1 })).rejects.toThrow(TypeError);
    await expect(broken(/index/, { shards: 0 })).rejects.toThrow('version 0, expected 4');
    await expect(findSections(await broken(/postings/, ''), 'epsilon')).rejects.toThrow(TypeError);
  });
});
