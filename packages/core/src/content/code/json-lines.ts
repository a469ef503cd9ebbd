/** A piece of a line, with its class as the grammar has it. */
export type Piece = [text: string, className: string | undefined];

const escape = String.raw`\\(?:["\\/bfnrt]|u[\da-fA-F]{4})`;
const text = String.raw`(?:[^"\\\x00-\x1f]|${escape})*`;
/** A line of printed JSON: indent, key, value, and what follows. */
const line = new RegExp(
  String.raw`^( *)(?:"(${text})": )?(?:("${text}")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|(\{\}?|\[\]?)|([\]}]))(,?)$`,
);
const escapes = new RegExp(`((?:${escape}))`);

/**
 * The pieces of the lines of JSON as `JSON.stringify` prints it, also if only its first lines are there, before an
 * ellipsis. The grammar finds the same, in many times the time: each nesting is a state of its own for it.
 *
 * @param maxLength The maximum length of a line, in characters.
 * @returns Undefined if it is written in another way.
 */
export function jsonLines(lines: string[], maxLength: number): Piece[][] | undefined {
  const open: string[] = [];
  let isAfterItem = false;
  let hasComma = false;
  const pieces: Piece[][] = [];
  for (const [index, each] of lines.entries()) {
    if (each === '…' && index > 0 && index === lines.length - 1) {
      pieces.push([[each, undefined]]);
      break;
    }
    const [all, indent, key, value, word, start, end, comma] = line.exec(each) ?? [];
    const isInside = index === 0 || open.length > 0;
    if (all === undefined || !isInside || each.length > maxLength) return undefined;
    const isItem = end === undefined;
    if (isItem ? (key !== undefined) !== (open.at(-1) === '{') : open.pop() !== opening[end])
      return undefined;
    // Between items there is a comma, and nowhere else.
    if (isAfterItem && hasComma !== isItem) return undefined;
    const isStart = start?.length === 1;
    if (isStart) open.push(start);
    isAfterItem = !isStart;
    hasComma = comma !== '';
    if (hasComma && (isStart || open.length === 0)) return undefined;
    pieces.push([
      [indent!, undefined],
      ...(key === undefined ? [] : keyPieces(key)),
      ...(value === undefined ? [] : withEscapes(value, 't-string')),
      ...(word === undefined ? [] : [[word, 't-number'] as Piece]),
      [(start ?? end ?? '') + comma!, 't-punctuation'],
    ]);
  }
  return pieces;
}

const opening: Record<string, string> = { '}': '{', ']': '[' };

function keyPieces(key: string): Piece[] {
  return [
    ['"', 't-punctuation'],
    ...withEscapes(key, 't-property'),
    ['":', 't-punctuation'],
    [' ', undefined],
  ];
}

function withEscapes(written: string, className: string): Piece[] {
  if (!written.includes('\\')) return [[written, className]];
  return written
    .split(escapes)
    .map((part, index) => [part, index % 2 === 1 ? 't-number' : className]);
}
