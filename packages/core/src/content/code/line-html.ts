import type { TokenLine } from '../source/highlighter.ts';
import { escapeHtml } from '../../shared/document/escape-html.ts';

/** A part of a line with an element of its own, such as an identifier with a type. */
export interface Mark {
  /** From 0, in UTF-16 code units. */
  start: number;
  /** The end, exclusive. */
  end: number;
  /** `mark class="Code-word"` */
  open: string;
}

/**
 * A line of tokens as compact HTML. Marks may overlap: a mark that would close inside another one
 * is split, and so are tokens.
 */
export function lineHtml(tokens: TokenLine, marks: readonly Mark[] = []): string {
  if (marks.length === 0) return tokens.map(({ text, class: name }) => span(text, name)).join('');
  const ordered = marks.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const edges = [...new Set(marks.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const open: Mark[] = [];
  let html = '';
  let offset = 0;
  for (const { text, class: name } of tokens) {
    const end = offset + text.length;
    const cuts = [offset, ...edges.filter((edge) => edge > offset && edge < end), end];
    for (let index = 0; index + 1 < cuts.length; index++) {
      const [from, to] = [cuts[index]!, cuts[index + 1]!];
      html += turn(
        open,
        ordered.filter((mark) => mark.start <= from && mark.end >= to),
      );
      html += span(text.slice(from - offset, to - offset), name);
    }
    offset = end;
  }
  return html + turn(open, []);
}

function span(text: string, name: string | undefined): string {
  return name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text);
}

/** Closes the open marks that are not wanted, and opens the wanted marks that are not open. */
function turn(open: Mark[], wanted: readonly Mark[]): string {
  let same = 0;
  while (same < open.length && open[same] === wanted[same]) same++;
  let html = '';
  for (const { open: tag } of open.splice(same).toReversed()) html += `</${tag.split(' ')[0]}>`;
  for (const mark of wanted.slice(same)) {
    html += `<${mark.open}>`;
    open.push(mark);
  }
  return html;
}
