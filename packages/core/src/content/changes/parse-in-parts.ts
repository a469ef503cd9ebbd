import type { Root, RootContent } from 'mdast';

type Parse = (text: string) => Root;

/** Its meaning reaches into other parts: a link's address, the text of a footnote. */
const definition = /^ {0,3}\[[^\]\n]+\]:/m;
/** A paragraph behind a part: it is one only if the part has closed whatever it opens. */
const end = 'End';
/** The maximum number of attempts to close a part. */
const maxAttempts = 8;
/** What a part may open that is closed behind a blank line: a directive, a fence, an element. */
const opening = /^(?:(:{3,})\w|(`{3,}|~{3,})|<([\w.]+))/;
/** The maximum length of all remembered parts, in characters: their trees are some 50 times as large. */
const maxMemory = 500_000;

/** The nodes of parts by their text; undefined for a part that is not closed. */
type Memory = Map<string, RootContent[] | undefined>;

const memories = new Map<Parse, { parts: Memory; length: number }>();

/**
 * Parses Markdown like `parse`, and remembers the nodes of each part, from a blank line to the next: versions of a page
 * differ in few of them. A list with blank lines becomes several lists. A blank line in a fence or an element ends no part.
 *
 * The caller must not change the nodes, which later trees share.
 *
 * @param parse The parser, one for each syntax.
 * @throws what `parse` throws.
 */
export function parseInParts(text: string, parse: Parse): Root {
  if (definition.test(text)) return parse(text);
  const children: RootContent[] = [];
  const place = { offset: 0, line: 0 };
  let part = '';
  let attempts = 0;
  for (const piece of text.split(/(?<=\n[^\S\n]*\n)(?=\S)/)) {
    part += piece;
    if (mayBeOpen(part, piece)) continue;
    const nodes = closedNodes(part, parse);
    if (nodes) {
      for (const node of nodes) children.push(moved(node, place));
      place.offset += part.length;
      place.line += part.split('\n').length - 1;
      part = '';
      attempts = 0;
    } else if (++attempts === maxAttempts) return parse(text);
  }
  return part === '' ? { type: 'root', children } : parse(text);
}

/** Whether a part opens something whose end its last piece does not have. Saves attempts; a wrong guess costs one. */
function mayBeOpen(part: string, piece: string): boolean {
  const [, directive, fence, element] = opening.exec(part) ?? [];
  if (element) return !piece.includes(`</${element}`) && !/\/>\s*$/.test(piece);
  const mark = directive ?? fence;
  return mark !== undefined && !new RegExp(`\\n${mark}\\s*$`).test(piece) && piece.trim() !== mark;
}

function closedNodes(part: string, parse: Parse): RootContent[] | undefined {
  const memory = memories.get(parse) ?? { parts: new Map(), length: 0 };
  memories.set(parse, memory);
  if (memory.parts.has(part)) return memory.parts.get(part);
  if (memory.length > maxMemory) {
    memory.parts.clear();
    memory.length = 0;
  }
  const nodes = parseClosed(part, parse);
  memory.parts.set(part, nodes);
  memory.length += part.length;
  return nodes;
}

function parseClosed(part: string, parse: Parse): RootContent[] | undefined {
  try {
    const nodes = parse(`${part}\n\n${end}\n`).children;
    const last = nodes.pop();
    const isClosed =
      last?.type === 'paragraph' && last.position!.start.offset === part.length + '\n\n'.length;
    return isClosed ? nodes : undefined;
  } catch {
    // An element may end behind a heading. A text that is broken as a whole is parsed again as a whole.
    return undefined;
  }
}

/** A node at a later place of a text. */
function moved<Node extends RootContent>(node: Node, by: { offset: number; line: number }): Node {
  if (by.offset === 0) return node;
  const result = { ...node, position: movedPosition(node.position!, by) };
  if ('children' in node && 'children' in result)
    result.children = node.children.map((child) => moved(child, by)) as typeof node.children;
  return result;
}

type Position = NonNullable<RootContent['position']>;

function movedPosition({ start, end: last }: Position, by: { offset: number; line: number }) {
  const move = ({ line, column, offset = 0 }: Position['start']) => ({
    line: line + by.line,
    column,
    offset: offset + by.offset,
  });
  return { start: move(start), end: move(last) };
}
