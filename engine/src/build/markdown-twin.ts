/**
 * The source of a page without the lines that are not meant for its Markdown twin.
 *
 * @param cuts First and last line of each piece, from 1; they may lie within each other.
 */
export function markdownTwin(source: string, cuts: [from: number, to: number][] = []): string {
  if (cuts.length === 0) return source;
  const lines = source.split('\n');
  const isCut = (line: number) => cuts.some(([from, to]) => from <= line && line <= to);
  const kept: string[] = [];
  let hasGap = false;
  for (const [index, line] of lines.entries()) {
    if (isCut(index + 1)) hasGap = true;
    // Of the blank lines around what is left out, one is enough.
    else if (!(hasGap && line.trim() === '' && (kept.at(-1) ?? '').trim() === '')) {
      kept.push(line);
      hasGap = false;
    }
  }
  return kept.join('\n');
}
