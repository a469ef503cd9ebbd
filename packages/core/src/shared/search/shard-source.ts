import { fillLabel } from '../config/fill-label.ts';
import * as labels from '../config/labels.ts';
import { languageWords } from './language-words.ts';
import { leadOf, matchTerms } from './match-terms.ts';
import type { RankedSection } from './rank.ts';
import { minPrefix, searchFields } from './search-options.ts';
import {
  type FoundSection,
  type FoundTerm,
  SearchError,
  type SearchSource,
} from './search-source.ts';
import {
  fieldBreak,
  maxShortMatches,
  nameFileOf,
  type NamesFile,
  type PostingsFile,
  shardFile,
  type ShardManifest,
  shardManifest,
  shardVersion,
  type SignsFile,
  splitDigests,
  termBreak,
  textsFile,
  textsPerFile,
  type WordsFile,
} from './shard-files.ts';
import { decodeNumbers, decodePostings } from './shard-numbers.ts';
import { tokenize } from './tokenize.ts';

/** Reads a file of the output as JSON. */
export type ReadShard = (file: string) => Promise<unknown>;

const textField = searchFields.indexOf('text');

/**
 * Opens the shards of a large site: reads what every query needs. A query then reads the postings of the terms
 * that match it, and the texts of its results. Results are the same as with the whole index, if each term of the query has
 * `minPrefix` characters.
 *
 * @param loaded The manifest, if it has loaded before.
 * @throws SearchError if the manifest has another version.
 */
export async function openShards(read: ReadShard, loaded?: unknown): Promise<SearchSource> {
  const manifest = (loaded ?? (await read(shardManifest))) as ShardManifest | null;
  const version = manifest?.shards;
  if (version !== shardVersion)
    throw new SearchError(
      fillLabel(labels.searchVersion, { version: String(version), expected: shardVersion }),
    );
  const { documents, averages, own, names, signs, leads, expansions, stopWords } = manifest!;
  const { hasStems } = languageWords(stopWords);
  // The words are requested first: over a slow connection files arrive one after the other.
  const reading = read(shardFile('words', manifest!.words));
  const lengths = read(shardFile('lengths', manifest!.lengths)).then((text) =>
    decodeNumbers(text as string),
  );
  // Without a query nothing awaits the promise: its rejection would count as unhandled.
  lengths.catch(() => undefined);
  const file = (await reading) as WordsFile;
  const digests = splitDigests(file.digests);
  const places = file.words
    .split('\n')
    .flatMap((line, at) =>
      line.split(' ').map((word, position) => ({ word, position, digest: digests[at]! })),
    );
  const words = places.map(({ word }) => word);
  const nameFiles = splitDigests(names);

  const foundTerm = async (
    term: string,
    postings: PostingsFile,
    at: number,
  ): Promise<FoundTerm> => {
    const lists = postings.split(termBreak)[at]!.split(fieldBreak).map(decodePostings);
    const all = await lengths;
    lists[textField]!.lengths = lists[textField]!.ids.map((id) => all[id]!);
    return { term, lists };
  };
  const findWords = (asked: string[]) =>
    matchTerms(words, asked, expansions, { hasStems, mostShort: maxShortMatches }).map(
      async (at) => {
        const { word, position, digest } = places[at]!;
        return foundTerm(
          word,
          (await read(shardFile('postings', digest))) as PostingsFile,
          position,
        );
      },
    );
  const findNames = (asked: string[]) => {
    const long = asked.filter((term) => term.length >= minPrefix);
    const possible = long.filter((term) => !/^[a-z]{3}/.test(term) || leads.includes(leadOf(term)));
    const needed = new Set(possible.map((term) => nameFiles[nameFileOf(term, nameFiles.length)]!));
    return [...needed].map(async (digest) => {
      const found = (await read(shardFile('names', digest))) as NamesFile;
      const all = found.names.split(' ');
      return Promise.all(
        matchTerms(all, long, expansions, { hasStems }).map((at) =>
          foundTerm(all[at]!, found.postings, at),
        ),
      );
    });
  };
  return {
    documents,
    averages,
    own,
    words: languageWords(stopWords),
    async find(asked) {
      const found = await Promise.all([...findWords(asked), ...findNames(asked)]);
      // The order of the whole index: the last digit of a sum depends on it.
      return found.flat().sort((a, b) => (a.term < b.term ? -1 : 1));
    },
    async holding(text) {
      const held = (await read(shardFile('signs', signs))) as SignsFile;
      return held[text] ?? [];
    },
    section: (ranked) => sectionOf(ranked, read),
  };
}

/** @throws SearchError if the texts belong to another build: the name of their file stays. */
async function sectionOf({ id, found }: RankedSection, read: ReadShard): Promise<FoundSection> {
  const texts = (await read(textsFile(id))) as FoundSection[];
  const section = texts[id % textsPerFile];
  const isHeld = searchFields.every((field, at) => {
    // Titles that are searched contain the name of the page in the sidebar, which is not stored.
    if (field === 'titles' || !section) return true;
    const terms = new Set(tokenize(section[field]));
    return [...found[at]!].every((term) => terms.has(term));
  });
  if (!section || !isHeld) throw new SearchError(labels.searchChanged);
  return section;
}
