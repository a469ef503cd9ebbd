import type { Edits } from '../migration.ts';

/** A container, parsed by the rules of VitePress. */
interface Container {
  line: number;
  name: string;
  marks: string;
  /** The line that closes it; undefined if the end of the one around it, or of the page, does. */
  end: number | undefined;
  inner: Container[];
}

const opening = /^([ \t>]*)(:{3,})[ \t]*([\w-]+)/;
const closing = /^[ \t>]*(:{3,})[ \t]*$/;

/**
 * Rewrites containers so that the number of colons expresses nesting. In VitePress the first line of
 * colons closes a container and all that are open in it; here it closes the innermost one. `::: raw`
 * and `::: v-pre` lose their lines: their content is rendered as any other.
 *
 * @param isCode Whether a line, from 0, belongs to a code block.
 */
export function nestContainers(
  body: string,
  isCode: (line: number) => boolean,
  edits: Edits,
): void {
  if (!body.includes(':::')) return;
  const lines = body.split('\n');
  const starts: number[] = [];
  for (let index = 0, at = 0; index < lines.length; at += lines[index++]!.length + 1)
    starts.push(at);
  const read = (from: number, to: number): Container[] => {
    const found: Container[] = [];
    for (let line = from; line < to; line++) {
      const [, , marks, name] = isCode(line) ? [] : (opening.exec(lines[line]!) ?? []);
      if (marks === undefined || name === undefined) continue;
      const end = endOf(line + 1, to, marks.length);
      found.push({ line, name, marks, end, inner: read(line + 1, end ?? to) });
      line = end ?? to;
    }
    return found;
  };
  const endOf = (from: number, to: number, length: number) => {
    for (let line = from; line < to; line++) {
      const marks = isCode(line) ? undefined : closing.exec(lines[line]!)?.[1];
      if (marks !== undefined && marks.length >= length) return line;
    }
    return undefined;
  };
  const setMarks = (line: number, marks: string) => {
    const at = lines[line]!.indexOf(':');
    const length = /^:+/.exec(lines[line]!.slice(at))![0].length;
    if (marks.length !== length)
      edits.replace(starts[line]! + at, starts[line]! + at + length, marks);
  };
  const write = (container: Container, last: number): number => {
    const { line, name, marks, end, inner } = container;
    const deepest = Math.max(0, ...inner.map((each) => write(each, end ?? last)));
    if (name === 'raw' || name === 'v-pre') {
      for (const each of [line, end])
        if (each !== undefined)
          edits.replace(starts[each]!, starts[each]! + lines[each]!.length, '');
      return deepest;
    }
    const colons = ':'.repeat(Math.max(marks.length, deepest + 1));
    setMarks(line, colons);
    if (end !== undefined) setMarks(end, colons);
    else {
      const at = last < lines.length ? starts[last]! : body.length;
      const indent = /^[ \t>]*/.exec(lines[line]!)![0];
      edits.replace(
        at,
        at,
        last < lines.length ? `${indent}${colons}\n` : `\n${indent}${colons}\n`,
      );
    }
    return colons.length;
  };
  for (const container of read(0, lines.length)) write(container, lines.length);
}
