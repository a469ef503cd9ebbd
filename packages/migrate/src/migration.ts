import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A part of the site that a migration did not move, or that it converted. */
export interface Remark {
  /** The file in the new site, relative to its folder; or in the old one, if it is not in the new one. */
  file: string;
  /** From 1. */
  line?: number | undefined;
  /** The part of the site. */
  what: string;
  /** Its replacement, or what to do. */
  instead: string;
}

/** A file of the new site: its text, or the absolute file that it is a copy of. */
export type NewFile = { text: string } | { copy: string };

/** The plan of a new site. */
export interface Migration {
  /** By name, relative to the folder of the new site. */
  files: Map<string, NewFile>;
  /** The root of the new site within its folder: `.`, or the folder of `docs.config.ts`. */
  root: string;
  /** The names of the files of pages. */
  pages: string[];
  /** Open tasks of the author. */
  byHand: Remark[];
  /** Converted parts that need no work. */
  notes: Remark[];
}

/**
 * Adds a file to a migration. A name that is taken, or that leads out of the new site, becomes an open
 * task: nothing is replaced, and nothing is written elsewhere.
 *
 * @param from The file in the old site, for the remark.
 * @returns Whether it was added.
 */
export function addFile(
  { files, byHand }: Pick<Migration, 'files' | 'byHand'>,
  name: string,
  file: NewFile,
  from: string,
): boolean {
  const isOutside = posix.normalize(name).startsWith('../');
  if (!isOutside && !files.has(name)) return files.set(name, file).has(name);
  byHand.push({
    file: from,
    what: `Its new name is ${name}`,
    instead: isOutside
      ? 'That is outside of the new site: it is left out'
      : 'Another file has that name: it is left out',
  });
  return false;
}

/** Text without byte order mark and with LF line ends. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The text of a source. Bytes that are no UTF-8 are replaced by U+FFFD, and remarked. */
export function readSource(
  path: string,
  file: string,
  { byHand }: Pick<Migration, 'byHand'>,
): string {
  const bytes = readFileSync(path);
  if (!isUtf8(bytes))
    byHand.push({
      file,
      what: 'A text that is not UTF-8',
      instead:
        'Its other characters are � now: save the former file as UTF-8, and take its text over',
    });
  return normalizeText(bytes.toString('utf8'));
}

/** A remark within one text: its offset becomes a line. */
interface RemarkAt extends Pick<Remark, 'what' | 'instead'> {
  offset: number;
  /** Whether nothing is left to do. */
  isNote?: boolean;
}

/** A text after edits, with remarks at lines of the new text. */
export interface Edited {
  text: string;
  remarks: (Omit<RemarkAt, 'offset'> & { line: number })[];
}

/** The edits of one text. */
export interface Edits {
  replace(start: number, end: number, text: string): void;
  remark(remark: RemarkAt): void;
  apply(): Edited;
}

/** Collects edits of a text. An edit within another one is dropped. */
export function createEdits(source: string): Edits {
  const edits: Edit[] = [];
  const remarks: RemarkAt[] = [];
  return {
    replace: (start, end, text) => void edits.push({ start, end, text }),
    remark: (remark) => void remarks.push(remark),
    apply() {
      const parts: string[] = [];
      /** The end of each copied piece of the source, and how much longer the new text is by then. */
      const shifts: { at: number; by: number }[] = [];
      let taken = 0;
      let by = 0;
      for (const { start, end, text } of edits.toSorted(inOrder)) {
        if (start < taken) continue;
        parts.push(source.slice(taken, start), text);
        taken = end;
        by += text.length - (end - start);
        shifts.push({ at: end, by });
      }
      const text = parts.join('') + source.slice(taken);
      const lineOf = (offset: number) => {
        const shift = shifts.findLast(({ at }) => at <= offset)?.by ?? 0;
        return text.slice(0, offset + shift).split('\n').length;
      };
      return {
        text,
        remarks: remarks
          .toSorted((a, b) => a.offset - b.offset)
          .map(({ offset, ...remark }) => ({ ...remark, line: lineOf(offset) })),
      };
    },
  };
}

type Edit = { start: number; end: number; text: string };

/**
 * The order of edits: an insertion precedes the edit at the same place, a longer edit those within it.
 */
function inOrder(a: Edit, b: Edit): number {
  const isInsertion = ({ start, end }: Edit) => start === end;
  return a.start - b.start || Number(isInsertion(b)) - Number(isInsertion(a)) || b.end - a.end;
}
