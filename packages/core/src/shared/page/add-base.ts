import { hasPlaceholder } from './base-placeholder.ts';
import { withoutBase } from './paths.ts';

const rooted = /(<(?:a|img|link|script|source|video)\b[^>]*? (?:href|src)=")(\/(?!\/)[^"]*)/g;

/**
 * Adds the base to the rooted addresses of links, images and scripts that lack it: authors write
 * `/guide` in a component of the chrome, as in Markdown. An address that begins with the base stays.
 */
export function addBase(html: string, base: string): string {
  if (base === '') return html;
  return html.replace(rooted, (whole, before: string, address: string) => {
    const [path = ''] = address.split(/[?#]/, 1);
    const hasBase = withoutBase(base, path) !== undefined || hasPlaceholder(path);
    return hasBase ? whole : before + base + address;
  });
}

/**
 * Adds the base to the chrome around the content of a page. The addresses within the content are
 * resolved and checked elsewhere.
 */
export function addBaseAround(content: string, html: string, base: string): string {
  const at = content === '' ? -1 : html.indexOf(content);
  if (base === '' || at < 0) return addBase(html, base);
  const end = at + content.length;
  return addBase(html.slice(0, at), base) + content + addBase(html.slice(end), base);
}
