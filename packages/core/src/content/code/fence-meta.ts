import { nearest } from '../../shared/diagnostics/nearest.ts';
import { words } from '../source/fence-words.ts';

/** The parsed info string of a fence. */
export interface FenceMeta {
  /** Lower-case; empty for plain text. */
  language: string;
  /** `title="file.ts"` or `[file.ts]`. */
  title?: string | undefined;
  /** `filename="x.ts"`: a file that other samples of the page can import. */
  filename?: string | undefined;
  /** The number of the first line, if lines are numbered. */
  firstLine?: number | undefined;
  /** `{1,3-5}`: numbers of lines to highlight, from 1. */
  highlighted: number[];
  /** Unknown words and values. */
  unknown: UnknownWord[];
  /**
   * `live=host`: this host can run the sample; `live` alone is empty and means the only host.
   * `live="off: reason"`: the sample does not run, and the page shows the reason.
   */
  live?: string | undefined;
  /** The values of the words that features know, by word; empty for a word alone. */
  own: Record<string, string>;
}

/** An unknown word of an info string, and the valid ones. */
export interface UnknownWord {
  word: string;
  hint: string;
}

/** The maximum line of a range: `{1-1000000000}` is a mistake. */
const maxLine = 100_000;

/**
 * Parses a fence's info string as Vocs and VitePress do:
 *
 *     ts [file.ts] title="file.ts" {1,3-5} showLineNumbers live filename="x.ts"
 *     ts:line-numbers=5 {2}
 *
 * @param own The words of features, with patterns as in `words`. Default: none.
 */
export function fenceMeta(info: string, own: Record<string, RegExp> = {}): FenceMeta {
  const [, first = '', behind = ''] = /^\s*([^\s{[:=]*(?=[\s{[:]|$))?(.*)$/s.exec(info) ?? [];
  const rest = quotedAway(behind);
  const numbers = /(?:^|[\s:])(?:showLineNumbers|line-numbers|lineNumbers)(?:=(\d+))?(?=[\s{[]|$)/;
  const numbered = numbers.exec(rest);
  return {
    language: first.toLowerCase(),
    title: attribute(behind, 'title') ?? labelOf(behind, rest),
    filename: attribute(behind, 'filename'),
    firstLine: numbered ? Number(numbered[1] ?? 1) : undefined,
    highlighted: ranges(/\{([\d\s,-]+)\}/.exec(rest)?.[1] ?? ''),
    unknown: unknownWords(behind, { ...words, ...own }),
    own: Object.fromEntries(
      Object.keys(own).flatMap((name) => {
        const value = valueOf(name, behind, rest);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    ...liveOf(behind, rest),
  };
}

/** A label, lines, a word with its value, or any other text. */
const part =
  /\[[^\]]+\]|\{[^}]*\}|:?[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^\s"'{[]+))?|"[^"]*"|'[^']*'|\S+/g;

/** The unknown words after the language. */
function unknownWords(behind: string, known: Record<string, RegExp>): UnknownWord[] {
  return [...behind.matchAll(part)].flatMap(([word]): UnknownWord[] => {
    if (word.startsWith('[') && word.endsWith(']')) return [];
    const [, lines] = /^\{(.*)\}$/.exec(word) ?? [];
    if (lines !== undefined)
      return lines.split(',').every((range) => ranges(range).length > 0)
        ? []
        : [{ word, hint: 'Write the lines to highlight as in {1,3-5}' }];
    const [, name = '', value = ''] = /^:?([\w-]+)(.*)$/s.exec(word) ?? [];
    if (Object.hasOwn(known, name) && known[name]!.test(value)) return [];
    if (Object.hasOwn(known, name) && value === '')
      return [{ word, hint: `Write its value: ${name}=…` }];
    const guess = nearest(name, Object.keys(known));
    const added = Object.keys(known).filter((each) => !Object.hasOwn(words, each));
    const all = ['live', ...added].join(', ');
    const hint = `Known are title="…", [label], {1,3-5}, showLineNumbers, filename="…", ${all}`;
    return [{ word, hint: guess ? `Did you mean "${guess}"?` : hint }];
  });
}

function liveOf(text: string, rest: string): Pick<FenceMeta, 'live'> {
  const live = valueOf('live', text, rest);
  return live === undefined ? {} : { live };
}

/** The value of a word, empty if it stands alone; undefined if the fence has it not. */
function valueOf(name: string, text: string, rest: string): string | undefined {
  const isAlone = new RegExp(`(?:^|\\s)${name}(?=\\s|$)`).test(rest);
  return attribute(text, name) ?? (isAlone ? '' : undefined);
}

function attribute(text: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`).exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** `[file.ts]`, as it is written: it may contain quotes. */
function labelOf(text: string, rest: string): string | undefined {
  const found = /(?<=(?:^|\s)\[)[^\]]+(?=\])/.exec(rest);
  return found ? text.slice(found.index, found.index + found[0].length) : undefined;
}

/** Blanks quoted attributes: a title may contain anything. Offsets stay. */
function quotedAway(text: string): string {
  return text.replace(/"[^"]*"|'[^']*'/g, (quoted) => `"${'_'.repeat(quoted.length - 2)}"`);
}

function ranges(text: string): number[] {
  const lines: number[] = [];
  for (const part of text.split(',')) {
    const [, from, to] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    if (!from) continue;
    const end = Math.min(Number(to ?? from), maxLine);
    for (let line = Number(from); line <= end; line++) lines.push(line);
  }
  return lines;
}
