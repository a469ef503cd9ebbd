/** The folder of the proofs in an output. */
const proofFolder = '_proof';

/** The file with the hash of every file of the output. */
export const siteProofFile = `${proofFolder}/site.json`;

/** The folder of the proofs of pages. */
const pagesFolder = `${proofFolder}/pages`;

/** The file with the proof of a page, by the page's path without base. */
export function proofFile(path: string): string {
  return `${pagesFolder}${path === '/' ? '/index' : path}.json`;
}

/** The address of a file of an output, relative to the site's. */
export function addressOf(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/** Whether a file of an output is the proof of a page. */
export function isPageProof(file: string): boolean {
  return `/${file}`.includes(`/${pagesFolder}/`);
}

/** A page whose proof is written. */
export interface ProvenPage {
  path: string;
  /** Of a translation, the path of the source's page; else its own. */
  sourcePath: string;
  /** The language of its edition, a BCP 47 tag. */
  lang: string;
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** The page's source text. */
  source: string;
  /** The HTML of its document, as readers get it. */
  document(): string;
}

/** A row of a page's proof: its name, and a text. */
export type ProofRow = [name: string, text: string];

/** The rows that a site adds to the proof of a page. */
export type RowsOfPage = (page: ProvenPage) => ProofRow[] | Promise<ProofRow[]>;

/** A file of the output. */
export interface FileProof {
  bytes: number;
  /** In hex. */
  sha256: string;
}

/**
 * `_proof/pages/…`: the proof of a page. It contains no date of the build: equal sources yield equal
 * files.
 */
export interface PageProof {
  path: string;
  /** The rows that readers see. */
  rows: ProofRow[];
  /** The files of the page, by name. */
  files: Record<string, FileProof>;
}

/** `_proof/site.json`: every file of the output besides itself, by name. */
export interface SiteProof {
  files: Record<string, FileProof>;
}
