/** Characters that Markdown could read as markup, wherever they stand in a text. */
const markup =
  /\\(?=[!-/:-@[-`{-~]|$)|[*`[~]|<(?=[!/?a-z]|$)|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;
/** What makes a line something other than text: a heading, a quote, an item, a rule or a table's second row. */
const lineStart =
  /^(?:(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|[-=:|][-=:| ]*$)|(\d{1,9})(?=[.)](?:\s|$)))/gm;

/** Text in which no character is markup. */
export function escapeText(text: string): string {
  return /[\\*`[~<&_]/.test(text) ? text.replace(markup, '\\$&') : text;
}

/** The same where a bracket would end it. */
export function linkText(text: string): string {
  return escapeText(text).replaceAll(']', '\\]');
}

/** Inline Markdown as a paragraph: none of its lines begins another block. */
export function paragraph(text: string): string {
  const inner = text.replace(/(?:\\\n|\s)+$/, '').replace(/^(?:\\\n|\s)+/, '');
  return inner.replace(lineStart, (_, number = '') => `${number}\\`);
}

/** Backticks that occur in no text: one more than the longest run in it, but at least `least`. */
function ticksAround(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(least, ...runs.map(({ length }) => length + 1)));
}

/** Inline code. */
export function codeSpan(text: string): string {
  const value = text.replace(/\s*\n\s*/g, ' ');
  const pad = /^`|`$|^ .*[^ ].* $/.test(value) ? ' ' : '';
  const ticks = ticksAround(value, 1);
  return value === '' ? '' : ticks + pad + value + pad + ticks;
}

/** A code block with its language and its title: ```` ```ts [vev.ts] ````. */
export function fence(code: string, language = '', title = ''): string {
  const info = [language, title && `[${title}]`].filter(Boolean).join(' ');
  // The info string of backticks holds none.
  const marks = info.includes('`') ? '~~~~' : ticksAround(code, 3);
  return `${marks}${info}\n${code}\n${marks}`;
}

/** The destination of a link: in brackets where blanks or brackets would end it. */
export function address(url: string): string {
  const escaped = url.replace(/\\|&(?=#?\w+;)/g, '\\$&').replace(/[\n\r]/g, '');
  const isPlain = /^[^\s<>]+$/.test(url) && !/[()]/.test(url.replace(/\([^()]*\)/g, ''));
  return isPlain ? escaped : `<${escaped.replace(/[<>]/g, '\\$&')}>`;
}

/** Inline Markdown, or a text that a mark such as `**` emphasizes. */
export type Inline = string | { mark: Mark; text: string };
/** Marks of emphasis, with the elements that stand for them where Markdown would not read the mark. */
const elements = { '*': 'em', '**': 'strong', '~~': 'del' };
export type Mark = keyof typeof elements;

/** Joins inline Markdown. The blanks at the ends of an emphasis come to stand outside of it. */
export function joinInline(pieces: Inline[]): string {
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    const written = typeof piece === 'string' ? piece : emphasis(piece, text, pieces[index + 1]);
    // An exclamation mark would make an image of the link behind it.
    if (written.startsWith('[') && text.endsWith('!')) text = `${text.slice(0, -1)}\\!`;
    text += /\s$/.test(text) ? written.trimStart() : written;
  }
  return text;
}

function emphasis(
  { mark, text }: Exclude<Inline, string>,
  before: string,
  next: Inline = '',
): string {
  const inner = text.trim();
  if (inner === '') return text && ' ';
  const [start, end] = [/^\s/.test(text) ? ' ' : '', /\s$/.test(text) ? ' ' : ''];
  // Two emphases side by side need marks that differ.
  const sign = before.endsWith('*') && !start ? mark.replaceAll('*', '_') : mark;
  const behind = end || (typeof next === 'string' ? next.charAt(0) : mark);
  const isRead =
    opens(start || before.slice(-1), inner.charAt(0)) &&
    opens(behind, inner.slice(-1)) &&
    !(sign.startsWith('_') && /[\p{L}\p{N}]/u.test(behind)) &&
    !(mark === '~~' && before.endsWith('~'));
  const tag = elements[mark];
  return `${start}${isRead ? sign + inner + sign : `<${tag}>${inner}</${tag}>`}${end}`;
}

/** Whether a mark between two characters is one (https://spec.commonmark.org, flanking delimiter runs). */
function opens(outside: string, inside: string): boolean {
  return !/[\p{P}\p{S}]/u.test(inside) || !/[^\s\p{P}\p{S}]/u.test(outside);
}
