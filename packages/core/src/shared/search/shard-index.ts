import { fillLabel } from '../config/fill-label.ts';
import * as labels from '../config/labels.ts';
import { resultOf, searchedText, type SearchResult } from './find-sections.ts';
import { type RankedMatch, rankMatches } from './rank.ts';
import { matchExpansions, scoreExpansions } from './score-expansions.ts';
import { resultCap, searchFields } from './search-options.ts';
import {
  fieldBreak,
  type NamesFile,
  partsOf,
  type PostingsFile,
  type SectionsFile,
  shardDigestLength,
  shardFile,
  type ShardManifest,
  shardManifest,
  type ShardText,
  shardVersion,
  termBreak,
  textsFile,
  type WordsFile,
} from './shard-files.ts';
import {
  decodeLengths,
  decodeNumbers,
  decodePostings,
  decodeTerms,
  type PostingList,
} from './shard-numbers.ts';
import { scoreTerms } from './bm25.ts';
import { matchTerms, namesFor } from './shard-terms.ts';
import { tokenize } from './tokenize.ts';

/** Reads a file of the output as JSON. */
export type ReadShard = (file: string) => Promise<unknown>;

/** Thrown if shards belong to different builds, or if a file is damaged. Readers see the message. */
export class MixedShardsError extends Error {}

/** The sections of the site. */
interface Sections {
  /** The number of the first section of each slot, and behind the last. */
  starts: number[];
  /** The length of the text of each section. */
  lengths: number[];
}

/** The shards that every query needs. */
export interface ShardIndex {
  manifest: ShardManifest;
  /** They load in parallel with the postings of a query, which need only the words. */
  sections: Promise<Sections>;
  /** Sorted. */
  words: string[];
  /** The postings of words: the number of the file's first word, ascending, and its digest. */
  postings: { first: number; digest: string }[];
}

/**
 * Reads what every query needs.
 *
 * @param loaded The manifest, if it has loaded before.
 * @throws MixedShardsError if the manifest has another version or a file is damaged.
 */
export async function openShards(read: ReadShard, loaded?: unknown): Promise<ShardIndex> {
  const manifest = (loaded ?? (await read(shardManifest))) as ShardManifest | null;
  if (manifest?.shards !== shardVersion)
    throw new MixedShardsError(
      fillLabel(labels.searchVersion, {
        version: String(manifest?.shards),
        expected: shardVersion,
      }),
    );
  const filesOf = (kind: 'sections' | 'words') =>
    Promise.all(manifest[kind].map((digest) => read(shardFile(kind, digest))));
  // The words are requested first: over a slow connection files arrive one after the other.
  const reading = filesOf('words');
  const sections = filesOf('sections').then((files) =>
    checked(() => joinSections(files as SectionsFile[])),
  );
  // Without a query nothing awaits the promise: its rejection would count as unhandled.
  sections.catch(() => undefined);
  const words = (await reading) as WordsFile[];
  return checked(() => ({ manifest, sections, ...joinWords(words) }));
}

function joinSections(files: SectionsFile[]): Sections {
  const starts = [0];
  for (const count of files.flatMap(({ sections }) => decodeNumbers(sections)))
    starts.push(starts.at(-1)! + count);
  return { starts, lengths: files.flatMap((file) => decodeLengths(file.lengths)) };
}

function joinWords(files: WordsFile[]): Pick<ShardIndex, 'words' | 'postings'> {
  const postings: ShardIndex['postings'] = [];
  let first = 0;
  for (const { counts, digests } of files)
    for (const [index, count] of decodeNumbers(counts).entries()) {
      const at = index * shardDigestLength;
      postings.push({ first, digest: digests.slice(at, at + shardDigestLength) });
      first += count;
    }
  return { words: files.flatMap(({ terms }) => decodeTerms(terms)), postings };
}

/**
 * The best results of a query: the same as `findSections` yields from the whole index, if each of its terms
 * has `minPrefix` characters.
 *
 * @throws MixedShardsError
 */
export async function findInShards(
  index: ShardIndex,
  query: string,
  read: ReadShard,
): Promise<SearchResult[]> {
  const text = searchedText(query);
  if (!text) return [];
  const matches = (await rankInShards(index, text, read)).slice(0, resultCap);
  const sections = await index.sections;
  return Promise.all(
    matches.map(async (match) => {
      const section = await textOf(sections, match, read);
      return resultOf(text, match, section, section.also);
    }),
  );
}

