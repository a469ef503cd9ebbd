import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** Attributes that the engine adds to Markdown's. */
const added = new Set([
  'id',
  'tabindex',
  'loading',
  'decoding',
  'target',
  'rel',
  'class',
  'data-footnotes',
  'aria-label',
]);
const inline = new Set(
  'a abbr b bdi bdo br cite code del dfn em i img input ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

/**
 * HTML in a canonical form: without comments, invisible white space, and the engine's additions to
 * headings, code, links and images.
 */
export function canonicalHtml(html: string): string {
  return write(parseFragment(html.trim()).childNodes, false)
    .replace(/ +/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

function write(nodes: Node[], isCode: boolean): string {
  return nodes.map((node) => writeNode(node, isCode)).join('');
}

function writeNode(node: Node, isCode: boolean): string {
  if ('value' in node) {
    const text = node.value.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
    // A line break of code must survive the collapsing of other white space.
    return isCode ? text.replaceAll('\n', '⏎').replaceAll(' ', '·') : text.replace(/\s+/g, ' ');
  }
  if (!('tagName' in node)) return '';
  const classes = attribute(node, 'class')?.split(' ') ?? [];
  if (
    classes.includes('Heading-link') ||
    node.tagName === 'button' ||
    node.tagName === 'figcaption'
  )
    return '';
  if (
    classes.includes('Heading') ||
    node.tagName === 'figure' ||
    (isCode && node.tagName === 'span')
  )
    return write(node.childNodes, isCode);
  const isPre = isCode || node.tagName === 'pre';
  let content = write(node.childNodes, isPre);
  // The engine omits the last line break of code, which is invisible.
  if (node.tagName === 'pre' && !classes.includes('Code-pre'))
    content = content.replace(/⏎(?=<\/code>$)/, '');
  const attributes = node.tagName === 'pre' ? '' : attributesOf(node);
  const around = (inner: string) => `<${node.tagName}${attributes}>${inner}</${node.tagName}>`;
  return inline.has(node.tagName) ? around(content) : `\n${around(content.trim())}\n`;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

function attributesOf({ attrs, tagName }: Element): string {
  return attrs
    .filter(({ name }) => !added.has(name))
    .map(
      ({ name, value }) =>
        ` ${name}="${name === 'href' || name === 'src' ? address(value) : value}"`,
    )
    .sort()
    .join('')
    .concat(tagName === 'img' && !attrs.some(({ name }) => name === 'alt') ? ' alt=""' : '');
}

/**
 * A canonical address: without differences in percent-encoding, or between absolute and relative
 * paths.
 */
function address(value: string): string {
  try {
    const url = new URL(value, 'https://site.example/');
    const { href } = url;
    return decodeURI(href.replace(/^https:\/\/site\.example/, ''));
  } catch {
    return value;
  }
}
