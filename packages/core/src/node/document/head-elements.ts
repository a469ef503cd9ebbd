import { parseFragment } from 'parse5';
import type { HeadElement } from '../../shared/document/document.ts';

/** Reads the elements of `head`, which were rendered to HTML. */
export function headElements(html: string): HeadElement[] {
  if (html === '') return [];
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  return childNodes.map((node): HeadElement => {
    const { startOffset, endOffset } = node.sourceCodeLocation!;
    const written = html.slice(startOffset, endOffset);
    // Scripts and styles run once, with their document.
    if (node.nodeName !== 'meta' && node.nodeName !== 'link') return { html: written };
    const attributes = 'attrs' in node ? node.attrs : [];
    const [identity] = attributes.filter(
      ({ name, value }) =>
        name === 'property' || name === 'name' || (name === 'rel' && value === 'canonical'),
    );
    const end = 1 + node.nodeName.length;
    return {
      html: `${written.slice(0, end)} data-head=""${written.slice(end)}`,
      replaces: identity?.value ?? null,
    };
  });
}
