import { parse } from 'sucrase/dist/esm/parser/index.js';
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import { compileOptions } from '../../../shared/live/sample.ts';
import { guardNames } from '../guard-names.ts';
import { checkTags, type Token } from './jsx-tags.ts';

/** A text to be inserted before a position of the source. */
type Insertion = [position: number, text: string];

const opening = new Set<number>([
  TokenType.parenL,
  TokenType.braceL,
  TokenType.bracketL,
  TokenType.dollarBraceL,
]);
const closing = new Set<number>([TokenType.parenR, TokenType.braceR, TokenType.bracketR]);

/**
 * Inserts a check into every loop of a source, which throws when loops have run for too long. An edit
 * often creates an endless loop; in a browser that runs page and frame in one process nothing else
 * would stop it. Line numbers stay. Slow regular expressions and slow functions of the browser are not
 * detected.
 *
 * The tokens come from Sucrase's own parser: its public functions return none, and another parser would be a
 * second one in the editor's script.
 *
 * @throws The syntax error of Sucrase or of `checkTags`.
 */
export function guardLoops(source: string, name: string): string {
  const { transforms } = compileOptions(name);
  const isJsx = transforms.includes('jsx');
  const { tokens } = parse(source, isJsx, transforms.includes('typescript'), false);
  checkTags(tokens, source);
  const insertions: Insertion[] = [];
  for (const [index, { type }] of tokens.entries()) {
    if (type !== TokenType._while && type !== TokenType._for) continue;
    const open = tokens.findIndex((token, at) => at > index && token.type === TokenType.parenL);
    const head = open < 0 || open > index + 2 ? undefined : headOf(tokens, open);
    if (!head) continue;
    // `for await` yields to the event loop in each iteration.
    const isPlain = open === index + 1;
    if (type === TokenType._while) insertions.push(...condition(head.start, head.end));
    else if (head.semis.length === 2) insertions.push(...condition(...forCondition(head)));
    else if (isPlain) insertions.push(...iterable(head, source));
  }
  let guarded = '';
  let written = 0;
  for (const [position, text] of insertions.toSorted(([a], [b]) => a - b)) {
    guarded += source.slice(written, position) + text;
    written = position;
  }
  return guarded + source.slice(written);
}

interface Head {
  /** The offsets behind the opening parenthesis and before the closing one. */
  start: number;
  end: number;
  /** The tokens of the head outside of nested brackets. */
  tokens: Token[];
  semis: Token[];
}

function headOf(tokens: Token[], open: number): Head | undefined {
  const inside: Token[] = [];
  let depth = 0;
  for (const token of tokens.slice(open)) {
    if (closing.has(token.type)) depth--;
    if (depth === 0 && token !== tokens[open]) {
      const semis = inside.filter(({ type }) => type === TokenType.semi);
      return { start: tokens[open]!.end, end: token.start, tokens: inside, semis };
    }
    if (depth === 1) inside.push(token);
    if (opening.has(token.type)) depth++;
  }
  return undefined;
}

function forCondition({ semis: [first, second] }: Head): [start: number, end: number] {
  return [first!.end, second!.start];
}

/** The check before a condition, which may be empty. */
function condition(start: number, end: number): Insertion[] {
  return start === end
    ? [[start, `${guardNames.turn}()`]]
    : [
        [start, `${guardNames.turn}()&&(`],
        [end, ')'],
      ];
}

/** The check around the iterated value of `for … of`; `for … in` always ends. */
function iterable({ tokens, end }: Head, source: string): Insertion[] {
  const of = tokens.find(
    ({ start, end: behind, type }, at) =>
      at > 0 && type === TokenType.name && source.slice(start, behind) === 'of',
  );
  if (!of) return [];
  return [
    [of.end, ` ${guardNames.each}(`],
    [end, ')'],
  ];
}
