import type { Element, Nodes } from 'hast';
import { micromark } from 'micromark';
import { gfmFootnote, gfmFootnoteHtml } from 'micromark-extension-gfm-footnote';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { Payload } from '../../shared/document/payload.ts';
import { fileOfPath, payloadFile } from '../../shared/page/paths.ts';
import { elementsIn, hasClass, parseHtml } from '../base/parse-html.ts';

/**
 * What a page has besides its text: controls and forms, links to neighbours, the link beside a heading, the way back from a footnote, the path
 * before the name of an inner field, which a list says by its depth.
 */
function isChrome(node: Element): boolean {
  const { tagName, properties } = node;
  return (
    /^(?:button|form|input|script|select|style|template|textarea)$/.test(tagName) ||
    String(properties.ariaHidden) === 'true' ||
    properties.dataFootnoteBackref !== undefined ||
    // The hidden heading of footnotes, which Markdown does not write.
    properties.id === 'footnote-label' ||
    hasClass(
      node,
      'Api-around',
      'Api-overview',
      'Api-path',
      'Heading-link',
      'AreaLinks',
      'LanguageMenu',
      'Notice',
      'VersionMenu',
      'PageFooter',
      'Proof',
      'SocialFooter',
      // The words of the source that is newer.
      'Stale',
    )
  );
}

/** The text of rendered content, in its order. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && isChrome(node))) return '';
  // The words in a drawing are part of the picture, which its title and its description say.
  const isDrawing = node.type === 'element' && node.tagName === 'svg';
  if (isDrawing)
    return elementsIn(node)
      .filter(({ tagName }) => /^(?:title|desc)$/.test(tagName))
      .map(textOf)
      .join(' ');
  const inside = node.children.map(textOf).join('');
  const isInline =
    node.type === 'element' &&
    !hasClass(node, 'Api-endpoint') &&
    /^(?:a|b|em|i|kbd|mark|s|span|strong)$/.test(node.tagName);
  return isInline ? inside : ` ${inside} `;
}

/** How often each word occurs. Marks such as hyphens and underscores divide words. */
function count(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A Markdown text as its reader sees it. */
function readMarkdown(markdown: string): string {
  const html = micromark(markdown.replace(/^---\n[^]*?\n---\n/, ''), {
    allowDangerousHtml: true,
    extensions: [gfmFootnote(), gfmTable()],
    htmlExtensions: [gfmFootnoteHtml(), gfmTableHtml()],
  });
  return textOf(parseHtml(html));
}

/** The words of rendered content that its Markdown has less often. */
function missingWords(html: string, markdown: string): string[] {
  const inTwin = count(readMarkdown(markdown));
  return [...count(textOf(parseHtml(html)))]
    .filter(([word, times]) => (inTwin.get(word) ?? 0) < times)
    .map(([word]) => word);
}

/**
 * The pages whose Markdown twins lack words of the page, with the words.
 *
 * @param paths The paths of the pages.
 * @param read Reads a file of the output.
 */
export async function incompleteTwins(
  paths: string[],
  read: (file: string) => string | Promise<string>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const { regions } = JSON.parse(await read(payloadFile(path))) as Payload;
    const missing = missingWords(regions.main, await read(fileOfPath(path, '.md')));
    if (missing.length > 0) found[path] = missing;
  }
  return found;
}
