/** How a line, or a word in it, is marked; the style sheet knows them by these names. */
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

/** Code with its notations read and taken out. */
export interface NotatedCode {
  code: string;
  /** Marks by line, from 0. */
  lines: Map<number, Set<LineMark>>;
  /** Words to mark, and the lines they are marked in. */
  words: { text: string; from: number; to: number }[];
  /** For each line that is left, its number in the code as written; both from 0. */
  origin: number[];
  /** Notations that are not known. */
  unknown: { name: string; line: number }[];
}

/** Everything that may begin a comment at the end of a line, in any language that is highlighted. */
const opening = /(?:\/\/|\/\*+|<!--+|\{\s*\/\*+|#+|--|;+|%+|"|'|\(\*|REM\b|\{\{!(?:--)?|@\*)\s*$/;
const closing = String.raw`(?:\*+\/\s*\}?|--+>|\*\)|(?:--)?\}\}|\*@)`;
const notation = String.raw`\[!code\s([^\]]*)\]`;
const each = new RegExp(notation, 'g');
/** Notations beside each other, and the end of the comment around them. */
const group = new RegExp(String.raw`((?:${notation}\s*)+)(${closing})?`, 'g');

/**
 * Reads the notations of a fence. They stand in a comment at the end of a line; a line that holds
 * nothing else is taken out, and its notations hold for what follows. `[\!code …]` is text.
 */
export function readNotations(code: string): NotatedCode {
  const written = code.split('\n');
  const result: NotatedCode = { code, lines: new Map(), words: [], origin: [], unknown: [] };
  if (!code.includes('[!code') && !code.includes('[\\!code'))
    return { ...result, origin: written.map((_, index) => index) };
  const kept: string[] = [];
  for (const [index, line] of written.entries()) {
    const { text, found } = takeOff(line);
    const at = kept.length;
    if (text !== undefined) {
      kept.push(text.replaceAll('[\\!code', '[!code'));
      result.origin.push(index);
    }
    for (const name of found) apply(name, at, index, result);
  }
  return { ...result, code: kept.join('\n') };
}

/** A line without its notations; undefined when nothing else stood there. */
function takeOff(line: string): { text: string | undefined; found: string[] } {
  const last = line.includes('[!code') ? [...line.matchAll(group)].at(-1) : undefined;
  if (!last || line.slice(last.index + last[0].length).trim() !== '')
    return { text: line, found: [] };
  const [, notations = '', , close = ''] = last;
  const found = [...notations.matchAll(each)].map(([, name]) => name!.trim());
  const before = line.slice(0, last.index);
  const open = opening.exec(before);
  // A comment that says something stays; its notation goes.
  const text = close && !open ? before + close : before.slice(0, open?.index).trimEnd();
  return { text: text.trim() === '' ? undefined : text, found };
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

/** A notation reaches no further than this. */
const maxLines = 100_000;

/** Every notation's name, for messages. */
export const notationNames = [...Object.keys(lineNotations), 'word'];
