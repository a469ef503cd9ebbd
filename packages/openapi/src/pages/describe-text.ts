import {
  externalAttributes,
  hrefKind,
  internalHref,
  escapeHtml,
  unescapeHtml,
} from 'stilldocs/feature';
import type { Element, Nodes } from 'hast';
import type { AllLabels } from '../own-label.ts';
import { fromHtml } from 'hast-util-from-html';
import { micromark } from 'micromark';
import {
  gfmAutolinkLiteral,
  gfmAutolinkLiteralHtml,
} from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** Turns a Markdown description into HTML; an empty description is an empty text. */
export type DescribeText = (markdown: string) => string;

/** GitHub's Markdown, each kind only for texts that may have it: the search for emails looks at every letter. */
const kinds = [
  { found: /www\.|https?:|@|&|\\/i, syntax: gfmAutolinkLiteral(), html: gfmAutolinkLiteralHtml() },
  { found: /~/, syntax: gfmStrikethrough(), html: gfmStrikethroughHtml() },
  { found: /\|/, syntax: gfmTable(), html: gfmTableHtml() },
];
type Extension = ReturnType<typeof gfmAutolinkLiteral>;

/** The same without emails. */
const addresses = withoutEmails(gfmAutolinkLiteral());

function withoutEmails({ text = {}, ...others }: Extension): Extension {
  const left = Object.entries(text).map(([code, constructs]) => [
    code,
    [constructs ?? []].flat().filter(({ name }) => name !== 'emailAutolink'),
  ]);
  return { ...others, text: Object.fromEntries(left) as Extension['text'] };
}

/** The allowed elements of a description. Any other element is replaced by its content. */
const allowed = new Set(
  'p ul ol li dl dt dd code pre em strong b i del s sub sup br hr blockquote table thead tbody tr th td kbd details summary'.split(
    ' ',
  ),
);
const dropped = new Set(
  'script style iframe object embed template noscript form input button select textarea svg math audio video canvas head title'.split(
    ' ',
  ),
);

/** The descriptions that were rendered, by base and labels: many operations share schemas. */
const rendered = new Map<string, Map<string, string>>();
const maxRendered = 20_000;

/**
 * Creates the renderer of descriptions. A description is content of the document's author, not of
 * the page: it may contain no heading, id, style, script or image.
 */
export function createDescribeText(base: string, labels: AlertLabels): DescribeText {
  const key = JSON.stringify([base, Object.values(alerts).map((label) => labels[label])]);
  const made = rendered.get(key) ?? new Map<string, string>();
  rendered.set(key, made);
  return (markdown) => {
    const text = markdown.trim();
    if (text === '') return '';
    const known = made.get(text);
    if (known !== undefined) return known;
    const html = paragraphsHtml(text, base) ?? withAlerts(htmlOf(text, base), labels);
    if (made.size >= maxRendered) made.clear();
    made.set(text, html);
    return html;
  };
}

/** The alerts of GitHub's Markdown, which begin a quotation, and the labels of their titles. */
const alerts = {
  note: 'calloutNote',
  tip: 'calloutTip',
  important: 'calloutImportant',
  warning: 'calloutWarning',
  caution: 'calloutCaution',
} as const;
type AlertLabels = Pick<AllLabels, (typeof alerts)[keyof typeof alerts]>;

/** Writes the title of each alert. */
function withAlerts(html: string, labels: AlertLabels): string {
  return html.replace(
    /(<blockquote>\n*<p>)\[!(note|tip|important|warning|caution)\]\s*(<\/p>)?/gi,
    (_, start: string, kind: string, end?: string) =>
      `${start}<strong>${escapeHtml(labels[alerts[kind.toLowerCase() as keyof typeof alerts]])}</strong>${end ?? '<br/>'}`,
  );
}

