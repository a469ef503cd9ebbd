/** What stands behind the opening marks of a fence, read. */
export interface FenceMeta {
  /** In lower case; empty for plain text. */
  language: string;
  /** `title="file.ts"` or `[file.ts]`. */
  title?: string | undefined;
  /** `filename="x.ts"`: a file that other samples of the page can import. */
  filename?: string | undefined;
  /** The number of the first line, where lines are numbered. */
  firstLine?: number | undefined;
  /** `{1,3-5}`: numbers of lines to highlight, from 1. */
  highlighted: number[];
  twoslash: boolean;
  /** `live=host`: the sample can be run by this host; `live` alone is empty: by the only one. */
  live?: string | undefined;
}

/** Lines beyond this number are not highlighted by a range: `{1-1000000000}` is a mistake. */
const maxLine = 100_000;

/**
 * Reads a fence's info string as Vocs and VitePress do:
 *
 *     ts [file.ts] title="file.ts" {1,3-5} showLineNumbers twoslash filename="x.ts"
 *     ts:line-numbers=5 {2}
 */
export function fenceMeta(info: string): FenceMeta {
  const [, first = '', behind = ''] = /^\s*([^\s{[:=]*(?=[\s{[:]|$))?(.*)$/s.exec(info) ?? [];
  const rest = quotedAway(behind);
  const numbers = /(?:^|[\s:])(?:showLineNumbers|line-numbers|lineNumbers)(?:=(\d+))?(?=[\s{[]|$)/;
  const numbered = numbers.exec(rest);
  return {
    language: first.toLowerCase(),
    title: attribute(behind, 'title') ?? /(?:^|\s)\[([^\]]+)\]/.exec(rest)?.[1],
    filename: attribute(behind, 'filename'),
    firstLine: numbered ? Number(numbered[1] ?? 1) : undefined,
    highlighted: ranges(/\{([\d\s,-]+)\}/.exec(rest)?.[1] ?? ''),
    twoslash: /(?:^|\s)twoslash(?=\s|$)/.test(rest),
    ...liveOf(behind, rest),
  };
}

/**
 * Whether a page may hold a sample for the compiler. Asked before the page is parsed: its fences may
 * stand in quotes and behind the marks of lists, so wherever on a line one may open, and in the files
 * that the page imports.
 */
export function mayHaveTypes(page: string): boolean {
  return /(?<![`~])[`~]{3}.*\stwoslash\b/.test(page) || /^import .*\.mdx?['"]/m.test(page);
}

/** Whether a page may hold a sample that runs; asked as `mayHaveTypes` is. */
export function mayBeLive(page: string): boolean {
  return /(?<![`~])[`~]{3}.*[ \t]live(?=[\s=]|$)/m.test(page) || /^import .*\.mdx?['"]/m.test(page);
}

function liveOf(text: string, rest: string): Pick<FenceMeta, 'live'> {
  const live = attribute(text, 'live') ?? (/(?:^|\s)live(?=\s|$)/.test(rest) ? '' : undefined);
  return live === undefined ? {} : { live };
}

function attribute(text: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`).exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** Without the quoted texts: a title may say anything. */
function quotedAway(text: string): string {
  return text.replace(/"[^"]*"|'[^']*'/g, '""');
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
