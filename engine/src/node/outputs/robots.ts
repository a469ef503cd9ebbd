import type { Config } from '../../shared/config/config.ts';
import { fileAddress } from '../site/addresses.ts';

/**
 * What crawlers may read (RFC 9309): everything, and where the sitemap is. They ask for it at the
 * root of a host: under a base path it has to be put there by hand.
 */
export function robots(config: Pick<Config, 'base' | 'baseUrl'>): string {
  const sitemap = config.baseUrl && `\nSitemap: ${fileAddress(config, '/sitemap.xml')}\n`;
  return `User-agent: *\nAllow: /\n${sitemap ?? ''}`;
}