/** A piece of a paragraph that any parser reads in one way: words, code, a link. */
const piece =
  /([^\\`*_[\]<>&~|@\r\t\0]+|(?<=[a-z\d])_(?=[a-z\d]))|(?<!`)`([^`\n ](?:[^`\n]*[^`\n ])?)`(?!`)|(?<!!)\[([^\\`*_[\]<>&~|@\r\t\0!]+)\]\(((?:https?:\/\/|\/)[\w/#?=.:+-]*)\)/iy;
/** A line that begins with no letter, code or link may begin a list or a heading; spaces at its end may break it. */
const otherLine = /(?:^|\n)(?![\p{L}"'(`[])| (?:\n|$)/u;
const address = /www\.|:\/\//i;

/**
 * The HTML of paragraphs of words, code and links, as most descriptions are: the parser of Markdown takes 0.5 ms for
 * each. Undefined for any other text.
 */
function paragraphsHtml(text: string, base: string): string | undefined {
  const paragraphs: string[] = [];
  for (const paragraph of text.split(/\n\n+/)) {
    if (otherLine.test(paragraph)) return undefined;
    let html = '';
    for (piece.lastIndex = 0; piece.lastIndex < paragraph.length;) {
      const found = piece.exec(paragraph);
      if (!found) return undefined;
      const [, words, code, label, href] = found;
      if (address.test(words ?? label ?? '')) return undefined;
      if (words !== undefined) html += escapeHtml(words);
      else if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
      else html += link({ properties: { href } }, escapeHtml(label!), base);
    }
    paragraphs.push(`<p>${html}</p>`);
  }
  return paragraphs.join('\n');
}

/** The maximum number of quotations, lists and elements within each other. */
const maxLevels = 50;
const tooDeep = new RegExp(`^(?:\\s*(?:>|[-*+]\\s|\\d+[.)]\\s)){${maxLevels}}`, 'm');

/** Markdown that is nested too deeply for parsers and browsers is shown as it is written. */
function htmlOf(text: string, base: string): string {
  try {
    if (tooDeep.test(text)) throw new RangeError('Too many levels');
    const found = kinds.filter((kind) => kind.found.test(text));
    const html = micromark(text, {
      allowDangerousHtml: true,
      extensions: found.map(({ syntax }) =>
        syntax === kinds[0]!.syntax && !/[@&\\]/.test(text) ? addresses : syntax,
      ),
      htmlExtensions: found.map((kind) => kind.html),
    });
    return (
      /[<\r]/.test(text) ? write(fromHtml(html, { fragment: true }), base) : rewrite(html, base)
    ).trim();
  } catch (error) {
    if (error instanceof RangeError) return `<p>${escapeHtml(text)}</p>`;
    throw error;
  }
}

const tag = /<(\/?)([a-z][a-z0-9]*)(.*?)>/g;

/** The same for HTML that only Markdown has written: it is well-formed, and needs no parser. */
function rewrite(html: string, base: string): string {
  const ends: string[] = [];
  let level = 0;
  return html.replace(tag, (_, end: string, name: string, attributes: string) => {
    const valueOf = (key: string) => new RegExp(` ${key}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    if (name === 'a') return end ? ends.pop()! : linkStart(valueOf('href'), base, ends);
    if (name === 'img') return valueOf('alt');
    if (name === 'br' || name === 'hr') return `<${name}/>`;
    level += end ? -1 : 1;
    if (level > maxLevels) throw new RangeError('Too many levels');
    if (/^h[1-6]$/.test(name)) return end ? '</strong></p>' : '<p><strong>';
    return allowed.has(name) ? `<${end}${name}>` : '';
  });
}

/** @param ends Receives the end of the link: a link that leads nowhere is text. */
function linkStart(written: string, base: string, ends: string[]): string {
  const [start, end] = link({ properties: { href: unescapeHtml(written) } }, '\0', base).split(
    '\0',
  );
  ends.push(end!);
  return start!;
}

function write(node: Nodes, base: string, level = 0): string {
  if (level > maxLevels) throw new RangeError('Too many levels');
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (node.type === 'element' && dropped.has(node.tagName)) return '';
  const inside = node.children.map((child) => write(child, base, level + 1)).join('');
  if (node.type === 'root') return inside;
  const { tagName } = node;
  if (tagName === 'a') return link(node, inside, base);
  if (tagName === 'img') return escapeHtml(String(node.properties.alt ?? ''));
  if (/^h[1-6]$/.test(tagName)) return `<p><strong>${inside}</strong></p>`;
  if (tagName === 'br' || tagName === 'hr') return `<${tagName}/>`;
  return allowed.has(tagName) ? `<${tagName}>${inside}</${tagName}>` : inside;
}

/** A link to another site or to a page; any other link becomes text. */
function link({ properties }: Pick<Element, 'properties'>, inside: string, base: string): string {
  const href = String(properties.href ?? '');
  const kind = hrefKind(href);
  if (kind === 'external' && /^https?:/i.test(href)) {
    const { target, rel } = externalAttributes;
    return `<a href="${escapeHtml(href)}" target="${target}" rel="${rel}">${inside}</a>`;
  }
  if (/^mailto:/i.test(href)) return `<a href="${escapeHtml(href)}">${inside}</a>`;
  if (kind === 'path' && /^\/(?!\/)/.test(href))
    return `<a href="${escapeHtml(internalHref(base, href))}">${inside}</a>`;
  return inside;
}
