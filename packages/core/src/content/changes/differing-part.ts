import { slug } from 'github-slugger';

/** The parts of two texts that differ. */
interface DifferingPart {
  before: string;
  after: string;
  /** The sections that are in neither part. */
  shared: number;
  /** Whether a section or a paragraph is in neither part. */
  isCut: boolean;
}

/** Definitions of links and notes, comments, and HTML whose content is no Markdown: they reach over headings. */
const farReaching = /^[ \t>]*\[[^\]]+\]:|<!--|\{\/\*|<(?:script|style|pre|textarea)\b/;
/** A line below a text that makes it a heading. */
const underline = /^[ \t]*(?:=+|-+)[ \t]*$/;

/**
 * Leaves out the sections that two versions of a page have in common above and below what differs: most edits change
 * one section, and parsing costs most of a comparison. Of a single section, plain paragraphs are left out as well. Texts
 * whose sections depend on each other stay whole.
 *
 * @param keepsFirst Whether the first section, with the front matter, is in both parts. Default false.
 */
export function differingPart(before: string, after: string, keepsFirst = false): DifferingPart {
  const [old, fresh] = [sectionsIn(before), sectionsIn(after)];
  if (!old || !fresh) return { before, after, shared: 0, isCut: false };
  const kept = keepsFirst ? 1 : 0;
  const most = Math.min(old.length, fresh.length);
  let start = kept;
  while (start < most && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const differing = (all: string[]) => all.slice(start, all.length - end);
  const [own, changed] = [differing(old), differing(fresh)];
  // The first section begins with front matter.
  const isOne = own.length === 1 && changed.length === 1 && start > 0;
  const [less, lessChanged] = isOne ? differingParagraphs(own[0]!, changed[0]!) : [own, changed];
  return {
    before: [...old.slice(0, kept), ...less].join('\n'),
    after: [...fresh.slice(0, kept), ...lessChanged].join('\n'),
    shared: start - kept + end,
    isCut: start + end > kept || less[0] !== own[0],
  };
}

/** Paragraphs in which nothing begins that may end below them, and no cell of a table: each line begins with a letter. */
const plain = /^(?!(?:im|ex)port\b)\p{L}[^|{<\n]*(?:\n(?!(?:im|ex)port\b)\p{L}[^|{<\n]*)*\s*$/u;

/** Leaves out the plain paragraphs that a section has in two versions, below its heading and at its end. */
function differingParagraphs(before: string, after: string): [before: string[], after: string[]] {
  const [old, fresh] = [paragraphsIn(before), paragraphsIn(after)];
  if (old[0] !== fresh[0]) return [[before], [after]];
  const most = Math.min(old.length, fresh.length) - 1;
  const isShared = (one: string, other: string) => one === other && plain.test(one);
  let start = 0;
  while (start < most && isShared(old[start + 1]!, fresh[start + 1]!)) start++;
  let end = 0;
  while (end < most - start && isShared(old.at(-1 - end)!, fresh.at(-1 - end)!)) end++;
  const part = ([first, ...rest]: string[]) => [
    [first, ...rest.slice(start, rest.length - end)].join('\n\n'),
  ];
  return [part(old), part(fresh)];
}

/** The parts of a section from an empty line to the next line without a space in front. */
function paragraphsIn(section: string): string[] {
  return section.trimEnd().split(/\n(?:[^\S\n]*\n)+(?=\S)/);
}

/**
 * The text of each section, from a heading outside of fences and directives; the first has the front matter. Undefined if
 * sections depend on each other, or if two headings have one id.
 */
function sectionsIn(text: string): string[] | undefined {
  const head = /^---\n(?:[^]*?\n)?---(?:\n|$)/.exec(text)?.[0] ?? '';
  const lines = text.split('\n');
  const first = head.split('\n').length - 1;
  const starts = [0];
  const ids = new Set<string>();
  let fence = '';
  let directives = 0;
  for (const [index, line] of lines.entries()) {
    if (index < first) continue;
    const marks = /^[\s>]*(?:[-*+]|\d+[.)])?\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence) {
      if (marks.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) fence = '';
    } else if (marks) fence = marks;
    else if (/^\s*:{3,}\s*[\w{]/.test(line)) directives++;
    else if (/^\s*:{3,}\s*$/.test(line)) directives--;
    else if (/^#{1,6}[ \t]+\S/.test(line) && directives === 0) {
      const id = slug(line.replace(/^#+|\{#[^}]*\}\s*$/g, '').trim());
      if (ids.has(id)) return undefined;
      ids.add(id);
      // The description is a part of the first section.
      const isFirst = ids.size === 1 && lines.slice(first, index).every((it) => !it.trim());
      if (!isFirst) starts.push(index);
    } else if (farReaching.test(line) || (underline.test(line) && lines[index - 1]?.trim()))
      return undefined;
  }
  if (fence || directives !== 0) return undefined;
  return starts.map((at, index) => lines.slice(at, starts[index + 1]).join('\n'));
}
