/*
 * The statements that the drawing package reads. The package silently skips or misreads any other, so
 * each line of a diagram is matched with them first, and rewritten in the spelling of the package.
 */

/** The lines of a diagram for the package. */
export interface Statements {
  code: string;
  /** The number of statements; each link of a chain counts as one. */
  size: number;
  /** The lines that it would misread, from 0. */
  unread: number[];
  /** The lines that a drawing without scripts cannot have, from 0; the rest can be drawn. */
  dropped: number[];
}

/** Rewrites a statement and adds to the size; undefined if the package does not support it. */
type Rewrite = (statement: string, found: Pick<Statements, 'size'>) => string | undefined;

interface Kind {
  header: RegExp;
  rewrite: Rewrite;
  /** Whether a semicolon ends a statement. */
  hasSemicolons?: true;
}

/** Accepts statements that match one of the patterns, and does not change them. */
const anyOf =
  (...patterns: RegExp[]) =>
  (statement: string) =>
    patterns.some((pattern) => pattern.test(statement)) ? statement : undefined;

const direction = /^direction\s+(?:TD|TB|LR|BT|RL)$/i;
const relation = String.raw`<\|--|<\|\.\.|\*--|-->|--\*|--\|>|\.\.>|\.\.\|>|<--|<\.\.`;
const spacedRelation = new RegExp(
  String.raw`^\S+\s+(?:"[^"]*"\s+)?(?:${relation}|o--|--o|--)\s+(?:"[^"]*"\s+)?\S+(?:\s*:\s*.+)?$`,
);
const tightRelation = new RegExp(String.raw`^(\w+)(${relation})(\w+)(\s*:\s*.+)?$`);
const cardinality = String.raw`(?:\|\||\|o|\}o|\}\|)(?:--|\.\.)(?:\|\||o\||o\{|\|\{)`;
const entities = new RegExp(String.raw`^([\w-]+)\s*(${cardinality})\s*([\w-]+)\s*:\s*(.+)$`);

const state = anyOf(
  direction,
  /^\}$/,
  /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
  /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
  /^(?:\[\*\]|[\w\p{L}]+)\s*-->\s*(?:\[\*\]|[\w\p{L}]+)(?:\s*:\s*.+)?$/u,
  /^[\w\p{L}]+\s*:\s*.+$/u,
);

const sequence = anyOf(
  /^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$/,
  /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
  /^(?:loop|alt|opt|par|critical|break|rect)\b/,
  /^(?:else|and)\b/,
  /^end$/,
  /^[^\s:]+?\s*(?:-->>|->>|--[)x]|-[)x]|-->|->)\s*[+-]?[^\s:]+\s*:\s*.+$/,
);

/** The line that opens a class or a namespace. */
const block = /^(?:class\s+\S+?(?:\s*~\w+~)?|namespace\s+\S+)\s*\{$/;
const classes = anyOf(
  block,
  /^class\s+[^\s[\]]+?(?:\s*~\w+~)?$/,
  /^class\s+\S+?\s*\{\s*<<\w+>>\s*\}$/,
  spacedRelation,
  /^[^\s"]+\s*:\s*.+$/,
  /^\}$/,
);

const chart = anyOf(
  /^title\s+"[^"]+"$/,
  /^x-axis\s+(?:"[^"]*"\s*)?\[[^\]]+\]$/,
  /^[xy]-axis\s+(?:"[^"]*"\s+)?-?\d+(?:\.\d+)?\s*-->\s*-?\d+(?:\.\d+)?$/,
  /^y-axis\s+"[^"]+"$/,
  /^(?:bar|line)\s+\[[^\]]+\]$/,
);

const kinds: Kind[] = [
  {
    header: /^(?:graph|flowchart)(?:\s+(?:TD|TB|LR|BT|RL))?$/i,
    rewrite: rewriteFlow,
    hasSemicolons: true,
  },
  { header: /^stateDiagram(?:-v2)?$/i, rewrite: state },
  { header: /^sequenceDiagram$/i, rewrite: sequence },
  {
    header: /^classDiagram$/i,
    rewrite: (it) => classes(it.replace(tightRelation, '$1 $2 $3$4')),
  },
  {
    header: /^erDiagram$/i,
    rewrite: (it) =>
      entities.test(it)
        ? it.replace(entities, '$1 $2 $3 : $4')
        : anyOf(/^[\w-]+\s*\{$/, /^\}$/)(it),
  },
  { header: /^xychart(?:-beta)?(?:\s+horizontal)?$/i, rewrite: chart },
];

/** The kinds of diagrams, for messages. */
export const kindNames =
  'a flowchart, stateDiagram, sequenceDiagram, classDiagram, erDiagram or xychart';

/**
 * Reads the statements of a diagram, line by line. It skips empty lines and comments.
 *
 * @returns Undefined for a kind that the package does not draw.
 */
