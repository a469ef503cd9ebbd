import { basename } from 'node:path';
import { externalHref, hrefKind } from '../../shared/page/href.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import type { Site } from '../site/site.ts';
import { configLinks } from './config-links.ts';

/** An external address, and the places that link to it, sorted. */
export interface ExternalLink {
  address: string;
  places: { file: string; line?: number }[];
}

/** Every external address of a site, sorted. */
export function externalLinks(site: Site, pages: Iterable<PageFacts>): ExternalLink[] {
  const places = new Map<string, Map<string, { file: string; line: number }>>();
  const add = (address: string, file: string, line = 0) => {
    const known = places.get(address) ?? new Map<string, { file: string; line: number }>();
    places.set(address, known.set(`${file}:${line}`, { file, line }));
  };
  for (const { file, links, rendered = [] } of pages) {
    const own = links.filter(({ kind }) => kind === 'external');
    for (const { target, line } of own) add(target, file, line);
    const written = new Set(own.map(({ target }) => target));
    for (const href of rendered)
      if (hrefKind(href) === 'external' && !written.has(href)) add(href, file);
  }
  for (const { link, kind } of configLinks(site.config))
    if (kind === 'page' && hrefKind(link) === 'external')
      add(externalHref(link), basename(site.configFiles.main));
  return [...places]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, found]) => ({
      address,
      places: [...found.values()]
        .sort(inOrder)
        .map(({ file, line }) => (line > 0 ? { file, line } : { file })),
    }));
}

/**
 * A line for an address; fields are separated by tabs.
 *
 *     https://example.com⇥pages/a.mdx:3⇥pages/b.mdx:17
 */
export function externalLine({ address, places }: ExternalLink): string {
  return [address, ...places.map(({ file, line }) => [file, line].filter(Boolean).join(':'))].join(
    '\t',
  );
}

function inOrder(a: { file: string; line: number }, b: { file: string; line: number }): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}
