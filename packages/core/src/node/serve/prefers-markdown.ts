/** An entry of an Accept header. */
interface Entry {
  range: string;
  /** Between 0, which refuses the type, and 1. */
  weight: number;
}

function entriesOf(accept: string): Entry[] {
  return accept.split(',').map((entry) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const [, weight] = parameters.map((it) => /^q\s*=\s*(.*)$/.exec(it)).find(Boolean) ?? [];
    // A weight that is no number refuses the type.
    return { range, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
}

/**
 * Whether a client wants Markdown in place of HTML: its Accept header names `text/markdown`, with at least the weight of
 * HTML. Browsers do not name it; an order has no meaning there (RFC 9110, section 12.5.1).
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const entries = entriesOf(accept ?? '');
  const weightOf = (...ranges: string[]) =>
    ranges.map((range) => entries.find((it) => it.range === range)).find(Boolean)?.weight ?? 0;
  const weight = weightOf('text/markdown');
  return weight > 0 && weight >= weightOf('text/html', 'text/*', '*/*');
}
