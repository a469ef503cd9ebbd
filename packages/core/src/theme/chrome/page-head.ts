import type { DocumentData } from '../../shared/document/document.ts';
import { encodePath, fileOfPath, withBase } from '../../shared/page/paths.ts';
import { escapeText } from '../../shared/document/escape-html.ts';

/**
 * The page's own elements of the head, besides the title, as HTML: description, `noindex`, canonical link,
 * Markdown twin, feed, social card and structured data. The card has the Open Graph tags (https://ogp.me) and the
 * `twitter:` tags. The configuration replaces them by elements of the same name. React would take ten times as long.
 */
export function pageHead(data: DocumentData): string {
  const { canonical, description, feed, image, siteTitle, structuredData, title } = data;
  const isOwn = (name: string) => data.head.every(({ replaces }) => replaces !== name);
  const meta = (key: 'name' | 'property', name: string, content: string | null) =>
    content !== null && isOwn(name) ? element('meta', { [key]: name, content }) : '';
  const twin = withBase((data.source ?? data).base, `/${encodePath(fileOfPath(data.path, '.md'))}`);
  const alternate = (type: string, href: string, named: { title?: string } = {}) =>
    element('link', { rel: 'alternate', type, ...named, href });
  return [
    meta('name', 'description', description || null),
    meta('name', 'robots', data.noindex ? 'noindex' : null),
    canonical && isOwn('canonical') ? element('link', { rel: 'canonical', href: canonical }) : '',
    data.noindex ? '' : alternate('text/markdown', twin),
    feed ? alternate('application/atom+xml', feed, { title: siteTitle }) : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description || null),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description || null),
    meta('name', 'twitter:image', image),
    structuredData
      ? `<script data-head="" type="application/ld+json">${structuredData}</script>`
      : '',
  ].join('');
}

/** An element that a navigation replaces; see `swap.ts`. */
function element(name: 'link' | 'meta', attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeText(value)}"`,
  );
  return `<${name} data-head=""${written.join('')}/>`;
}
