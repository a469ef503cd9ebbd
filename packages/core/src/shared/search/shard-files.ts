import { leadOf } from './match-terms.ts';

/*
 * The shards of the index of a large site: small files, of which a query fetches those that it needs.
 * All but the manifest and the texts have the digest of their content in their names, so that builds do
 * not mix.
 */

/** The number of pages above which a site has shards. */
export const maxPagesInOneFile = 300;

const folder = '_search';
/** The file of the manifest, relative to the output. */
export const shardManifest = `${folder}/index.json`;
/** The version of the format. */
export const shardVersion = 4;

/** A kind of file that has its digest in its name. */
export type ShardKind = 'lengths' | 'words' | 'names' | 'postings' | 'signs';

/** The manifest. */
export interface ShardManifest {
  shards: typeof shardVersion;
  /** The number of sections, and the mean lengths of their fields; for BM25. */
  documents: number;
  averages: number[];
  /** The first section of the pages that are not translated, which come last; missing without them. */
  own?: number;
  /** The stop words of another language than English. */
  stopWords?: string[];
  /** Whether some sections have expansions. */
  expansions: boolean;
  /**
   * The digests of the vocabulary and of the lengths of texts. The lengths of titles are in the postings of
   * titles, which are short: in that file they would be most of the bytes of a first query.
   */
  words: string;
  lengths: string;
  /** The digests of the files of names, joined; see `nameFileOf`. */
  names: string;
  /** The digest of the file of signs. */
  signs: string;
  /** The three letters that names begin with: a query for other letters needs no file of names. */
  leads: string[];
}

/**
 * The words of the site, sorted. Spaces separate words, and lines the words whose postings share a file.
 * `digests` are the digests of these files, joined.
 */
export interface WordsFile {
  words: string;
  digests: string;
}

/**
 * The postings of some terms: `termBreak` joins terms, `fieldBreak` joins the lists of a term, of which the last
 * is for expansions.
 */
export type PostingsFile = string;

/** Some names with their postings. Most terms of a large site are names, and few queries reach one of them. */
export interface NamesFile {
  names: string;
  postings: PostingsFile;
}

/**
 * The sections that hold a query without letters and digits as it is written, such as `?.`: the best of each run of at
 * most `maxSigns` characters.
 */
export type SignsFile = Record<string, number[]>;

/** Separates the postings of a term by field. */
export const fieldBreak = '|';
/** Separates the postings of terms. */
export const termBreak = '~';
/** The length of a digest in hex digits. */
export const shardDigestLength = 8;
/** The maximum number of words that a prefix shorter than `minPrefix` finds. */
export const maxShortMatches = 32;
/** The length of the longest query without letters and digits that is found as it is written. */
export const maxSigns = 8;
/** The number of sections whose texts share a file. */
export const textsPerFile = 4;

/** The file of a kind with a digest, relative to the output. */
export function shardFile(kind: ShardKind, digest: string): string {
  return `assets/search-${kind}-${digest}.json`;
}

/** The digests of joined ones. */
export function splitDigests(digests: string): string[] {
  return digests.match(new RegExp(`.{${shardDigestLength}}`, 'g')) ?? [];
}

/** The file with the text of a section. */
export function textsFile(id: number): string {
  return `${folder}/${Math.floor(id / textsPerFile)}.json`;
}

/** The number of the file of a name among `count` files: names that begin alike are in the same file. */
export function nameFileOf(name: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const character of leadOf(name))
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % count;
}

/** Whether a file of the output is one of these. */
export function isShardFile(file: string): boolean {
  return (
    /^assets\/search-(lengths|words|names|postings|signs)-[\da-f]{8}\.json$/.test(file) ||
    isUnnamedShard(file)
  );
}

/** Whether a file is the manifest or has texts: these names stay when the content changes. */
export function isUnnamedShard(file: string): boolean {
  return /^_search\/(index|\d+)\.json$/.test(file);
}
