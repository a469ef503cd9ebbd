/** The marks of a line or a word; the style sheet uses these names. */
export type LineMark = 'highlighted' | 'focused' | 'added' | 'removed' | 'error' | 'warning';

/** Every notation that marks whole lines: `[!code ++]`, `[!code error:3]`. */
const lineNotations: Record<string, LineMark> = {
  highlight: 'highlighted',
  hl: 'highlighted',
  focus: 'focused',
  '++': 'added',
  '--': 'removed',
  error: 'error',
  warning: 'warning',
};

/** Code without its notations, and their parsed form. */
export interface NotatedCode {
  code: string;
  /** Marks by line, from 0. */
  lines: Map<number, Set<LineMark>>;
  /** Words to mark, and the range of their lines. */
  words: { text: string; from: number; to: number }[];
  /** The number in the written code of each remaining line; both from 0. */
  origin: number[];
  /** Unknown notations. */
  unknown: { name: string; line: number }[];
}

/** Every start of a comment at the end of a line, in any highlighted language. */
const opening = /(?:\/\/|\/\*+|<!--+|\{\s*\/\*+|#+|--|;+|%+|"|'|\(\*|REM\b|\{\{!(?:--)?|@\*)\s*$/;
const closing = String.raw`(?:\*+\/\s*\}?|--+>|\*\)|(?:--)?\}\}|\*@)`;
const notation = String.raw`\[!code\s([^\]]*)\]`;
const each = new RegExp(notation, 'g');
/** Adjacent notations, and the end of the comment around them. */
const group = new RegExp(String.raw`((?:${notation}\s*)+)(${closing})?`, 'g');

/** A notation or an include that is shown as it is. */
const escaped = /\[\\!(code|include)\b/g;

/**
 * Parses the notations of a fence. A notation is in a comment at the end of a line. A line with
 * only a notation is removed, and its notation applies to the following lines. `[\!code …]` and
 * `[\!include …]` are text.
 */
export function readNotations(code: string): NotatedCode {
  const written = code.split('\n');
  const result: NotatedCode = { code, lines: new Map(), words: [], origin: [], unknown: [] };
  if (!code.includes('[!code') && code.search(escaped) < 0)
    return { ...result, origin: written.map((_, index) => index) };
  const kept: string[] = [];
  for (const [index, line] of written.entries()) {
    const { text, names } = takeOff(line);
    const at = kept.length;
    if (text !== undefined) {
      kept.push(text.replaceAll(escaped, '[!$1'));
      result.origin.push(index);
    }
    for (const name of names) apply(name, at, index, result);
  }
  return { ...result, code: kept.join('\n') };
}

/** A line without its notations; undefined if nothing else is on it. */
function takeOff(line: string): { text: string | undefined; names: string[] } {
  const last = line.includes('[!code') ? [...line.matchAll(group)].at(-1) : undefined;
  if (!last || line.slice(last.index + last[0].length).trim() !== '')
    return { text: line, names: [] };
  const [, notations = '', , close = ''] = last;
  const names = [...notations.matchAll(each)].map(([, name]) => name!.trim());
  const before = line.slice(0, last.index);
  const open = opening.exec(before);
  // A comment with other text stays; its notation is removed.
  const text = close && !open ? before + close : before.slice(0, open?.index).trimEnd();
  return { text: text.trim() === '' ? undefined : text, names };
}

function apply(written: string, at: number, line: number, result: NotatedCode): void {
  const word = /^word:((?:\\.|[^:\\])+)(?::(\d+))?$/.exec(written);
  if (word) {
    const [, text = '', count] = word;
    const to = count ? at + Number(count) : Number.POSITIVE_INFINITY;
    result.words.push({ text: text.replace(/\\(.)/g, '$1'), from: count ? at : 0, to });
    return;
  }
  const [, name = '', count = '1'] = /^(.*?)(?::(\d+))?$/.exec(written) ?? [];
  const mark = Object.hasOwn(lineNotations, name) ? lineNotations[name] : undefined;
  if (!mark) {
    result.unknown.push({ name: written, line });
    return;
  }
  for (let offset = 0; offset < Math.min(Number(count), maxLines); offset++) {
    const marks = result.lines.get(at + offset) ?? new Set();
    result.lines.set(at + offset, marks.add(mark));
  }
}

/** The maximum number of lines of a notation. */
const maxLines = 100_000;

/** The names of all notations, for messages. */
export const notationNames = [...Object.keys(lineNotations), 'word'];
