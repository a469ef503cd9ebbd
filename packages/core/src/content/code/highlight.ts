import type {
  Grammar,
  HighlighterCore,
  LanguageRegistration,
  ThemeRegistrationRaw,
} from 'shiki/core';
import type { Highlighter, Token, TokenLine } from '../source/highlighter.ts';
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

/** Starts a highlighter. The tokenizer and its grammars load at their first use. */
export async function createHighlighter(): Promise<Highlighter> {
  const { bundledLanguages } = await import('shiki/langs');
  const grammars: Record<string, () => Promise<{ default: LanguageRegistration[] }>> =
    bundledLanguages;
  let started: Promise<HighlighterCore> | undefined;
  const tokenizers = new Map<string, (line: string, state: number) => MemoizedLine>();
  return {
    knows: (language) => plain.has(language) || Object.hasOwn(bundledLanguages, language),
    languages: [...plain, ...Object.keys(bundledLanguages)],
    async lines(code, language) {
      const lines = code.split('\n');
      if (plain.has(language)) return lines.map((text) => (text ? [{ text }] : []));
      if (!tokenizers.has(language)) {
        const core = await (started ??= startCore());
        const { EncodedTokenMetadata } = await import('shiki/textmate');
        await core.loadLanguage(await grammars[language]!());
        tokenizers.set(
          language,
          createTokenizer(core, language, EncodedTokenMetadata.getForeground),
        );
      }
      const tokenize = tokenizers.get(language)!;
      let state = 0;
      return lines.map((line) => {
        const { tokens, next } = tokenize(line, state);
        state = next;
        return tokens;
      });
    },
  };
}

async function startCore(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ]);
  return createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [classTheme],
  });
}

interface MemoizedLine {
  tokens: TokenLine;
  /** The number of the grammar's state at the end of the line. */
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
 * imports and the like.
 */
function createTokenizer(
  core: HighlighterCore,
  language: string,
  colorOfToken: (metadata: number) => number,
) {
  const grammar = core.getLanguage(language);
  const { colorMap } = core.setTheme('classes');
  const classes = colorMap.map((color) => classOfColor.get(color?.toLowerCase()));
  const classOf = (metadata: number) => classes[colorOfToken(metadata)];
  const states: (State | null)[] = [null];
  const memory = new Map<string, MemoizedLine>();

  const numberOf = (state: State): number => {
    const known = states.findIndex((other) => other?.equals(state));
    return known === -1 ? states.push(state) - 1 : known;
  };
  return (line: string, state: number): MemoizedLine => {
    if (line.length > maxLineLength) return { tokens: [{ text: line }], next: state };
    const key = `${state} ${line}`;
    const known = memory.get(key);
    if (known) return known;
    // Without a time limit: the same code must yield the same HTML on a slow or busy machine.
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, states[state]!, 0);
    const made = { tokens: merge(line, tokens, classOf), next: numberOf(ruleStack) };
    if (memory.size >= maxMemory.lines) memory.clear();
    if (line.length <= maxMemory.characters) memory.set(key, made);
    return made;
  };
}

/**
 * Merges the tokens of a grammar into tokens of one class.
 *
 * @param found Pairs of a start in the line and the metadata of the token that begins there.
 */
function merge(
  line: string,
  found: Uint32Array,
  classOf: (metadata: number) => string | undefined,
): Token[] {
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
  for (let index = 0; index < found.length; index += 2) {
    const text = line.slice(found[index], found[index + 2] ?? line.length);
    const name = classOf(found[index + 1]!);
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
