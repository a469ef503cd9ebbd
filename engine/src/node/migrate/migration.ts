/** A thing that a migration did not move, or moved in another form. */
export interface Remark {
  /** The file in the new site, relative to its folder; or in the old one, if it is not in the new one. */
  file: string;
  /** From 1. */
  line?: number | undefined;
  /** What it is. */
  what: string;
  /** What became of it, or what to do. */
  instead: string;
}

/** A file of the new site: its text, or the absolute file that it is a copy of. */
export type NewFile = { text: string } | { copy: string };

/** A site as it will be written. */
export interface Migration {
  /** By name, relative to the folder of the new site. */
  files: Map<string, NewFile>;
  /** The root of the new site within its folder: `.`, or the folder of `docs.config.ts`. */
  root: string;
  /** The names of the files of pages. */
  pages: string[];
  /** What is left to do. */
  byHand: Remark[];
  /** What is said otherwise in the new site, and needs nothing. */
  notes: Remark[];
}

/** A remark within one text: its offset becomes a line. */
export interface RemarkAt extends Pick<Remark, 'what' | 'instead'> {
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
      /** The end of what is taken over of the source, and how much longer the new text is. */
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

/** The order of edits: an insertion is before what it is inserted in front of, a longer edit before those within it. */
function inOrder(a: Edit, b: Edit): number {
  const isInsertion = ({ start, end }: Edit) => start === end;
  return a.start - b.start || Number(isInsertion(b)) - Number(isInsertion(a)) || b.end - a.end;
}
