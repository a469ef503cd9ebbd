import { pageAddress } from '../site/addresses.ts';
import type { ListedPage } from './listed-pages.ts';
import type { Site } from '../site/site.ts';
import { escapeXml, xmlDocument } from '../site/xml.ts';

/**
 * The sitemap (https://www.sitemaps.org/protocol.html): every listed page and the date of its last
 * change.
 *
 * @returns Undefined without `baseUrl`: the addresses must be absolute.
 */
export function sitemap({ config, dates }: Site, pages: ListedPage[]): string | undefined {
  if (config.baseUrl === undefined) return undefined;
  const urls = pages.map(({ path, facts }) => {
    const date = dates.of(facts.file);
    const changed = date === null ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${escapeXml(pageAddress(config, path))}</loc>${changed}</url>\n`;
  });
  return xmlDocument(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>`,
  );
}
