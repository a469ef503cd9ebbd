/** A run of text with one class; plain text and white space have none. */
export interface Token {
  text: string;
  /** A class of the style sheet, such as `t-keyword`. */
  class?: string | undefined;
}

/** One line of code. Adjacent text of one class is one token; white space is outside of tokens. */
export type TokenLine = readonly Token[];

/** Highlights code; one instance serves the whole process. */
export interface Highlighter {
  /** Whether the language's name or alias exists; plain text counts. */
  knows(language: string): boolean;
  /** Every name and alias of a language. */
  languages: string[];
  /** The code's lines; `language` must exist. */
  lines(code: string, language: string): Promise<TokenLine[]>;
}
