import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import {
  mergeSources,
  type PolicySources,
  type SourceDirective,
} from '../../shared/page/policy.ts';
import { walk } from '../walk.ts';
import { parseHtml } from './parse-html.ts';

/** What elements load by themselves: their attributes, and the directive that has to allow it. */
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
  script: [['src', 'script-src']],
  link: [['href', 'style-src']],
};

/** What a page's HTML loads from elsewhere, and the hashes of the scripts that stand in it. */
export function sourcesInHtml(html: string): PolicySources {
  return sourcesIn(parseHtml(html));
}

/** The same of HTML that is parsed. */
export function sourcesIn(tree: Root): PolicySources {
  const found: PolicySources[] = [];
  walk(tree, (node) => {
    if (node.type !== 'element') return;
    const { tagName, properties, children } = node;
    for (const [attribute, directive] of loading[tagName] ?? []) {
      const value = properties[attribute];
      if (value === undefined || (tagName === 'link' && !isStyleSheet(node))) continue;
      const addresses = attribute === 'srcSet' ? addressesOf(String(value)) : [String(value)];
      found.push({ [directive]: addresses.map((it) => sourceOf(it.trim())).filter(Boolean) });
    }
    const [code] = children;
    if (tagName === 'script' && isInlineCode(node))
      found.push({ 'script-src': [`'${integrityOf(code?.type === 'text' ? code.value : '')}'`] });
  });
  return mergeSources(found);
}

function isStyleSheet({ properties: { rel } }: Element): boolean {
  return Array.isArray(rel) && rel.includes('stylesheet');
}

/** The addresses of a `srcset`: they may hold commas, what stands behind them ends at one. */
function addressesOf(srcset: string): string[] {
  return [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?/g)].map(([, address]) => address!);
}

/** What a style sheet loads from elsewhere: images and fonts, and other style sheets. */
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

/** The digest of a script as browsers compare it, in a policy and as Subresource Integrity. */
export function integrityOf(code: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** How a policy names where an address lies; empty where it needs no naming. */
export function sourceOf(address: string): string {
  if (/^data:/i.test(address)) return 'data:';
  if (!URL.canParse(address, 'https://of-this-site.invalid')) return '';
  const { protocol, host, hostname } = new URL(address, 'https://of-this-site.invalid');
  if (hostname === 'of-this-site.invalid') return "'self'";
  if (!/^(https?|wss?):$/.test(protocol)) return '';
  return address.startsWith('//') ? host : `${protocol}//${host}`;
}

/** Whether a script runs what stands in it. Anything but JavaScript and import maps is data. */
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
