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
  try {
    return { node: new Reader(text).document() };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { problem: { message: error.message, ...error.range } };
  }
}

/** Reads a text token by token. Each method but `document` begins at its first token, and ends at its last. */
class Reader {
  #text: string;
  /** The current token; empty where the text is none, and at its end. */
  #token = '';
  #from = 0;
  #to = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** @throws Mistake where the text is not JSON. */
  document(): JsonNode {
    this.#next();
    const node = this.#value(0);
    this.#next();
    if (this.#token !== '' || this.#from < this.#text.length)
      this.#fail('nothing behind the value');
    return node;
  }

  #next(): void {
    let at = this.#to;
    while (/[ \t\r\n]/.test(this.#text[at] ?? '')) at++;
    tokenPattern.lastIndex = at;
    this.#token = tokenPattern.exec(this.#text)?.[0] ?? '';
    this.#from = at;
    this.#to = at + this.#token.length;
  }

  #fail(expected: string): never {
    const rest = this.#text.slice(this.#from);
    const habit = habits.find(([pattern]) => pattern.test(rest))?.[1];
    const word = /^\w+|^[^]/.exec(rest)?.[0] ?? '';
    const found =
      habit && this.#token === ''
        ? habit
        : `${rest === '' ? 'the end' : word}, expected ${expected}`;
    const length = rest === '' ? 0 : Math.max(1, this.#token.length || word.length);
    throw new Mistake(`Unexpected ${found}`, { from: this.#from, to: this.#from + length });
  }

  /** Reads the items between two brackets. */
  #list(close: string, item: string, read: () => void): void {
    this.#next();
    for (let isFirst = true; this.#token !== close; isFirst = false) {
      if (!isFirst) {
        if (this.#token !== ',') this.#fail(`a comma or ${close}`);
        this.#next();
        if (this.#token === close)
          this.#fail(`${item} behind the comma: JSON allows no comma at the end`);
      }
      read();
      this.#next();
    }
  }

  #member(depth: number): JsonMember {
    if (!this.#token.startsWith('"')) this.#fail('a key in double quotes');
    const name = JSON.parse(this.#token) as string;
    const key = { from: this.#from, to: this.#to };
    this.#next();
    if (this.#token !== ':') this.#fail('a colon behind the key');
    this.#next();
    return { name, key, value: this.#value(depth) };
  }

  #value(depth: number): JsonNode {
    const from = this.#from;
    if (depth > maxDepth) this.#fail(`at most ${maxDepth} levels`);
    if (this.#token === '{') {
      const members: JsonMember[] = [];
      this.#list('}', 'a key', () => members.push(this.#member(depth + 1)));
      return { type: 'object', members, from, to: this.#to };
    }
    if (this.#token === '[') {
      const items: JsonNode[] = [];
      this.#list(']', 'a value', () => items.push(this.#value(depth + 1)));
      return { type: 'array', items, from, to: this.#to };
    }
    if (this.#token === '' || /^[\]},:]$/.test(this.#token)) this.#fail('a value');
    const value = JSON.parse(this.#token) as string | number | boolean | null;
    const type = value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean');
    return { type, value, from, to: this.#to };
  }
}

/** Line and column of a position, both from 1. */
export function placeOf(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
