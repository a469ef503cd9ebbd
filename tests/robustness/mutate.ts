/** A pseudo-random number generator with a seed (mulberry32). */
export interface Random {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: (items) => items[below(items.length)]! };
}

/** Insertions: the marks of every syntax, alone, in pairs and broken. */
const fragments = [
  ...['`', '``', '```', '~~~', '*', '**', '_', '~~', '#', '##', '>', '-', '- ', '1. ', '|', '||'],
  ...['[', ']', '(', ')', '](', '![', '[^1]', '[^1]: x', '[a](b)', '![](x)', '<', '>', '</', '/>'],
  ...['{', '}', '{x}', '{1}', '{/* x */}', '${', '<!--', '-->', '<!-- x -->', '&', '&#0;', '&lt;'],
  ...['<a href="/x">', '</a>', '<a>b</a>', '<div>', '</div>', '<div>x</div>', '<p>', '<p>x</p>'],
  ...['<b>x</b>', '<br>', '<br/>', '<li>x</li>', '<td>x</td>', '<table>', '<button>x</button>'],
  ...['<h2 id="a">x</h2>', '<img src="x">', '<Foo>', '<Foo/>', '<Callout>', '</Callout>'],
  ...['<Callout>x</Callout>', '<i id="a">x</i>', '<svg><p>x</p></svg>', '<input/>', '<select>'],
  ...[
    '<script>',
    '<style>',
    '<textarea>',
    '<title>x</title>',
    '<html>',
    '<body>',
    '<!doctype html>',
  ],
  ...[':::', '::::', ':::note', ':::note[x]', ':::steps', ':::code-group', ':::details[x]', '::x'],
  ...[
    '---',
    '===',
    '---\na: b\n---',
    '```ts twoslash',
    '```js {1,3-5}',
    '[!code ++]',
    '// [!code hl]',
  ],
  ...['import x from "y"', 'export const a = 1', '\u0000', '\u0002', '\u00020\u0002', '\uFEFF'],
  ...[
    '\ud800',
    '\udc00',
    '\u200f',
    '\u202e',
    '\u2028',
    '\t',
    '\\',
    '😀',
    '日本語',
    'e\u0301',
    '\r',
  ],
  ...[
    'javascript:alert(1)',
    'https://x.example',
    'www.x.example',
    'a@b.example',
    ' ',
    '\n',
    '\n\n',
  ],
];

type Mutation = (text: string, random: Random) => string;

/** Replaces `length` characters by a text. */
function splice(text: string, at: number, length: number, put = ''): string {
  return text.slice(0, at) + put + text.slice(at + length);
}

function onLines(change: (lines: string[], random: Random) => void): Mutation {
  return (text, random) => {
    const lines = text.split('\n');
    change(lines, random);
    return lines.join('\n');
  };
}

const insert: Mutation = (text, random) =>
  splice(text, random.below(text.length + 1), 0, random.pick(fragments));

const mutations: Mutation[] = [
  insert,
  insert,
  insert,
  (text, random) => splice(text, random.below(text.length), 1 + random.below(4)),
  (text, random) => {
    const at = random.below(text.length);
    return splice(text, at, 0, text.slice(at, at + 1 + random.below(12)));
  },
  (text, random) => {
    const at = random.below(text.length);
    return splice(text, at, 2, (text[at + 1] ?? '') + (text[at] ?? ''));
  },
  onLines((lines, random) => lines.splice(random.below(lines.length), 1 + random.below(3))),
  onLines((lines, random) => {
    const at = random.below(lines.length);
    lines.splice(at, 0, lines[at]!);
  }),
  onLines((lines, random) => {
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    [lines[a], lines[b]] = [lines[b]!, lines[a]!];
  }),
  onLines((lines, random) => lines.splice(random.below(lines.length), 0, random.pick(fragments))),
  onLines((lines, random) => {
    const at = random.below(lines.length);
    lines[at] = ' '.repeat(1 + random.below(5)) + lines[at]!;
  }),
  onLines((lines, random) => {
    const at = random.below(lines.length);
    lines[at] = lines[at]!.repeat(random.below(50));
  }),
];

/** The maximum number of lines of a case's page: shorter cases allow more of them. */
const maxLines = 40;

/** A part of a page with one to four changes. */
export function mutate(page: string, random: Random): string {
  const lines = page.split('\n');
  const start = random.below(Math.max(1, lines.length - maxLines));
  let text = lines.slice(start, start + maxLines).join('\n');
  for (let count = 1 + random.below(4); count > 0; count--)
    text = random.pick(mutations)(text, random);
  return text;
}
