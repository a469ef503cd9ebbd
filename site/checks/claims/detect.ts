import { proseOf } from './mask.ts';

/**
 * The definition of a claim. It is syntactic and does not depend on sources:
 *
 * - `code`: every code span, every `<code>` with a fact, every fact in the text.
 * - `number`: every number in digits, or from two to twenty as a word, outside of code.
 * - `list`: three or more code spans in a row, with only commas, "and" and "or" between.
 * - `cell`: every cell of a table's body that is more than one code span or number.
 * - `flag`: every "required", "optional", "default", "can be missing" or "deprecated" in a sentence
 *   with a name in code, and every one in a table.
 *
 * Samples in fences are not claims: other checks compile, parse and run them.
 */
export type ClaimKind = 'code' | 'number' | 'list' | 'cell' | 'flag';

/** A cell's place in its table. */
interface Place {
  /** The index of the table in its section, from 0. */
  table: number;
  head: string[];
  column: number;
  /** The first cell of the row, as written. */
  subject: string;
  cells: string[];
}

export interface Claim {
  kind: ClaimKind;
  /** The page's file, relative to the site. */
  file: string;
  line: number;
  /** The offset in the page's text. */
  start: number;
  end: number;
  /** As written, without the marks of code: `useSize(ref)`, `facts.nodeVersion`, `500`. */
  text: string;
  /** Whether the build reads it from `facts.ts`. */
  isFact: boolean;
  /** The headings above, the nearest first; an empty text is the page's introduction. */
  sections: string[];
  /** The surrounding sentence or cell, as written. */
  context: string;
  /** The offset of `context`. */
  contextStart: number;
  place?: Place;
}

/** A part of the prose: a sentence, or a cell of a table. */
interface Piece {
  start: number;
  text: string;
  line: number;
  sections: string[];
  place?: Place;
}

const words = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty';
const code = String.raw`\`[^\`\n]+\`|<code>[^<\n]*</code>|(?<![\w$])\{facts\.[^}\n]+\}`;
const codePattern = new RegExp(code, 'g');
const numberPattern = new RegExp(
  String.raw`(?<![\w.#$&-])v?\d+(?:[.,]\d+)*(?![\w])|(?<![\w-])(?:${words})(?![\w-])`,
  'gi',
);
const listPattern = new RegExp(
  String.raw`\[?(?:${code})\]?(?:(?:,|,?\s+and|,?\s+or)\s+\[?(?:${code})\]?\s*?){2,}`,
  'g',
);
/** The marks of code: backticks, an element, the braces of a fact. */
const marks = /^`(.*)`$|^<code>\{?(.*?)\}?<\/code>$|^\{(.*)\}$/;
const flagPattern = /\b(?:required|optional|can be missing|deprecated|defaults?)\b/gi;

/** Every claim of a page, in the order of the text. A claim that contains others precedes them. */
export function detectClaims(file: string, text: string): Claim[] {
  return piecesOf(text).flatMap((piece) => claimsIn(file, piece));
}

function claimsIn(file: string, piece: Piece): Claim[] {
  const { sections, line, place } = piece;
  const claim = (kind: ClaimKind, index: number, written: string): Claim => ({
    kind,
    file,
    line,
    start: piece.start + index,
    end: piece.start + index + written.length,
    text:
      kind === 'code' ? written.replace(marks, '$1$2$3') : written.replaceAll(/\s+/g, ' ').trim(),
    isFact: kind === 'code' && written.includes('{facts.'),
    sections,
    context: piece.text,
    contextStart: piece.start,
    ...(place && { place }),
  });
  const all = (kind: ClaimKind, pattern: RegExp, from: string) =>
    [...from.matchAll(pattern)].map((match) => claim(kind, match.index, match[0]));

  const spans = all('code', codePattern, piece.text);
  const plain = piece.text.replaceAll(codePattern, (span) => ' '.repeat(span.length));
  const numbers = all('number', numberPattern, plain);
  const flags = place || spans.length > 0 ? all('flag', flagPattern, plain) : [];
  const lists = all('list', listPattern, piece.text);
  const [only] = [...spans, ...numbers];
  const isOnly = only?.text === piece.text.trim().replace(/^\[?`?|`?\]?\s*$/g, '');
  const cell = place && !isOnly ? [claim('cell', 0, piece.text)] : [];
  return [...cell, ...lists, ...spans, ...numbers, ...flags];
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const prose = proseOf(text).split('\n');
  let chain: [level: number, heading: string][] = [];
  let sections = [''];
  let head: string[] | undefined;
  let table = -1;
  let start = 0;
  prose.forEach((line, index) => {
    const at = { line: index + 1, sections };
    const heading = /^(#{1,6})\s+(.*?)\s*$/.exec(line);
    if (heading) {
      chain = [
        ...chain.filter(([level]) => level < heading[1]!.length),
        [heading[1]!.length, heading[2]!],
      ];
      sections = chain.map(([, title]) => title).toReversed();
      table = -1;
    }
    if (!line.startsWith('|')) {
      // The delimiter row below a table's head is blank here.
      if (head && line.length > 0 && line.trim() === '') {
        start += line.length + 1;
        return;
      }
      head = undefined;
      // A full stop within code ends no sentence.
      const plain = line.replaceAll(codePattern, (span) => '`'.repeat(span.length));
      for (const { 0: found, index: from } of plain.matchAll(/\S.*?(?:[.?!:](?=\s)|$)/g)) {
        const text = line.slice(from, from + found.length);
        pieces.push({ ...at, sections, start: start + from, text });
      }
    } else {
      const cells = [...line.matchAll(/(?<=(?<!\\)\|)(?:\\\||[^|])+(?=\|)/g)];
      const texts = cells.map((cell) => cell[0].trim());
      if (head) {
        for (const [column, cell] of cells.entries()) {
          const indent = cell[0].length - cell[0].trimStart().length;
          const place = { table, head, column, subject: texts[0]!, cells: texts };
          pieces.push({ ...at, start: start + cell.index + indent, text: texts[column]!, place });
        }
      } else {
        head = texts;
        table += 1;
      }
    }
    start += line.length + 1;
  });
  return pieces.filter((piece) => piece.text !== '');
}
