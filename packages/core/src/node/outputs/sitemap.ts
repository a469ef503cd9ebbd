import { canonicalOf } from '../document/versions.ts';
import { sourcePathOf } from '../site/editions.ts';
import { pageAddress } from '../site/addresses.ts';
import { escapeXml, xmlDocument } from '../site/xml.ts';
import type { ListedPage } from './listed-pages.ts';
import type { SiteOutputInput } from './output-kind.ts';

type SitemapInput = Pick<SiteOutputInput, 'site' | 'pages' | 'translations' | 'versions'>;

/**
 * The sitemap (https://www.sitemaps.org/protocol.html): every listed page and the date of its last
 * change, and the same page in the other languages.
 *
 * @returns Undefined without `baseUrl`: the addresses must be absolute; and for a preview.
 */
export async function sitemap(input: SitemapInput): Promise<string | undefined> {
  const all = [input, ...input.translations];
  const { baseUrl, preview } = input.site.config;
  if (baseUrl === undefined || preview) return undefined;
  const editions = await Promise.all(
    all.map(async ({ site, pages }) => ({ site, pages: await pages() })),
  );
  const alternates = alternatesOf(editions);
  editions.push(...(await lastVersions(input.versions)));
  const urls = editions.flatMap(({ site: { config, dates, version, editions: all }, pages }) =>
    pages.map(({ path, facts }) => {
      const of = all ? sourcePathOf(all.own, path) : path;
      const date = dates.of(facts.file);
      const changed = date === null ? '' : `<lastmod>${date}</lastmod>`;
      const loc = escapeXml(pageAddress(config, path));
      return `<url><loc>${loc}</loc>${changed}${(!version && alternates.get(of)) || ''}</url>\n`;
    }),
  );
  const xhtml = all.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return xmlDocument(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${urls.join('')}</urlset>`,
  );
}

/** The pages of earlier versions that are canonical to themselves: those that do not exist today. */
async function lastVersions(versions: SiteOutputInput[]) {
  const shown = versions.filter(({ site }) => !site.version?.archived);
  return Promise.all(
    shown.map(async ({ site, pages }) => ({
      site,
      pages: (await pages()).filter(({ path }) => !canonicalOf(site, path)),
    })),
  );
}

/**
 * The links of each path that several languages have: each names
 * all, itself included, and the source is for readers of any other language.
 */
function alternatesOf(
  editions: { site: SiteOutputInput['site']; pages: ListedPage[] }[],
): Map<string, string> {
  const links = new Map<string, string[]>();
  for (const [index, { site, pages }] of editions.entries()) {
    for (const { path } of pages) {
      const of = site.editions ? sourcePathOf(site.editions.own, path) : path;
      const href = escapeXml(pageAddress(site.config, path));
      const own = index === 0 ? [site.config.lang, 'x-default'] : [site.config.lang];
      const rows = own.map(
        (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
      );
      links.set(of, [...(links.get(of) ?? []), ...rows]);
    }
  }
  return new Map(
    [...links].flatMap(([path, rows]) =>
      rows.filter((row) => !row.includes('x-default')).length > 1 ? [[path, rows.join('')]] : [],
    ),
  );
}
