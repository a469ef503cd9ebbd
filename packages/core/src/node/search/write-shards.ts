import { digestOf } from '../../content/base/digest.ts';
import { createMemoryGuard } from '../../content/base/memory.ts';
import { isName, leadOf } from '../../shared/search/match-terms.ts';
import {
  fieldBreak,
  nameFileOf,
  type NamesFile,
  shardDigestLength,
  shardFile,
  type ShardKind,
  type ShardManifest,
  shardManifest,
  shardVersion,
  type SignsFile,
  termBreak,
  textsFile,
  type WordsFile,
} from '../../shared/search/shard-files.ts';
import { encodeNumbers, encodePostings } from '../../shared/search/shard-numbers.ts';
import { searchFields } from '../../shared/search/search-options.ts';
import type { FoundSection } from '../../shared/search/search-source.ts';
import { createHeldSigns } from './held-signs.ts';
import type { IndexedSections } from './index-sections.ts';

/** A file of the shards, relative to the output. */
export interface ShardOutput {
  file: string;
  content: string;
}

/** The length of the postings in a file; longer postings have a file of their own. */
const postingsLength = 500;
/** The mean number of names in a file, at most. */
const namesPerFile = 64;
/** The ids of the sections of a page begin at a multiple of this, so that the ids of later pages seldom move. */
const idStep = 8;
const textField = searchFields.indexOf('text');

/** Yields a file, unless one with the same content was yielded before; returns its digest. */
type Add = (kind: ShardKind, value: unknown) => Generator<ShardOutput, string>;

/** Makes the shards of an index, one at a time: all of them would fill the memory. */
export function* writeShards(index: IndexedSections): Generator<ShardOutput> {
  const add = createAdd();
  const ids = idsOf(index);
  const write = postingsWriter(index, ids);
  const terms = [...index.postings.keys()].sort();
  const lengths = Array<number>((ids.at(-1) ?? -1) + 1).fill(0);
  for (const [at, id] of ids.entries()) lengths[id] = index.lengths[at]![textField]!;
  const words = terms.filter((term) => !isName(term));
  const names = terms.filter(isName);
  const signs = yield* textsFiles(index, ids);
  const manifest: ShardManifest = {
    shards: shardVersion,
    documents: index.count,
    averages: index.averages,
    ...(index.own < index.count && { own: ids[index.own]! }),
    ...(index.stopWords && { stopWords: index.stopWords }),
    expansions: [...index.postings.values()].some((lists) => lists.at(-1)!.length > 0),
    words: yield* add('words', yield* wordsFile(words, write, add)),
    lengths: yield* add('lengths', encodeNumbers(lengths)),
    names: yield* namesFiles(names, write, add),
    signs: yield* add('signs', signs),
    leads: [...new Set(names.map(leadOf))].filter((lead) => /^[a-z]+$/.test(lead)),
  };
  yield { file: shardManifest, content: JSON.stringify(manifest) };
}

/** Names files by their content. */
function createAdd(): Add {
  const guard = createMemoryGuard();
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

/** The ids of the sections in shards. */
function idsOf({ pageStarts, count }: IndexedSections): number[] {
  let next = 0;
  return pageStarts.flatMap((start, page) => {
    const first = next;
    const length = (pageStarts[page + 1] ?? count) - start;
    next += Math.ceil(length / idStep) * idStep;
    return Array.from({ length }, (_, at) => first + at);
  });
}

/** Returns a function that writes the postings of a term: in the fields, then in expansions. */
function postingsWriter(index: IndexedSections, ids: number[]): (term: string) => string {
  return (term) => {
    const lists = index.postings.get(term)!.map((list, field) => {
      const sections = list.filter((_, at) => at % 2 === 0);
      return encodePostings({
        ids: sections.map((section) => ids[section]!),
        frequencies: list.filter((_, at) => at % 2 === 1),
        lengths:
          field < textField ? sections.map((section) => index.lengths[section]![field]!) : [],
      });
    });
    return lists.join(fieldBreak);
  };
}

function* wordsFile(
  words: string[],
  write: (term: string) => string,
  add: Add,
): Generator<ShardOutput, WordsFile> {
  const lines: string[][] = [];
  let digests = '';
  let lists: string[] = [];
  let length = Infinity;
  for (const word of words) {
    const list = write(word);
    if (length + list.length > postingsLength) {
      if (lists.length > 0) digests += yield* add('postings', lists.join(termBreak));
      lines.push([]);
      lists = [];
      length = 0;
    }
    lines.at(-1)!.push(word);
    lists.push(list);
    length += list.length;
  }
  digests += yield* add('postings', lists.join(termBreak));
  return { words: lines.map((line) => line.join(' ')).join('\n'), digests };
}

/** The files of names, whose number is a power of two: a name that is added changes only the file that it is in. */
function* namesFiles(
  names: string[],
  write: (term: string) => string,
  add: Add,
): Generator<ShardOutput, string> {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, names.length / namesPerFile)));
  const groups = Array.from({ length }, (): string[] => []);
  for (const name of names) groups[nameFileOf(name, length)]!.push(name);
  let digests = '';
  for (const own of groups) {
    const file: NamesFile = { names: own.join(' '), postings: own.map(write).join(termBreak) };
    digests += yield* add('names', file);
  }
  return digests;
}

/** Returns which sections hold which signs: reading the texts again would take longer. */
function* textsFiles(
  { documents }: IndexedSections,
  ids: number[],
): Generator<ShardOutput, SignsFile> {
  const signs = createHeldSigns();
  let texts: FoundSection[] = [];
  let at = 0;
  for (const { title, titles, text, href, isPage, lang, expansions } of documents) {
    signs.add(ids[at]!, title, text);
    const also = expansions && { also: expansions };
    texts.push({ title, titles, text, href, isPage, ...(lang && { lang }), ...also });
    const file = textsFile(ids[at]!);
    const next = ids[++at];
    if (next !== undefined && textsFile(next) === file) continue;
    yield { file, content: JSON.stringify(texts) };
    texts = [];
  }
  return signs.file();
}
