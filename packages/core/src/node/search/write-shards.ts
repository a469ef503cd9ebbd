import { digestOf } from '../../content/base/digest.ts';
import { createMemoryGuard } from '../../content/base/memory.ts';
import {
  leadOf,
  maxOddOfWords,
  type NamesFile,
  type NamesGroup,
  oddOf,
  shardDigestLength,
  shardFile,
  type ShardKind,
  type ShardManifest,
  shardManifest,
  shardVersion,
  termBreak,
  type WordsFile,
} from '../../shared/search/shard-files.ts';
import { encodeNumbers, encodeTerms } from '../../shared/search/shard-numbers.ts';
import { searchFields } from '../../shared/search/search-options.ts';
import type { IndexedSections } from './index-sections.ts';
import { postingsWriter, sectionsFiles, type Slot, slotsOf, textsFiles } from './shard-slots.ts';

/** The number of files between two collections of garbage, at least. */
const filesBetweenCollections = 5000;

/** A file of the shards, relative to the output. */
export interface ShardOutput {
  file: string;
  content: string;
}

/** The mean numbers of words and of names in a file. */
const wordsPerFile = 8192;
const namesPerFile = 256;
/** The length of the postings in a file; longer postings have a file of their own. */
const postingsLength = 1000;
/** Names are grouped by their numbers of odd and of all characters, up to these. */
const mostOdd = 6;
const longestName = 14;

/** Yields a file, unless one with the same content was yielded before; returns its digest. */
type Add = (kind: ShardKind, value: unknown) => Generator<ShardOutput, string>;
/** Writes the postings of a term. */
type ListsOf = (term: string) => string;

/**
 * Makes the shards of an index, one at a time: all of them would fill the memory. Terms are cut into files
 * where the terms themselves say so, not by counting, so that an edit of a page changes only the files that
 * its words are in.
 */
export function* writeShards(index: IndexedSections): Generator<ShardOutput> {
  const slots = slotsOf(index);
  const add = createAdd();
  const listsOf = listsWriter(index, slots);
  const { postings, expansionPostings } = index;
  const terms = [...new Set([...postings.keys(), ...expansionPostings.keys()])].sort();
  const isName = (term: string) => oddOf(term) > maxOddOfWords;
  const manifest: ShardManifest = {
    shards: shardVersion,
    documents: index.count,
    averages: index.averages,
    sections: [],
    words: [],
    names: [],
    ...(expansionPostings.size > 0 && { expansions: true as const }),
  };
  for (const file of sectionsFiles(index, slots))
    manifest.sections.push(yield* add('sections', file));
  const words = terms.filter((term) => !isName(term));
  for (const own of cut(words, wordsPerFile))
    manifest.words.push(yield* add('words', yield* wordsFile(own, listsOf, add)));
  for (const own of groupsOf(terms.filter(isName)))
    manifest.names.push(yield* namesGroup(own, listsOf, add));
  yield* textsFiles(index, slots);
  yield { file: shardManifest, content: JSON.stringify(manifest) };
}

/** Names files by their content. */
function createAdd(): Add {
  const guard = createMemoryGuard(filesBetweenCollections);
  const written = new Map<string, string>();
  return function* (kind, value) {
    guard();
    // Another content may have the same name: a space at the end changes it.
    for (let content = JSON.stringify(value); ; content += ' ') {
      const whole = digestOf(content);
      const digest = whole.slice(0, shardDigestLength);
      const file = shardFile(kind, digest);
      const earlier = written.get(file);
      if (earlier !== undefined && earlier !== whole) continue;
      written.set(file, whole);
      if (earlier === undefined) yield { file, content };
      return digest;
    }
  };
}

/** Returns a function that writes the postings of a term: in the fields, then in expansions. */
function listsWriter(index: IndexedSections, slots: Slot[]): ListsOf {
  const write = postingsWriter(index, slots);
  return (term) => {
    const expansions = index.expansionPostings.get(term);
    return write([
      ...(index.postings.get(term) ?? searchFields.map(() => [])),
      ...(expansions ? [expansions] : []),
    ]);
  };
}

/**
 * Splits sorted terms into files of `mean` terms on average. A file begins at a term whose hash is a multiple
 * of `mean`: an added term changes only the file that it is in.
 */
function cut(terms: string[], mean: number): string[][] {
  const files: string[][] = [];
  for (const [index, term] of terms.entries()) {
    if (index === 0 || placeOf(term) % mean === 0) files.push([]);
    files.at(-1)!.push(term);
  }
  return files;
}

/** The hash that decides where a file begins: FNV-1a of the code units. */
function placeOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at++)
    hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

function* wordsFile(
  terms: string[],
  listsOf: ListsOf,
  add: Add,
): Generator<ShardOutput, WordsFile> {
  const counts: number[] = [];
  const digests: string[] = [];
  let lists: string[] = [];
  let length = 0;
  function* end() {
    if (lists.length === 0) return;
    counts.push(lists.length);
    digests.push(yield* add('postings', lists.join(termBreak)));
    lists = [];
    length = 0;
  }
  for (const term of terms) {
    const list = listsOf(term);
    if (length + list.length > postingsLength) yield* end();
    lists.push(list);
    length += list.length;
  }
  yield* end();
  return {
    terms: encodeTerms(terms),
    counts: encodeNumbers(counts),
    digests: digests.join(''),
  };
}

/** Names that a query can reach only together. */
function groupsOf(names: string[]): string[][] {
  const groups = new Map<number, string[]>();
  for (const name of names) {
    const key = Math.min(oddOf(name), mostOdd) * 100 + Math.min(name.length, longestName);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(name);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

function* namesGroup(
  names: string[],
  listsOf: ListsOf,
  add: Add,
): Generator<ShardOutput, NamesGroup> {
  const files: NamesGroup['files'] = [];
  for (const own of cut(names, namesPerFile)) {
    const postings = own.map(listsOf).join(termBreak);
    const file: NamesFile = { terms: encodeTerms(own), postings };
    const leads = [...new Set(own.map(leadOf))].join(' ');
    files.push([own[0]!, yield* add('names', file), leads]);
  }
  return {
    length: boundsOf(names.map((name) => name.length)),
    odd: boundsOf(names.map(oddOf)),
    files,
  };
}

function boundsOf(values: number[]): [min: number, max: number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[0]!, sorted.at(-1)!];
}
