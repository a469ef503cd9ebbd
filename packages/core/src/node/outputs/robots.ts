import type { Config } from '../../shared/config/config.ts';
import { fileAddress } from '../site/addresses.ts';

/**
 * The rules for crawlers (RFC 9309): everything is allowed; the address of the sitemap. Crawlers
 * request the file at the root of a host: a site with a base path must copy it there. A preview is allowed, too:
 * otherwise nobody would read its `noindex`.
 */
export function robots(config: Pick<Config, 'base' | 'baseUrl' | 'preview'>): string {
  const sitemap =
    config.baseUrl && !config.preview && `\nSitemap: ${fileAddress(config, '/sitemap.xml')}\n`;
  return `User-agent: *\nAllow: /\n${sitemap || ''}`;
}
