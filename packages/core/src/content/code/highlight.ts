import type { Grammar, LanguageRegistration, ThemeRegistrationRaw } from 'shiki/core';
import type { Highlighter, Token, TokenLine } from '../source/highlighter.ts';
import { jsonLines, type Piece } from './json-lines.ts';
import { shortLine } from './short-line.ts';
import { plainScopes, tokenClasses } from './token-classes.ts';

const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi']);
const plainColor = '#000000';

/**
 * A TextMate theme whose colors are numbers of token classes: highlighting runs once, and the style
 * sheet sets the color of each class for both color schemes.
 */
const classTheme: ThemeRegistrationRaw = {
  name: 'classes',
  settings: [
    { settings: { foreground: plainColor, background: '#ffffff' } },
    { scope: [...plainScopes], settings: { foreground: plainColor } },
    ...tokenClasses.map(({ scopes }, index) => ({
      scope: [...scopes],
      settings: { foreground: colorOf(index) },
    })),
  ],
};

function colorOf(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`;
}

const classOfColor = new Map(tokenClasses.map(({ name }, index) => [colorOf(index), `t-${name}`]));

let started: Promise<Highlighter> | undefined;

/** The highlighter, one for all compilers of a process: each language and version of a site has one. */
export function highlighter(): Promise<Highlighter> {
  return (started ??= createHighlighter());
}

/** Starts a highlighter. The tokenizer and its grammars load at their first use. */
export async function createHighlighter(): Promise<Highlighter> {
  const { bundledLanguages } = await import('shiki/langs');
  const grammars: Grammars = bundledLanguages;
  const tokenizers = new Map<string, Promise<Tokenize>>();
  return {
    knows: (language) => plain.has(language) || Object.hasOwn(grammars, language),
    languages: [...plain, ...Object.keys(grammars)],
    async lines(code, language) {
      const lines = code.split('\n');
      if (plain.has(language)) return lines.map((text) => (text ? [{ text }] : []));
      const json = language === 'json' ? jsonLines(lines, maxLineLength) : undefined;
      if (json) return json.map(merge);
      const names = [language, ...(await embeddedIn(code, language, grammars))];
      const key = names.join(' ');
      if (!tokenizers.has(key)) tokenizers.set(key, createTokenizer(names, grammars));
      const tokenize = await tokenizers.get(key)!;
      let state = 0;
      return lines.map((line) => {
        const { tokens, next } = tokenize(line, state);
        state = next;
        return tokens;
      });
    },
  };
}

/** The languages that a grammar embeds only if they are loaded, by language: to ask the module takes longer. */
const lazyOf = new Map<string, string[]>();

/**
 * The languages that code names, in its fences or attributes, and that its grammar embeds only if
 * they are loaded.
 */
async function embeddedIn(code: string, language: string, grammars: Grammars): Promise<string[]> {
  let lazy = lazyOf.get(language);
  if (!lazy) {
    const own = (await grammars[language]!()).default.at(-1)!;
    lazyOf.set(language, (lazy = own.embeddedLangsLazy ?? []));
  }
  if (lazy.length === 0) return [];
  const { guessEmbeddedLanguages } = await import('shiki/core');
  const named = guessEmbeddedLanguages(code, language).filter((name) =>
    Object.hasOwn(grammars, name),
  );
  const known = await Promise.all(
    named.map(async (name) => (await grammars[name]!()).default.at(-1)!.name),
  );
  return [...new Set(known)].filter((name) => lazy.includes(name)).sort();
}

interface ColoredLine {
  tokens: TokenLine;
  /** The number of the grammar's state at the end of the line. */
  next: number;
}

type Grammars = Record<string, () => Promise<{ default: LanguageRegistration[] }>>;
type Tokenize = (line: string, state: number) => ColoredLine;

interface MemoizedLine {
  /** Pairs of the start of a token and its metadata. */
  found: Uint32Array;
  next: number;
}

/**
 * The maximum length of a highlighted line, in characters. TextMate grammars may take minutes for
 * longer ones.
 */
const maxLineLength = 5000;
/** The maximum number of memoized lines of a language, and the maximum length of each. */
const maxMemory = { lines: 20_000, characters: 200 };

type State = ReturnType<Grammar['tokenizeLine2']>['ruleStack'];

/**
 * Tokenizes line by line. The tokens of a line depend only on its text and on the grammar's state
 * after the line before, so lines are memoized: half the lines of a site's samples are braces,
 * imports and the like, and the requests of a reference differ in the words of their addresses.
 *
 * Each tokenizer has grammars of its own, because a grammar colors embedded code of every language
 * that is loaded beside it: shared ones would make colors depend on the order of pages.
 *
 * @param names The language, and the languages that its code embeds.
 */
async function createTokenizer(names: string[], grammars: Grammars): Promise<Tokenize> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }, { EncodedTokenMetadata }] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
      import('shiki/textmate'),
    ]);
  const core = await createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [classTheme],
    langs: names.map((name) => grammars[name]!),
    // A highlighter for each language is meant.
    warnings: false,
  });
  const colorOfToken = EncodedTokenMetadata.getForeground;
  const grammar = core.getLanguage(names[0]!);
  const { colorMap } = core.setTheme('classes');
  const classes = colorMap.map((color) => classOfColor.get(color?.toLowerCase()));
  const classOf = (metadata: number) => classes[colorOfToken(metadata)];
  const states: (State | null)[] = [null];
  const memory = new Map<string, MemoizedLine>();

  const numberOf = (state: State): number => {
    const known = states.findIndex((other) => other?.equals(state));
    return known === -1 ? states.push(state) - 1 : known;
  };
  return (line, state) => {
    if (line.length > maxLineLength) return { tokens: [{ text: line }], next: state };
    const { short, placeOf } = shortLine(line);
    const key = `${state} ${short}`;
    let made = memory.get(key);
    if (!made) {
      // Without a time limit: the same code must yield the same HTML on a slow or busy machine.
      const { tokens, ruleStack } = grammar.tokenizeLine2(short, states[state]!, 0);
      made = { found: tokens, next: numberOf(ruleStack) };
      if (memory.size >= maxMemory.lines) memory.clear();
      if (short.length <= maxMemory.characters) memory.set(key, made);
    }
    return { tokens: merge(piecesOf(line, made.found, { classOf, placeOf })), next: made.next };
  };
}

/** The pieces of a line, from pairs of the start of a token and its metadata. */
function piecesOf(
  line: string,
  found: Uint32Array,
  of: {
    classOf: (metadata: number) => string | undefined;
    placeOf: (place: number) => number;
  },
): Piece[] {
  const starts = Array.from(found).filter((_, index) => index % 2 === 0);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity;
    return [line.slice(of.placeOf(start), of.placeOf(end)), of.classOf(found[2 * index + 1]!)];
  });
}

/** Merges adjacent pieces of one class into tokens; the white space between them belongs to no other class. */
function merge(pieces: Piece[]): Token[] {
  const tokens: Token[] = [];
  let blank = '';
  const add = (text: string, name: string | undefined) => {
    const last = tokens.at(-1);
    if (last && last.class === name) last.text += blank + text;
    else if (name === undefined) tokens.push({ text: blank + text });
    else if (blank && last && last.class === undefined) {
      last.text += blank;
      tokens.push({ text, class: name });
    } else tokens.push(...(blank ? [{ text: blank }] : []), { text, class: name });
    blank = '';
  };
  for (const [text, name] of pieces) {
    const trimmed = text.trim();
    if (trimmed === '') {
      blank += text;
      continue;
    }
    const start = text.indexOf(trimmed);
    blank += text.slice(0, start);
    add(trimmed, name);
    blank = text.slice(start + trimmed.length);
  }
  if (blank) {
    const last = tokens.at(-1);
    if (last && last.class === undefined) last.text += blank;
    else tokens.push({ text: blank });
  }
  return tokens;
}
