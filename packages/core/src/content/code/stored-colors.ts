import { createHash } from 'node:crypto';
import type { Highlighter, Token, TokenLine } from '../source/highlighter.ts';
import { tokenClasses } from './token-classes.ts';

/** The tokens of a line: pairs of a length and the number of a class, 0 for none. */
type StoredLine = number[];

/** A highlighter that knows the colors of an earlier render of the page. */
export interface PageColors {
  highlighter: Highlighter;
  /** The colors of all code that was asked for, to be stored; undefined if they are the known ones. */
  changed(): string | undefined;
}

const classNames = [undefined, ...tokenClasses.map(({ name }) => `t-${name}`)];
const classNumbers = new Map(classNames.map((name, index) => [name, index]));

/**
 * Keeps the colors of a page's code for the next render: grammars take half the time of a render, and the code is
 * mostly as it was when the page's text, an option or the base has changed.
 *
 * @param stored What `changed` gave at an earlier render, with the same version of the engine. Default: nothing.
 */
export function rememberColors(highlighter: Highlighter, stored?: string): PageColors {
  const known = stored === undefined ? {} : (JSON.parse(stored) as Record<string, StoredLine[]>);
  const used: Record<string, StoredLine[]> = {};
  let isChanged = false;
  return {
    highlighter: {
      ...highlighter,
      async lines(code, language) {
        // Its colors cost no more than reading them.
        if (language === 'json') return highlighter.lines(code, language);
        const key = keyOf(code, language);
        const lines = known[key];
        if (lines) {
          used[key] = lines;
          return decode(code, lines);
        }
        const found = await highlighter.lines(code, language);
        used[key] = found.map(encode);
        isChanged = true;
        return found;
      },
    },
    changed: () => (isChanged ? JSON.stringify(used) : undefined),
  };
}

function keyOf(code: string, language: string): string {
  return createHash('sha256').update(`${language}\n${code}`).digest('base64url').slice(0, 22);
}

const encode = (tokens: TokenLine): StoredLine =>
  tokens.flatMap((token) => [token.text.length, classNumbers.get(token.class)!]);

function decode(code: string, stored: StoredLine[]): TokenLine[] {
  return code.split('\n').map((line, index) => {
    const numbers = stored[index] ?? [];
    const tokens: Token[] = [];
    for (let at = 0, start = 0; at < numbers.length; at += 2) {
      const text = line.slice(start, (start += numbers[at]!));
      const name = classNames[numbers[at + 1]!];
      tokens.push(name === undefined ? { text } : { text, class: name });
    }
    return tokens;
  });
}
