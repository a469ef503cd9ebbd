/** A piece of code and its class; see `token-classes.ts` of the build. */
export interface Token {
  text: string;
  class?: string | undefined;
}

const keywords = new Set(
  (
    'abstract as async await break case catch class const continue debugger declare default delete do else ' +
    'enum export extends finally for from function get if implements import in instanceof interface keyof let ' +
    'new of readonly return satisfies set static super switch this throw try type typeof var void while yield'
  ).split(' '),
);
const constants = new Set(['true', 'false', 'null', 'undefined', 'NaN', 'Infinity']);

/** The patterns of a language's tokens. The first match wins. */
type Rows = [name: string, pattern: string][];

const script: Rows = [
  ['comment', String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`],
  [
    'string',
    '`(?:\\\\[\\s\\S]|[^\\\\`])*(?:`|$)' + String.raw`|"(?:\\.|[^\\"\n])*"|'(?:\\.|[^\\'\n])*'`,
  ],
  ['number', String.raw`\b\d[\w.]*`],
  ['tag', String.raw`(?<=<\/?)[A-Za-z][\w.]*`],
  ['word', String.raw`[\p{L}_$][\p{L}\p{N}_$]*`],
  ['punctuation', String.raw`[^\s\p{L}\p{N}_$"'\u0060]+?`],
];
const style: Rows = [
  ['comment', String.raw`\/\*[\s\S]*?(?:\*\/|$)`],
  ['string', String.raw`"(?:\\.|[^\\"\n])*"|'(?:\\.|[^\\'\n])*'`],
  ['keyword', String.raw`@[\w-]+|[\w-]+(?=\s*:[^;{}]*[;}])`],
  ['function', String.raw`[.#][\w-]+`],
  ['number', String.raw`-?\b\d[\w.%]*|#[\da-f]{3,8}\b`],
  ['punctuation', '[{}();:,>+~*]'],
];
const languages: Record<string, Rows> = { css: style, html: [], txt: [], md: [] };

/** Tokenizes a text by the extension of its file: a light version of the build's grammars. */
export function tokensOf(text: string, name: string): Token[] {
  const rows = languages[name.split('.').at(-1)!] ?? script;
  if (rows.length === 0) return [{ text }];
  const pattern = new RegExp(rows.map(([, source]) => `(${source})`).join('|'), 'gu');
  const tokens: Token[] = [];
  let written = 0;
  for (const match of text.matchAll(pattern)) {
    const { index } = match;
    const [found, ...groups] = match;
    const row = rows[groups.findIndex((group) => group !== undefined)]!;
    if (index > written) tokens.push({ text: text.slice(written, index) });
    tokens.push({ text: found, class: classOf(row[0], found, text, index) });
    written = index + found.length;
  }
  if (written < text.length) tokens.push({ text: text.slice(written) });
  return tokens;
}

/** The class of a token; the class of a word depends on its neighbors. */
function classOf(kind: string, word: string, text: string, index: number): string | undefined {
  if (kind === 'tag') return 't-type';
  if (kind !== 'word') return `t-${kind}`;
  const before = text[index - 1];
  const behind = text.slice(index + word.length, index + word.length + 2);
  if (before === '.') return behind.startsWith('(') ? 't-function' : 't-property';
  if (keywords.has(word) && !behind.startsWith(':')) return 't-keyword';
  if (constants.has(word)) return 't-number';
  if (behind.startsWith('(')) return 't-function';
  if (behind.startsWith(':') || /^=[^=>\s]/.test(behind)) return 't-property';
  return /^\p{Lu}/u.test(word) ? 't-type' : undefined;
}
