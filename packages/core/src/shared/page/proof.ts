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
  /** The rows that readers see, each a name and a text. */
  rows: [name: string, text: string][];
  /** The files of the page, by name. */
  files: Record<string, FileProof>;
}

/** `_proof/site.json`: every file of the output besides itself, by name. */
export interface SiteProof {
  files: Record<string, FileProof>;
}
