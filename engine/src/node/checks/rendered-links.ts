import type { PageFacts, PageLink } from '../../shared/page/page.ts';
import { cleanPath, decodePath, withoutBase } from '../../shared/page/paths.ts';

/** A link that a component wrote. */
interface RenderedLink extends Pick<PageLink, 'kind' | 'target' | 'fragment' | 'href'> {
  /** Its address without the base, not cleaned. */
  path: string;
}

/** The links to pages that components of a page wrote, without those of the page's own text. */
export function renderedLinks({ links, rendered = [] }: PageFacts, base: string): RenderedLink[] {
  const known = new Set(links.map(({ target, fragment }) => `${target}#${fragment}`));
  return rendered.flatMap((href) => {
    const [, pathname = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
    if (!pathname.startsWith('/') || pathname.startsWith('//')) return [];
    const path = withoutBase(base, decodePath(pathname));
    // What lies outside of the base is another site's.
    if (path === undefined) return [];
    const link = { target: cleanPath(path), fragment: decodePath(fragment), href, path };
    if (known.has(`${link.target}#${link.fragment}`)) return [];
    const isFile = /\.[a-z][a-z0-9]*$/i.test(path) && !path.endsWith('.html');
    return [{ ...link, kind: isFile ? ('asset' as const) : ('page' as const) }];
  });
}
