import type { TokenLine } from '../source/highlighter.ts';
import { escapeHtml } from '../../shared/document/escape-html.ts';
import { lineHtml, type Mark } from './line-html.ts';
import type { LineMark, NotatedCode } from './notations.ts';
import type { FenceMark, FenceNote } from '../../shared/extension/fence-word.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import type { Labels } from '../../shared/config/labels-config.ts';

/** The parts of a fence's HTML. */
export interface FenceParts {
  title?: string | undefined;
  /** In whole words, for screen readers. */
  name: string;
  lines: TokenLine[];
  marks: ReadonlyMap<number, ReadonlySet<LineMark>>;
  words: NotatedCode['words'];
  /** The number of the first line, if lines are numbered. */
  firstLine?: number | undefined;
  /** Elements around parts of lines. */
  spans: FenceMark[];
  notes: FenceNote[];
  /** HTML below the code. */
  below?: string | undefined;
  /** The sample that can be run: the address of its file, or the reason why it does not run. */
  live?: { address: string; id: string; title: string } | { reason: string } | undefined;
}

/** Elements that announce the mark of a line to screen readers. */
const elements: Partial<Record<LineMark, string>> = {
  added: 'ins',
  removed: 'del',
  highlighted: 'mark',
};

/** The labels of a code block. */
export type CodeLabels = Pick<Labels, 'copyCode' | 'run' | 'runSample' | 'notRun'>;

/**
 * The HTML inside a code block's figure:
 *
 *     <figcaption class="Code-title">file.ts</figcaption>
 *     <pre class="Code-pre" tabindex="0" role="group" aria-label="file.ts"><code>…</code></pre>
 *     <button class="Code-copy">
 *
 * A line has an element only if it is marked, numbered, or has a note below it.
 */
export function fenceHtml(parts: FenceParts, labels: CodeLabels): string {
  const { title, name, lines } = parts;
  const caption = title ? `<figcaption class="Code-title">${escapeHtml(title)}</figcaption>` : '';
  const hasLines = parts.marks.size > 0 || parts.firstLine !== undefined || parts.notes.length > 0;
  const rows = lines.map((line, index) => {
    const html = lineHtml(line, marksOf(line, index, parts));
    return hasLines ? row(html, index, parts) : html;
  });
  const code = rows.join(hasLines ? '' : '\n');
  return `${caption}<pre class="Code-pre" tabindex="0" role="group" aria-label="${escapeHtml(name)}"><code>${code}</code></pre><button class="Code-copy" type="button" data-action="copy-code" aria-label="${escapeHtml(labels.copyCode)}"></button>${liveBar(parts, labels)}${parts.below ?? ''}`;
}

/** The Run button of a sample, below its code, or the reason why it does not run. */
function liveBar({ live }: FenceParts, labels: CodeLabels): string {
  if (live === undefined) return '';
  if ('reason' in live)
    return `<div class="Live">${escapeHtml(fillLabel(labels.notRun, live))}</div>`;
  const label = escapeHtml(fillLabel(labels.runSample, { name: live.title }));
  return `<div class="Live"><button class="Live-run" type="button" data-live="${escapeHtml(live.address)}" data-sample="${escapeHtml(live.id)}" aria-label="${label}">${escapeHtml(labels.run)}</button></div>`;
}

/** A line as an element that ends with its line break, and the notes below it. */
function row(html: string, index: number, { marks, firstLine, notes }: FenceParts): string {
  const names = [...(marks.get(index) ?? [])];
  const tag = names.map((name) => elements[name]).find(Boolean) ?? 'span';
  const mark = names.length > 0 ? ` data-mark="${names.join(' ')}"` : '';
  const number = firstLine === undefined ? '' : ` data-n="${firstLine + index}"`;
  const below = notes
    .filter(({ line }) => line === index)
    .map((note) => noteHtml(note, firstLine !== undefined));
  return `<${tag} class="Line"${mark}${number}>${html}\n</${tag}>${below.join('')}`;
}

function noteHtml(
  { kind, text, shown = text, indent = 0 }: FenceNote,
  isNumbered: boolean,
): string {
  const space = ' '.repeat(indent);
  const gutter = isNumbered ? ' data-n' : '';
  const lines = shown.split('\n').join(`\n${space}`);
  return `<span class="Code-note" data-kind="${escapeHtml(kind)}"${gutter}>${space}${escapeHtml(lines)}\n</span>`;
}

/** A place of the name of a `data-` attribute that has a capital in `dataset`. */
const capital = /(?=[A-Z])/g;

/** The attributes of a mark. */
function attributes({ className, data = {} }: FenceMark): string {
  const own = Object.entries(data).map(
    ([name, value]) => ` data-${name.replace(capital, '-').toLowerCase()}="${escapeHtml(value)}"`,
  );
  return `class="${escapeHtml(className)}"${own.join('')}`;
}

/** The parts of a line with elements of their own: words of fences, and marked words. */
function marksOf(line: TokenLine, index: number, { words, spans }: FenceParts): Mark[] {
  const marks: Mark[] = spans
    .filter((span) => span.line === index)
    .map((span) => ({
      start: span.character,
      end: span.character + span.length,
      open: `span ${attributes(span)}`,
    }));
  const wanted = words.filter(({ from, to }) => index >= from && index < to);
  if (wanted.length === 0) return marks;
  const text = line.map((token) => token.text).join('');
  for (const { text: word } of wanted) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
      marks.push({ start: at, end: at + word.length, open: 'mark class="Code-word"' });
  }
  return marks;
}
