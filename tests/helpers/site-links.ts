import type { APIRequestContext } from '@playwright/test';

/** A path without the base path of a site's address. */
function withoutBaseOf(address: string, path: string): string {
  const base = new URL(address).pathname.replace(/\/$/, '');
  return path.startsWith(base) ? path.slice(base.length) || '/' : path;
}

/** The paths of a site's pages, as its sitemap has them, without its base path. */
export async function pagesOf(request: APIRequestContext, address: string): Promise<string[]> {
  const text = await (await request.get(`${address}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) =>
    withoutBaseOf(address, new URL(loc!).pathname),
  );
}

/** The pages that each page links to, as they are in its HTML. */
export async function linksOf(
  request: APIRequestContext,
  address: string,
): Promise<Map<string, Set<string>>> {
  const paths = await pagesOf(request, address);
  const links = new Map<string, Set<string>>();
  for (const path of paths) {
    const html = await (await request.get(address + path)).text();
    const targets = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href]) =>
      withoutBaseOf(address, href!),
    );
    links.set(path, new Set(targets.filter((target) => paths.includes(target))));
  }
  return links;
}

/** How many clicks each page is away from a page. */
export function clicksFrom(start: string, links: Map<string, Set<string>>): Map<string, number> {
  const clicks = new Map([[start, 0]]);
  for (const [path, count] of clicks) {
    for (const target of links.get(path) ?? [])
      if (!clicks.has(target)) clicks.set(target, count + 1);
  }
  return clicks;
}