/** The sections that match a query, best first: as `rankSections` ranks them in the whole index. */
export async function rankInShards(
  index: ShardIndex,
  query: string,
  read: ReadShard,
): Promise<RankedMatch[]> {
  const reading = Promise.all([wordRows(index, query, read), nameRows(index, query, read)]);
  const [rows, { lengths }] = await Promise.all([reading, index.sections]);
  return checked(() => {
    // The order of terms decides between equal scores: it is the order of the whole index.
    const found = rows.flat().sort(([a], [b]) => (a < b ? -1 : 1));
    const { documents, averages, expansions: hasExpansions } = index.manifest;
    const sections = { documents, averages, lengths };
    const expansions = found.flatMap(([term, fields]) => {
      const list = fields[searchFields.length];
      return list ? [[term, list] as const] : [];
    });
    return rankMatches(
      scoreTerms(sections, query, new Map(found)),
      query,
      hasExpansions ? scoreExpansions(documents, query, new Map(expansions)) : undefined,
    );
  });
}

/** Terms with their postings, one list for each field. */
type Rows = [term: string, fields: PostingList[]][];

async function wordRows(index: ShardIndex, query: string, read: ReadShard): Promise<Rows> {
  const match = index.manifest.expansions ? matchExpansions : matchTerms;
  const rows = match(index.words, query).map(async (position): Promise<Rows[number]> => {
    const { first, digest } = index.postings.findLast((file) => file.first <= position)!;
    const lists = (await read(shardFile('postings', digest))) as PostingsFile;
    return [index.words[position]!, await listsOf(index, lists, position - first)];
  });
  return Promise.all(rows);
}

async function nameRows(index: ShardIndex, query: string, read: ReadShard): Promise<Rows> {
  const rows = namesFor(index.manifest.names, query).map(async (digest): Promise<Rows> => {
    const { terms, postings } = (await read(shardFile('names', digest))) as NamesFile;
    const names = decodeTerms(terms);
    const own = matchTerms(names, query).map(async (position): Promise<Rows[number]> => [
      names[position]!,
      await listsOf(index, postings, position),
    ]);
    return Promise.all(own);
  });
  return (await Promise.all(rows)).flat();
}

/** The postings of a term, decoded while the postings of other terms are fetched. */
async function listsOf(
  { sections }: ShardIndex,
  postings: PostingsFile,
  position: number,
): Promise<PostingList[]> {
  const { starts } = await sections;
  const lists = postings.split(termBreak)[position];
  if (lists === undefined) throw new MixedShardsError(labels.searchDamaged);
  return checked(() => lists.split(fieldBreak).map((list) => decodePostings(list, starts)));
}

/** The text of a match. */
async function textOf(
  { starts, lengths }: Sections,
  { id, match }: RankedMatch,
  read: ReadShard,
): Promise<ShardText> {
  const slot = starts.findLastIndex((start) => start <= id);
  const start = starts[slot]!;
  const parts = partsOf(lengths.slice(start, starts[slot + 1]));
  const part = parts[id - start]!;
  const texts = (await read(textsFile(slot, part))) as ShardText[];
  const text = Array.isArray(texts) ? texts[id - start - parts.indexOf(part)] : undefined;
  // The name of this file stays when its content changes: only its words show whether it belongs to
  // this build.
  if (!text || !holds(text, match)) throw new MixedShardsError(labels.searchChanged);
  return text;
}

/** Whether a section holds the matched terms. Its `titles` lack the name of its page in the sidebar. */
function holds(section: ShardText, match: RankedMatch['match']): boolean {
  const terms = { title: new Set(tokenize(section.title)), text: new Set(tokenize(section.text)) };
  return Object.entries(match).every(([term, fields]) =>
    fields.every((field) => field === 'titles' || terms[field as keyof typeof terms].has(term)),
  );
}

/** @throws MixedShardsError in place of any other error. */
function checked<Result>(compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    throw new MixedShardsError(labels.searchDamaged, { cause: error });
  }
}
