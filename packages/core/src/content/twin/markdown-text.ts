/** Characters that may be markup at any position of a text. */
const markup =
  /\\(?=[\s!-/:-@[-`{-~]|$)|[*`[~]|<(?=[!/?a-z]|$)|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;
/**
 * The starts of lines that are not text: a heading, a quote, an item, a rule or a table's second
 * row.
 */
const lineStart =
  /^(?:(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|[-=:|][-=:| ]*$)|(\d{1,9})(?=[.)](?:\s|$)))/gm;

/**
 * Escapes all markup in a text.
 *
 * @param isLink Whether the text is within a link, which a bracket would end.
 */
export function escape(text: string, isLink = false): string {
  const escaped = /[\\*`[~<&_]/.test(text) ? text.replace(markup, '\\$&') : text;
  return isLink ? escaped.replaceAll(']', '\\]') : escaped;
}

/** Inline Markdown as a paragraph: no line starts another block. */
export function paragraph(text: string): string {
  const inner = text.replace(/(?:\\\n|\s)+$/, '').replace(/^(?:\\\n|\s)+/, '');
  return inner.replace(lineStart, (_, number = '') => `${number}\\`);
}

/** Backticks that do not occur in a text: one more than its longest run, but at least `least`. */
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

/** A code block with its language. */
export function fence(code: string, language = ''): string {
  // An info string after backticks must not contain backticks.
  const marks = language.includes('`') ? '~~~~' : ticksAround(code, 3);
  return `${marks}${language}\n${code}\n${marks}`;
}

/** A link. The address is in angle brackets if it contains blanks or brackets. */
export function link(text: string, address: unknown): string {
  const url = String(address).replace(/\\|&(?=#?\w+;)/g, '\\$&');
  const isPlain = /^[^\s<>]+$/.test(url) && !/[()]/.test(url.replace(/\([^()]*\)/g, ''));
  return `[${text}](${isPlain ? url : `<${url.replace(/[<>]/g, '\\$&').replace(/[\n\r]/g, '')}>`})`;
}

/** Inline Markdown, or a text that a mark such as `**` emphasizes. */
export type Inline = string | { mark: string; text: string };

/** Joins inline Markdown. Blanks at the ends of an emphasis move outside of it. */
export function join(pieces: Inline[]): string {
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    const written = typeof piece === 'string' ? piece : emphasis(piece, text, pieces[index + 1]);
    // An exclamation mark would turn the following link into an image.
    if (written.startsWith('[') && text.endsWith('!')) text = `${text.slice(0, -1)}\\!`;
    // Two adjacent code spans would merge.
    if (written.startsWith('`') && text.endsWith('`')) text += ' ';
    text += /\s$/.test(text) ? written.trimStart() : written;
  }
  return text;
}

/** The elements for marks that Markdown would not recognize. */
const elements: Record<string, string> = { '*': 'em', '**': 'strong', '~~': 'del' };

function emphasis({ mark, text }: Exclude<Inline, string>, before: string, next: Inline = '') {
  const [, start, inner, end] = /^(\s*)(.*?)(\s*)$/s.exec(text)!;
  if (!inner) return text;
  // Two adjacent emphases need different marks.
  const sign = before.endsWith('*') && !start ? mark.replaceAll('*', '_') : mark;
  const behind = end || (typeof next === 'string' ? next.charAt(0) : mark);
  const isRead =
    isFlank(start || before.slice(-1), inner[0]!) &&
    isFlank(behind, inner.at(-1)!) &&
    !(sign.startsWith('_') && /[\p{L}\p{N}]/u.test(behind)) &&
    !(mark === '~~' && before.endsWith('~'));
  const tag = elements[mark];
  return `${start}${isRead ? sign + inner + sign : `<${tag}>${inner}</${tag}>`}${end}`;
}

/**
 * Whether a mark between two characters is valid (https://spec.commonmark.org, flanking delimiter
 * runs).
 */
function isFlank(outside: string, inside: string): boolean {
  return !/[\p{P}\p{S}]/u.test(inside) || !/[^\s\p{P}\p{S}]/u.test(outside);
}
