import { slug } from 'github-slugger';

/** The parts of two texts that differ, with their beginnings, and how many sections the texts have in common. */
interface DifferingPart {
  before: string;
  after: string;
  /** The sections that are in neither part. */
  shared: number;
}

/** Definitions of links and notes, comments, and HTML whose content is no Markdown: they reach over headings. */
const farReaching = /^[ \t>]*\[[^\]]+\]:|<!--|\{\/\*|<(?:script|style|pre|textarea)\b/;
/** A line below a text that makes it a heading. */
const underline = /^[ \t]*(?:=+|-+)[ \t]*$/;

/**
 * Leaves out the sections that two versions of a page have in common above and below what differs: most edits change
 * one section, and parsing costs most of a comparison. Texts whose sections depend on each other stay whole.
 */
export function differingPart(before: string, after: string): DifferingPart {
  const [old, fresh] = [sectionsIn(before), sectionsIn(after)];
  if (!old || !fresh) return { before, after, shared: 0 };
  const most = Math.min(old.length, fresh.length) - 1;
  let start = 0;
  while (start < most && old[start + 1] === fresh[start + 1]) start++;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const part = ([first, ...rest]: string[]) =>
    [first, ...rest.slice(start, rest.length - end)].join('\n');
  return { before: part(old), after: part(fresh), shared: start + end };
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
