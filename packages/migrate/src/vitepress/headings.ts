import { slug } from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { uniqueIds } from './slug.ts';

const written = /[ \t]*\{#([^\s{}]+)\}[ \t]*$/;
/** Names of emoji, which are no part of an id. */
const emoji = /:[a-z\d_+-]+:/g;

/** The headings of a page, in order. */
export function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => void headings.push(node));
  return headings;
}

/**
 * The ids that VitePress gives to headings.
 *
 * @param slugify The site's function of a text.
 */
export function vitepressIds(headings: Heading[], slugify: (text: string) => string): string[] {
  const unique = uniqueIds();
  return headings.map((heading) => {
    const text = textOf(heading, true);
    const own = written.exec(text)?.[1] ?? /\{[^{}]*#([^\s{}]+)[^{}]*\}\s*$/.exec(text)?.[1];
    return unique(own ?? slugify(text.replace(emoji, '')));
  });
}

/**
 * Writes `{#id}` behind each heading whose id in this engine would differ.
 *
 * @param ids Of the headings of the text, in order.
 */
export function keepIds(text: string, headings: Heading[], ids: string[]): string {
  const ours = headings.map((heading) => slug(textOf(heading, false).replace(/\s+/g, ' ').trim()));
  const added = headings.flatMap((heading, index) => {
    const id = ids[index]!;
    const own = ours[index]!;
    const isSame = own === id && ours.indexOf(own) === ours.lastIndexOf(own);
    const at = heading.children.at(-1)?.position?.end.offset;
    if (isSame || id === '' || at === undefined || written.test(textOf(heading, false))) return [];
    return [{ at, id }];
  });
  return added.reduceRight(
    (result, { at, id }) => `${result.slice(0, at)} {#${id}}${result.slice(at)}`,
    text,
  );
}

/** The text of a heading, with or without the texts of its images. */
function textOf(node: Nodes, withImages: boolean): string {
  if (node.type === 'html') return '';
  if (node.type === 'image') return withImages ? (node.alt ?? '') : '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child, withImages)).join('') : '';
}