export function readStatements(text: string): Statements | undefined {
  const found: Statements = { code: '', size: 0, unread: [], dropped: [] };
  const lines: string[] = [];
  let kind: Kind | undefined;
  let inBlock = false;
  for (const [index, line] of text.split('\n').entries()) {
    const parts = kind && !kind.hasSemicolons ? membersApart(line) : apart(line);
    for (const statement of parts.map((part) => part.trim()).filter(Boolean)) {
      if (statement.startsWith('%%')) continue;
      if (!kind) {
        kind = kinds.find(({ header }) => header.test(statement));
        if (!kind) return undefined;
        // The direction is optional in Mermaid.
        lines.push(/^(?:graph|flowchart)$/i.test(statement) ? `${statement} TD` : statement);
      } else if (/^click\s/.test(statement)) found.dropped.push(index);
      else {
        const isMember = inBlock && statement !== '}';
        const { size } = found;
        const rewritten = isMember ? statement : kind.rewrite(statement, found);
        found.size = Math.max(found.size, size + 1);
        if (rewritten === undefined) found.unread.push(index);
        else lines.push(rewritten);
        if (/^(?:class\s.*|[\w-]+\s*)\{$/.test(statement) && !/^state\b/.test(statement))
          inBlock = true;
        if (statement === '}') inBlock = false;
      }
    }
  }
  return kind && { ...found, code: lines.join('\n') };
}

/** Splits a line into statements at the semicolons outside of quotes. */
function apart(line: string): string[] {
  return line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
}

/** `A { int id }` as three lines. */
function membersApart(line: string): string[] {
  const [, start, members, end] =
    /^\s*((?:class\s+)?[\w~-]+\s*\{)\s*([^{}<\s][^{}]*?)\s*(\}?)\s*$/.exec(line) ?? [];
  return start === undefined ? [line] : [start, members!, end!];
}

/** Statements of a flowchart other than nodes and links. */
const flowKeyword = anyOf(
  direction,
  /^subgraph\s+\S/,
  /^end$/,
  /^classDef\s+\w+\s+\S/,
  /^class\s+[\w,-]+\s+\w+$/,
  /^style\s+[\w,-]+\s+\S/,
  /^linkStyle\s+(?:default|[\d,\s]+)\s+\S/,
);

/** A node: its name without the beginning of a link, its shape, its class. */
const node =
  /\w+(?:-(?![-.=>])\w+)*(?:\(\(\([^()]+\)\)\)|\(\[[^[\]]+\]\)|\(\([^()]+\)\)|\[\[[^[\]]+\]\]|\[\([^()]+\)\]|\[\/[^[\]\\]+\\\]|\[\\[^[\]/]+\/\]|>[^[\]]+\]|\{\{[^{}]+\}\}|\[(?![/\\([])(?:"[^"[\]]+"|[^[\]"]+)\]|\((?![([])(?:"[^"()]+"|[^()"]+)\)|\{(?!\{)(?:"[^"{}]+"|[^{}"]+)\})?(?::::[\w-]+)?/y;
const and = /\s*&\s*/y;
/** `-->`, `---->`, `-.->`, `==>` and lines without an arrow, with `|label|`. */
const link = /\s*(?<start><?)(?<line>--+[->]|-\.+->?|==+[=>])(?:\s*\|(?<label>[^|]*)\|)?\s*/y;
/** `-- label -->`, and the same for the other kinds of lines. */
const labelled =
  /\s*(?<start><?)(?:--|-\.|==)\s*(?<label>[^-=.|>\s][^|]*?)\s*(?<line>--+[->]|\.+->?|==+[=>])\s*/y;

/** Rewrites a chain of nodes and links with blanks around each link, as the package requires. */
function rewriteFlow(statement: string, found: Pick<Statements, 'size'>): string | undefined {
  const keyword = flowKeyword(statement);
  if (keyword !== undefined) return keyword;
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(statement);
    if (found) at = pattern.lastIndex;
    return found;
  };
  /** The number of nodes before the next link. Each of them is linked with each node behind it. */
  let before = 0;
  const takeNodes = () => {
    const nodes: string[] = [];
    do {
      const taken = take(node);
      if (!taken) return undefined;
      nodes.push(taken[0]);
    } while (take(and));
    found.size += before * nodes.length;
    before = nodes.length;
    return nodes.join(' & ');
  };
  let written = takeNodes();
  while (written !== undefined && at < statement.length) {
    const groups = (take(link) ?? take(labelled))?.groups;
    const nodes = groups && takeNodes();
    if (!nodes) return undefined;
    const { start = '', line = '', label } = groups;
    const text = label === undefined ? '' : `|${label.trim().replace(/^"(.*)"$/, '$1')}|`;
    written += ` ${start}${lineOf(line)}${text} ${nodes}`;
  }
  return written;
}

/** The shortest spelling of a line: the layout, not the spelling, decides its length. */
function lineOf(line: string): string {
  const hasArrow = line.endsWith('>');
  if (line.includes('.')) return hasArrow ? '-.->' : '-.-';
  if (line.includes('=')) return hasArrow ? '==>' : '===';
  return hasArrow ? '-->' : '---';
}
