/*
 * The shards of the index of a large site: small files, of which a query fetches those that it needs.
 * All but the manifest and the texts have the digest of their content in their names, so that builds do
 * not mix.
 */

/** The number of pages above which a site has shards. */
export const maxPagesInOneFile = 300;

/** The attribute of the dialog on such a site. */
export const shardsAttribute = 'data-shards';

const folder = '_search';
/** The file of the manifest, relative to the output. */
export const shardManifest = `${folder}/index.json`;
/** The version of the format. */
export const shardVersion = 2;

/**
 * The number of sections of a page that share a slot. A page with more has several slots, which follow each
 * other, so that the sections of a slot are the bits of a number.
 */
export const sectionsPerSlot = 24;

/** A kind of file that has its digest in its name. */
export type ShardKind = 'sections' | 'words' | 'names' | 'postings';

/** The manifest. */
export interface ShardManifest {
  shards: typeof shardVersion;
  /** The number of sections, and the mean lengths of their fields; for BM25. */
  documents: number;
  averages: number[];
  /** The digests of the files of `sections` and of `words`, in order. All of them are needed. */
  sections: string[];
  words: string[];
  names: NamesGroup[];
  /** Whether some sections have expansions. */
  expansions?: true;
}

/**
 * The numbers of sections of some slots, and the lengths of the texts of these sections. The lengths of
 * their titles are in the postings of titles, which are short: in this file they would be most of the
 * bytes of a first query.
 */
export interface SectionsFile {
  sections: string;
  lengths: string;
}

/** Some words: terms with at most `maxOddOfWords` odd characters. */
export interface WordsFile {
  terms: string;
  /** The number of terms in each of its files of postings, and the digests of these, joined. */
  counts: string;
  digests: string;
}

/**
 * The postings of some words: `fieldBreak` joins the postings of a term, `termBreak` joins terms. A term of
 * expansions has another list behind the lists of the fields.
 */
export type PostingsFile = string;

/**
 * Terms with many odd characters: numbers, digests, names. Most terms of a large site are of this kind,
 * and few words resemble one of them. The bounds show whether a term of a query can.
 */
export interface NamesGroup {
  /** The smallest and the largest number of characters, and of odd ones. */
  length: [min: number, max: number];
  odd: [min: number, max: number];
  /** By the first of their terms. `leads`: see `leadOf`, joined by spaces. */
  files: [first: string, digest: string, leads: string][];
}

/** Some names with their postings. */
export interface NamesFile {
  terms: string;
  postings: PostingsFile;
}

/** A section in the texts. */
export interface ShardText {
  title: string;
  titles: string[];
  text: string;
  href: string;
  isPage: boolean;
  /** Its expansions. */
  also?: string[];
}

/** Separates the postings of a term by field. */
export const fieldBreak = '|';
/** Separates the postings of terms. */
export const termBreak = '~';
/** The maximum number of odd characters of a word; a term with more is a name. See `oddOf`. */
export const maxOddOfWords = 2;
/** The length of a digest in hex digits. */
export const shardDigestLength = 8;
/**
 * The minimum length of a prefix that finds all its words; a shorter one finds the `maxShortMatches`
 * nearest.
 */
export const minPrefix = 3;
/** The maximum number of words that a prefix shorter than `minPrefix` finds. */
export const maxShortMatches = 32;

/** The file of a kind with a digest, relative to the output. */
export function shardFile(kind: ShardKind, digest: string): string {
  return `assets/search-${kind}-${digest}.json`;
}

/** The file with the texts of some sections of a slot: its `part`th. */
export function textsFile(slot: number, part: number): string {
  return `${folder}/${slot}-${part}.json`;
}

/** Whether a file of the output is one of these. */
export function isShardFile(file: string): boolean {
  return (
    /^assets\/search-(sections|words|names|postings)-[\da-f]{8}\.json$/.test(file) ||
    isUnnamedShard(file)
  );
}

/** Whether a file is the manifest or has texts: these names stay when the content changes. */
export function isUnnamedShard(file: string): boolean {
  return /^_search\/(index|\d+-\d+)\.json$/.test(file);
}

/** The length of the texts of one file, in terms. */
const partLength = 100;

/**
 * The part of each section of a slot, from the lengths of the texts. Writer and reader compute the
 * same.
 */
export function partsOf(textLengths: number[]): number[] {
  let part = 0;
  let sum = 0;
  return textLengths.map((length) => {
    if (sum >= partLength) {
      part++;
      sum = 0;
    }
    sum += length;
    return part;
  });
}

/** The number of ASCII characters of a term that are not letters; an edit changes it by one at most. */
export function oddOf(term: string): number {
  let odd = 0;
  for (let at = 0; at < term.length; at++) {
    const code = term.charCodeAt(at);
    if (code < 97 || (code > 122 && code < 128)) odd++;
  }
  return odd;
}

/** The letters that a term begins with, if a prefix of `minPrefix` letters can find it; else empty. */
export function leadOf(term: string): string {
  let end = 0;
  while (end < term.length && oddOf(term[end]!) === 0) end++;
  return end < minPrefix ? '' : term.slice(0, end);
}
