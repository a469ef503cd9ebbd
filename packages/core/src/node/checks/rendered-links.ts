import { splitHref } from '../../shared/page/href.ts';
import type { PageFacts, PageLink } from '../../shared/page/page.ts';
import { cleanPath, decodePath, withoutBase } from '../../shared/page/paths.ts';

/** A link that a component rendered. */
interface RenderedLink extends Pick<PageLink, 'kind' | 'target' | 'fragment' | 'href'> {
  /** Its address without the base, not cleaned. */
  path: string;
}

/** The links to pages that a page's components rendered, without those in its source. */
export function renderedLinks({ links, rendered = [] }: PageFacts, base: string): RenderedLink[] {
  const written = new Set(links.map(({ target, fragment }) => `${target}#${fragment}`));
  return rendered.flatMap((href) => {
    const { pathname, fragment } = splitHref(href);
    if (!pathname.startsWith('/') || pathname.startsWith('//')) return [];
    const path = withoutBase(base, decodePath(pathname));
    // An address outside of the base belongs to another site.
    if (path === undefined) return [];
    const link = { target: cleanPath(path), fragment: decodePath(fragment), href, path };
    if (written.has(`${link.target}#${link.fragment}`)) return [];
    const isFile = /\.[a-z][a-z0-9]*$/i.test(path) && !path.endsWith('.html');
    return [{ ...link, kind: isFile ? ('asset' as const) : ('page' as const) }];
  });
}
