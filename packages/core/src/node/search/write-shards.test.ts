import { describe, expect, it } from 'vitest';
import { termsOfQuery } from '../../shared/search/search-options.ts';
import { indexExpansions } from '../../shared/search/expansion-index.ts';
import { type ExpansionsFile, expansionsVersion } from '../../shared/search/expansions.ts';
import { findSections, rankSections, readIndex } from '../../shared/search/find-sections.ts';
import { nameOfContent } from '../../content/base/digest.ts';
import {
  isShardFile,
  isUnnamedShard,
  maxShortMatches,
  minPrefix,
} from '../../shared/search/shard-files.ts';
import {
  findInShards,
  MixedShardsError,
  openShards,
  rankInShards,
  type ReadShard,
} from '../../shared/search/shard-index.ts';
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
  const sections = readIndex(JSON.parse([...serializeSearch(index)].join('')));
  const whole = { sections, expansions: indexExpansions(fileOf(documents), sections) };
  return { files, read, whole };
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

const ranked = (matches: Awaited<ReturnType<typeof rankInShards>>) =>
  matches.map(({ id, score, match, queryTerms, expansion }) => ({
    id,
    score,
    queryTerms,
    expansion,
    match: Object.entries(match),
  }));

describe('the shards', () => {
  it('find the same sections in the same order, with the same scores, as the whole index', async () => {
    const compared: number[] = [];
    const seeds = process.env.FUZZ_CASES ? 32 : 6;
    for (let seed = 1; seed <= seeds; seed++) {
      const random = randomOf(seed);
      const documents = documentsOf(random);
      const { read, whole } = bothOf(documents);
      const shards = await openShards(read);
      for (let asked = 0; asked < 14; asked++) {
        const query = queryOf(random, documents);
        // Of a shorter prefix only the nearest words are found.
        if (termsOfQuery(query).some((term) => term.length < minPrefix)) continue;
        const found = rankSections(whole, query);
        expect(ranked(await rankInShards(shards, query, read)), `${seed}: ${query}`).toEqual(
          ranked(found),
        );
        expect(await findInShards(shards, query, read), `${seed}: ${query}`).toEqual(
          findSections(whole, query),
        );
        compared.push(found.length);
      }
    }
    expect(compared.length).toBeGreaterThan(5 * seeds);
    expect(compared.filter((count) => count > 16).length).toBeGreaterThan(2 * seeds);
  });

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
    const changed = pages.with(100, page('p100', 'alpha wombat n100', 'alpha'));
    const written = [...filesOf(changed)].filter(([file, content]) => before.get(file) !== content);
    expect(before.size).toBeGreaterThan(200);
    expect(written.length).toBeLessThan(11);
    expect(written.filter(([file]) => isUnnamedShard(file)).map(([file]) => file)).toEqual([
      '_search/100-0.json',
      '_search/index.json',
    ]);
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
    const found = await rankInShards(await openShards(read), 'xy', read);
    expect(found).toHaveLength(maxShortMatches);
    expect(found[0]!.id).toBe(0);
    expect(Math.max(...found.map(({ id }) => id))).toBe(maxShortMatches - 1);
  });

  it('find nothing for no words, and on a site without pages', async () => {
    for (const documents of [[], pages.flat()]) {
      const { read } = bothOf(documents);
      const shards = await openShards(read);
      expect(await findInShards(shards, ' — ', read)).toEqual([]);
      expect(await findInShards(shards, 'quokka', read)).toEqual([]);
    }
  });

  it('of two builds are recognized, and so are damaged ones', async () => {
    const first = bothOf(pages.flat());
    const second = bothOf([page('new', 'New.'), ...pages].flat());
    const shards = await openShards(first.read);
    // Files named by content come from the first build; the texts have names in both.
    const mixed: ReadShard = (file) => (isUnnamedShard(file) ? second : first).read(file);
    await expect(findInShards(shards, 'epsilon n103', mixed)).rejects.toThrow(MixedShardsError);
    const broken: ReadShard = async (file) =>
      /words/.test(file) ? { terms: 1 } : first.read(file);
    await expect(openShards(broken)).rejects.toThrow(MixedShardsError);
    await expect(openShards(async () => ({ shards: 0 }))).rejects.toThrow('version 0, expected 2');
    const empty: ReadShard = async (file) => (/postings/.test(file) ? '' : first.read(file));
    await expect(findInShards(shards, 'epsilon', empty)).rejects.toThrow(MixedShardsError);
  });
});
