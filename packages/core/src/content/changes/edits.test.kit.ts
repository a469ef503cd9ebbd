/* Pages as data, written as Markdown in several styles, and seeded edits of them. */

/** A block of a generated page. */
type Block =
  | { kind: 'prose'; sentences: string[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'code'; lines: string[] }
  | { kind: 'note'; sentences: string[] };

export interface Section {
  title: string;
  blocks: Block[];
}

/** How a page is written: equal words in other marks. */
export interface Style {
  width: number;
  bullet: '-' | '*' | '+';
  fence: '```' | '~~~';
  strong: '**' | '__';
  padding: string;
  indent: string;
}

/** A seeded source of numbers (mulberry32). */
export function random(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  return { below, pick };
}

export type Random = ReturnType<typeof random>;

const vocabulary =
  'project page widget editor variable size color link path token deploy build server client value default option event menu image field layout frame hook prop schema'.split(
    ' ',
  );

function sentence({ pick, below }: Random): string {
  const words = Array.from({ length: 5 + below(9) }, () => pick(vocabulary));
  words[below(words.length)] = String(below(500));
  return `The ${words.join(' ')}.`;
}

function many<Item>({ below }: Random, min: number, max: number, make: () => Item): Item[] {
  return Array.from({ length: min + below(max - min + 1) }, make);
}

function block(random: Random): Block {
  const text = () => sentence(random);
  const kind = random.pick(['prose', 'prose', 'prose', 'list', 'table', 'code', 'note'] as const);
  if (kind === 'prose' || kind === 'note') return { kind, sentences: many(random, 1, 5, text) };
  if (kind === 'list') return { kind, items: many(random, 2, 5, text) };
  const word = () => `${random.pick(vocabulary)}${random.below(90)}`;
  if (kind === 'table') return { kind, rows: many(random, 2, 5, () => [word(), text(), word()]) };
  const line = () => `${word()}(${word()}, '${word()}');`;
  return { kind, lines: many(random, 2, 6, line) };
}

/** A section with a title that no other one has. */
export function section(random: Random, number: number): Section {
  const title = `${random.pick(vocabulary)} and ${random.pick(vocabulary)} ${number}`;
  return { title, blocks: many(random, 1, 4, () => block(random)) };
}

export function page(random: Random): Section[] {
  return many(random, 2, 7, () => 0).map((_, index) => section(random, index));
}

export function style({ pick, below }: Random): Style {
  return {
    width: 40 + below(80),
    bullet: pick(['-', '*', '+']),
    fence: pick(['```', '~~~']),
    strong: pick(['**', '__']),
    padding: pick(['', ' ', '   ']),
    indent: pick(['', '  ', '    ']),
  };
}

export function write(sections: Section[], look: Style): string {
  const parts = sections.map(
    ({ title, blocks }) =>
      `## ${title}\n\n${blocks.map((each) => writeBlock(each, look)).join('\n\n')}`,
  );
  return `# The page\n\n${parts.join('\n\n')}\n`;
}

function writeBlock(each: Block, look: Style): string {
  const { width, bullet, fence, strong, padding, indent } = look;
  if (each.kind === 'prose') {
    const [first = '', ...rest] = each.sentences;
    const marked = first.replace(/^The (\w+)/, `The ${strong}$1${strong}`);
    return wrap([marked, ...rest].join(' '), width);
  }
  if (each.kind === 'note') return `:::note\n${wrap(each.sentences.join(' '), width)}\n:::`;
  if (each.kind === 'list') return each.items.map((item) => `${bullet} ${item}`).join('\n');
  if (each.kind === 'code')
    return `${fence}ts\n${each.lines.map((line) => indent + line).join('\n')}\n${fence}`;
  const row = (cells: string[]) => `|${cells.map((cell) => ` ${cell}${padding} `).join('|')}|`;
  return [row(['Name', 'Text', 'Type']), '|---|---|---|', ...each.rows.map(row)].join('\n');
}

function wrap(text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}

/** The texts of a block, as places that an edit can write to. */
function texts(each: Block): string[][] {
  if (each.kind === 'prose' || each.kind === 'note') return [each.sentences];
  if (each.kind === 'list') return [each.items];
  return each.kind === 'code' ? [each.lines] : each.rows;
}

/** Edits that a reader must be told of. Each changes the page, and returns the title of the section. */
export const edits: Record<string, (sections: Section[], random: Random) => string> = {
  'a word': (sections, random) =>
    editText(sections, random, (text) => replaceWord(text, random, random.pick(vocabulary))),
  'a number': (sections, random) =>
    editText(sections, random, (text) => text.replace(/\d+/, (found) => String(Number(found) + 1))),
  'a negation': (sections, random) =>
    editText(sections, random, (text) => text.replace(/ /, ' not ')),
  'a letter': (sections, random) =>
    editText(sections, random, (text) => text.replace(/[a-z]/, 'Q')),
  'a capital': (sections, random) =>
    editText(sections, random, (text) => text.replace(/[a-z]/, (letter) => letter.toUpperCase())),
  'a space': (sections, random) =>
    editText(sections, random, (text) => text.replace(/(\w) (\w)/, '$1$2')),
  'a mark': (sections, random) => editText(sections, random, (text) => text.replace(/[.;]?$/, '!')),
  'a sentence more': (sections, random) =>
    editList(sections, random, (list) => list.push(`${sentence(random)}`)),
  'a sentence less': (sections, random) =>
    editList(sections, random, (list) => list.splice(random.below(list.length), 1)),
  'a block more': (sections, random) => {
    const target = random.pick(sections);
    target.blocks.splice(random.below(target.blocks.length + 1), 0, block(random));
    return target.title;
  },
  'a block again': (sections, random) => {
    const target = random.pick(sections.filter(({ blocks }) => blocks.length > 0));
    target.blocks.push(structuredClone(random.pick(target.blocks)));
    return target.title;
  },
  'a block less': (sections, random) => {
    const target = random.pick(sections);
    target.blocks.splice(random.below(target.blocks.length), 1);
    return target.title;
  },
  'a title': (sections, random) => {
    const target = random.pick(sections);
    target.title = `Renamed ${target.title}`;
    return target.title;
  },
  'a section more': (sections, random) => {
    const added = section(random, 99);
    sections.splice(random.below(sections.length + 1), 0, added);
    return added.title;
  },
  'a section less': (sections, random) =>
    sections.splice(random.below(sections.length), 1)[0]!.title,
};

/** Edits that change no word. */
export const harmless: Record<string, (sections: Section[], random: Random) => void> = {
  'another style': () => undefined,
  'a section moved': (sections, random) => {
    const [moved] = sections.splice(random.below(sections.length), 1);
    sections.splice(random.below(sections.length + 1), 0, moved!);
  },
  'a block moved': (sections, random) => {
    const { blocks } = random.pick(sections);
    const moved = blocks.splice(random.below(blocks.length), 1);
    blocks.splice(random.below(blocks.length + 1), 0, ...moved);
  },
  'a block moved to another section': (sections, random) => {
    const { blocks } = random.pick(sections);
    const moved = blocks.splice(random.below(blocks.length), 1);
    const target = random.pick(sections).blocks;
    target.splice(random.below(target.length + 1), 0, ...moved);
  },
};

function editText(sections: Section[], random: Random, edit: (text: string) => string): string {
  return editList(sections, random, (list) => {
    const index = random.below(list.length);
    const before = list[index]!;
    list[index] = edit(before);
    // A cell without a number, or a word that was drawn again.
    if (list[index] === before) list[index] = `${before} changed`;
  });
}

function editList(sections: Section[], random: Random, edit: (list: string[]) => void): string {
  const target = random.pick(sections.filter(({ blocks }) => blocks.length > 0));
  const list = random.pick(texts(random.pick(target.blocks)));
  edit(list);
  return target.title;
}

function replaceWord(text: string, { below }: Random, word: string): string {
  const words = text.split(' ');
  words[below(words.length)] = word;
  return words.join(' ');
}

/** The texts of a section that are compared: its title, paragraphs, items, rows, and code without white space. */
export function unitsOf({ title, blocks }: Section): string[] {
  const units = blocks.flatMap((each): string[] => {
    if (each.kind === 'prose' || each.kind === 'note') return [each.sentences.join(' ')];
    if (each.kind === 'list') return each.items;
    if (each.kind === 'code') return [each.lines.join('').replace(/\s+/g, '')];
    return ['Name | Text | Type', ...each.rows.map((row) => row.join(' | '))];
  });
  return [title, ...units.map((unit) => unit.trim()).filter((unit) => unit !== '')];
}
