import { maxInlinePropsLength } from '../../shared/document/island.ts';

/** Holds the place of an island's props until all of a piece are known. */
export function propsToken(index: number): string {
  return `\u0001${index}\u0001`;
}

/**
 * React announces every image that does not load lazily by a `link` ahead of the HTML. Here that
 * would be ahead of the image itself, as a child of the body's content.
 */
export function withoutPreloads(html: string): string {
  return html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
}

/**
 * Puts the serialized props of islands in their places; what is long or used more than once goes
 * into a data script behind the HTML. An island without props says nothing of them.
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
    // Only as an attribute: React escapes quotes in a page's own text.
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
