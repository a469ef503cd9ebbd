import { maxInlinePropsLength } from '../../shared/document/island.ts';

/** The placeholder of an island's props until the props of all islands are serialized. */
export function propsToken(index: number): string {
  return `\u0001${index}\u0001`;
}

/**
 * React writes a preload `link` for every eager image before the HTML. Here the link would be part of the
 * body's content.
 */
export function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
}

/**
 * Replaces the placeholders by the serialized props of islands. Long or repeated props go into a data
 * script after the HTML. An island without props gets no attribute.
 */
export function withProps(html: string, props: string[], prefix: string): string {
  const shared: string[] = [];
  const written = props.map((json) => {
    const repeated = json.length > 2 && props.indexOf(json) !== props.lastIndexOf(json);
    if (json.length <= maxInlinePropsLength && !repeated) return escapeAttribute(json);
    if (!shared.includes(json)) shared.push(json);
    return `@${prefix}.${shared.indexOf(json)}`;
  });
  const body = html.replace(
    // Only in attributes: React escapes the quotes in a page's own text.
    / data-props="\u0001(\d+)\u0001"/g,
    (_, index: string) => {
      const text = written[Number(index)] ?? '';
      return text === '{}' ? '' : ` data-props="${text}"`;
    },
  );
  if (shared.length === 0) return body;
  const json = `[${shared.join(',')}]`.replaceAll('<', String.raw`\u003c`);
  return `${body}<script type="application/json" id="props-${prefix}">${json}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
