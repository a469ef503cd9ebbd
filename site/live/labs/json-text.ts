/** A place in a text: from a position to the one behind its end, in UTF-16 code units. */
interface Range {
  from: number;
  to: number;
}

/** A value of a JSON text, with its place. */
export type JsonNode = Range &
  (
    | { type: 'object'; members: JsonMember[] }
    | { type: 'array'; items: JsonNode[] }
    | { type: 'string' | 'number' | 'boolean' | 'null'; value: string | number | boolean | null }
  );

/** A member of an object; `key` is the place of its name. */
interface JsonMember {
  name: string;
  key: Range;
  value: JsonNode;
}

/** What is wrong with a place of a text. */
export interface TextProblem extends Range {
  message: string;
}

/** The most levels of objects and arrays within each other. */
const maxDepth = 100;

const tokenPattern =
  /[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** What people write that JSON does not have, and what to do. */
const habits: [RegExp, string][] = [
  [/^\/[/*]/, 'a comment, expected none: JSON has no comments'],
  [/^'/, "a single quote, expected double quotes: '\"'"],
  [/^[A-Za-z_$]/, 'a word without quotes, expected double quotes around texts and keys'],
  [/^"/, 'a text without an end, expected a closing quote on the same line'],
];

class Mistake extends Error {
  readonly range: Range;
  constructor(message: string, range: Range) {
    super(message);
    this.range = range;
  }
}

/** Reads a JSON text with the places of its values, or says where it is not JSON. */
export function readJson(text: string): { node: JsonNode } | { problem: TextProblem } {
  let at = 0;
  let token = '';
  let from = 0;

  const fail = (expected: string): never => {
    const rest = text.slice(from);
    const habit = habits.find(([pattern]) => pattern.test(rest))?.[1];
    const word = /^\w+|^[^]/.exec(rest)?.[0] ?? '';
    const found =
      habit && token === '' ? habit : `${rest === '' ? 'the end' : word}, expected ${expected}`;
    const to = rest === '' ? from : from + Math.max(1, token.length || word.length);
    throw new Mistake(`Unexpected ${found}`, { from, to });
  };
  const next = () => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at++;
    from = at;
    tokenPattern.lastIndex = at;
    token = tokenPattern.exec(text)?.[0] ?? '';
    at += token.length;
  };
  const isAt = (wanted: string) => token === wanted;
  const expectToken = (wanted: string, expected: string) => {
    if (token !== wanted) fail(expected);
  };

  /** Reads what stands between two brackets, which the caller has seen the first of. */
  function list(close: string, item: string, read: () => void): void {
    next();
    for (let isFirst = true; !isAt(close); isFirst = false) {
      if (!isFirst) {
        expectToken(',', `a comma or ${close}`);
        next();
        if (isAt(close)) fail(`${item} behind the comma: JSON allows no comma at the end`);
      }
      read();
      next();
    }
  }

  function member(members: JsonMember[], depth: number): void {
    if (!token.startsWith('"')) fail('a key in double quotes');
    const [name, key] = [JSON.parse(token) as string, { from, to: at }];
    next();
    expectToken(':', 'a colon behind the key');
    next();
    members.push({ name, key, value: value(depth) });
  }

  function value(depth: number): JsonNode {
    const begin = from;
    if (depth > maxDepth) fail(`at most ${maxDepth} levels`);
    if (token === '{') {
      const members: JsonMember[] = [];
      list('}', 'a key', () => member(members, depth + 1));
      return { type: 'object', members, from: begin, to: at };
    }
    if (token === '[') {
      const items: JsonNode[] = [];
      list(']', 'a value', () => items.push(value(depth + 1)));
      return { type: 'array', items, from: begin, to: at };
    }
    if (token === '' || /^[\]},:]$/.test(token)) fail('a value');
    const parsed = JSON.parse(token) as string | number | boolean | null;
    const type = parsed === null ? 'null' : (typeof parsed as 'string' | 'number' | 'boolean');
    return { type, value: parsed, from: begin, to: at };
  }

  try {
    next();
    const node = value(0);
    next();
    if (token !== '' || from < text.length) fail('nothing behind the value');
    return { node };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { problem: { message: error.message, ...error.range } };
  }
}

/** Line and column of a position, both from 1. */
export function placeOf(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
