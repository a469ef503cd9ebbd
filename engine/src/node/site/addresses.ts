import type { Config } from '../../shared/config/config.ts';
import { hrefKind } from '../../shared/page/href.ts';
import { encodePath, fileOfPath, withBase } from '../../shared/page/paths.ts';

/** What the addresses of a site are made from. */
export type SiteAddress = Pick<Config, 'base' | 'baseUrl'>;

/** The address of a local file: under the base, and absolute where the site's address is known. */
export function fileAddress({ base, baseUrl }: SiteAddress, address: string): string {
  if (hrefKind(address) !== 'path') return address;
  const path = withBase(base, address);
  return baseUrl ? new URL(path, baseUrl).href : path;
}

/** The address of a page, without a slash at its end; absolute where the site's address is known. */
export function pageAddress({ base, baseUrl }: SiteAddress, path: string): string {
  const address = withBase(base, path === '/' && base !== '' ? '' : encodePath(path)) || '/';
  return baseUrl ? new URL(address, baseUrl).href : address;
}

/** The address of a page's Markdown twin; absolute where the site's address is known. */
export function twinAddress(site: SiteAddress, path: string): string {
  return fileAddress(site, `/${encodePath(fileOfPath(path, '.md'))}`);
}
