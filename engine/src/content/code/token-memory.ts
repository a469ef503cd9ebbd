import { createHash } from 'node:crypto';
import type { Highlighter, TokenLine } from './highlight.ts';
import { tokenClasses } from './token-classes.ts';

/** A line as it is stored: the length of each token and the number of its class, 0 for none. */
type StoredLine = number[];

/** The tokens of a page's code, kept from one version of the page to the next. */
export interface TokenMemory {
  /** Gives tokens from the memory, and asks for those of new code only. */
  highlighter: Highlighter;
  /** What was asked for, as JSON for the next time; undefined when it is what was there before. */
  changed(): string | undefined;
}

const classes = [undefined, ...tokenClasses.map(({ name }) => `t-${name}`)];

/**
 * Highlighting is most of what a page costs, and few edits are in code: a page that was rendered
 * before is highlighted where its code is new, and otherwise the grammars are not even loaded.
 *
 * @param stored What `changed` gave for the page, by the same version of the engine.
 */
export function createTokenMemory(stored: string | undefined, all: Highlighter): TokenMemory {
  const known = (stored ? JSON.parse(stored) : {}) as Record<string, StoredLine[]>;
  const used: Record<string, StoredLine[]> = {};
  const lines = async (code: string, language: string): Promise<TokenLine[]> => {
    const key = keyOf(code, language);
    const found = known[key] ?? used[key];
    if (found) {
      used[key] = found;
      return code.split('\n').map((line, index) => tokensOf(line, found[index]!));
    }
    const made = await all.lines(code, language);
    used[key] = made.map(storedLine);
    return made;
  };
  return {
    highlighter: { knows: all.knows, languages: all.languages, lines },
    changed() {
      const isSame =
        Object.keys(used).length === Object.keys(known).length &&
        Object.keys(used).every((key) => Object.hasOwn(known, key));
      return isSame ? undefined : JSON.stringify(used);
    },
  };
}

function keyOf(code: string, language: string): string {
  return createHash('sha256').update(`${language}\n${code}`).digest('base64').slice(0, 16);
}

const storedLine = (line: TokenLine): StoredLine =>
  line.flatMap(({ text, class: name }) => [text.length, classes.indexOf(name)]);

function tokensOf(line: string, stored: StoredLine): TokenLine {
  const tokens: { text: string; class?: string | undefined }[] = [];
  for (let index = 0, start = 0; index < stored.length; index += 2) {
    const text = line.slice(start, (start += stored[index]!));
    const name = classes[stored[index + 1]!];
    tokens.push(name === undefined ? { text } : { text, class: name });
  }
  return tokens;
}
