import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import {
  mergeSources,
  type PolicySources,
  type SourceDirective,
} from '../../shared/page/policy.ts';
import { walk } from '../base/walk.ts';
import { parseHtml } from '../base/parse-html.ts';

/**
 * The elements that load resources or send forms: the attributes with the address, and the directive
 * that must allow it.
 */
const loading: Record<string, [attribute: string, directive: SourceDirective][]> = {
  img: [
    ['src', 'img-src'],
    ['srcSet', 'img-src'],
  ],
  image: [['href', 'img-src']],
  input: [['src', 'img-src']],
  source: [
    ['srcSet', 'img-src'],
    ['src', 'media-src'],
  ],
  video: [
    ['poster', 'img-src'],
    ['src', 'media-src'],
  ],
  audio: [['src', 'media-src']],
  track: [['src', 'media-src']],
  iframe: [['src', 'frame-src']],
  object: [['data', 'object-src']],
  embed: [['src', 'object-src']],
  form: [['action', 'form-action']],
  button: [['formAction', 'form-action']],
  // Analytics report to the host of their script, by requests and by images.
  script: [
    ['src', 'script-src'],
    ['src', 'connect-src'],
    ['src', 'img-src'],
  ],
};

/** The directives of links that load a resource, by `rel`; the directive of a preload depends on its `as`. */
const links: Record<string, SourceDirective> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  modulepreload: 'script-src',
};
const preloads: Record<string, SourceDirective> = {
  fetch: 'connect-src',
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
};

/** The external sources of a page's HTML, and the hashes of its inline scripts. */
export function sourcesInHtml(html: string): PolicySources {
  // Readers without scripts load what is in <noscript>, which is text for a parser with scripts.
  return sourcesIn(parseHtml(html.replace(/<\/?noscript\b[^>]*>/gi, '')));
}

/** The same for parsed HTML. */
export function sourcesIn(tree: Root): PolicySources {
  const found: PolicySources[] = [];
  walk(tree, (node) => {
    if (node.type !== 'element') return;
    const { tagName, properties, children } = node;
    for (const [attribute, directive] of Object.hasOwn(loading, tagName) ? loading[tagName]! : []) {
      const value = properties[attribute];
      if (value === undefined) continue;
      const addresses = attribute === 'srcSet' ? addressesOf(String(value)) : [String(value)];
      found.push({ [directive]: addresses.map((it) => sourceOf(it.trim())).filter(Boolean) });
    }
    const loads = tagName === 'link' ? directiveOfLink(properties) : undefined;
    if (loads !== undefined && properties.href !== undefined)
      found.push({ [loads]: [sourceOf(String(properties.href).trim())].filter(Boolean) });
    if (tagName === 'iframe' && properties.srcDoc !== undefined)
      found.push(sourcesInFrame(String(properties.srcDoc)));
    const [code] = children;
    if (tagName === 'script' && isInlineCode(node))
      found.push({ 'script-src': [`'${integrityOf(code?.type === 'text' ? code.value : '')}'`] });
  });
  return mergeSources(found);
}

/** The sources of a document in an attribute, which has the policy of its page, also for its style sheets. */
function sourcesInFrame(html: string): PolicySources {
  const sheets: string[] = [];
  walk(parseHtml(html), (node) => {
    if (node.type !== 'element' || node.tagName !== 'style') return;
    sheets.push(node.children.map((child) => ('value' in child ? child.value : '')).join(''));
  });
  return mergeSources([sourcesInHtml(html), sourcesOfSheets(sheets), ...sheets.map(sourcesInCss)]);
}

/** The directive of a link that loads a resource. */
function directiveOfLink({ rel, as }: Element['properties']): SourceDirective | undefined {
  const names = Array.isArray(rel) ? rel.map(String) : [];
  if (names.includes('preload'))
    return Object.hasOwn(preloads, String(as)) ? preloads[String(as)] : undefined;
  return links[names.find((name) => Object.hasOwn(links, name)) ?? ''];
}

/** The addresses of a `srcset`. An address may contain commas; its descriptors end at a comma. */
function addressesOf(srcset: string): string[] {
  return [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?/g)].map(([, address]) => address!);
}

/** The external sources of a style sheet: images, fonts and other style sheets. */
export function sourcesInCss(css: string): PolicySources {
  const found: PolicySources[] = [];
  for (const [, rule, address = ''] of css.matchAll(
    /(@import\s*)?(?:\burl\(\s*["']?|(?<=@import\s*)["'])([^"')\s]+)/g,
  )) {
    const source = sourceOf(address);
    if (source === '') continue;
    found.push(rule ? { 'style-src': [source] } : { 'img-src': [source], 'font-src': [source] });
  }
  return mergeSources(found);
}

/**
 * The sources that allow inline style sheets. The empty one is what libraries of CSS in JavaScript create, for rules that
 * they insert by script.
 */
export function sourcesOfSheets(sheets: string[]): PolicySources {
  return { 'style-src': sheets.map((sheet) => `'${integrityOf(sheet)}'`) };
}

/** The digest of a script for a policy and for Subresource Integrity. */
export function integrityOf(code: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** The source expression of an address in a policy; empty if the policy needs none. */
export function sourceOf(address: string): string {
  if (/^data:/i.test(address)) return 'data:';
  if (!URL.canParse(address, 'https://of-this-site.invalid')) return '';
  const { protocol, host, hostname } = new URL(address, 'https://of-this-site.invalid');
  if (hostname === 'of-this-site.invalid') return "'self'";
  if (!/^(https?|wss?):$/.test(protocol)) return '';
  return address.startsWith('//') ? host : `${protocol}//${host}`;
}

/** Whether a script element contains code: JavaScript or an import map. Any other type is data. */
function isInlineCode({ properties: { src, type } }: Element): boolean {
  return (
    src === undefined &&
    /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/.test(
      String(type ?? '')
        .trim()
        .toLowerCase(),
    )
  );
}
