import type { Config } from '../../shared/config/config.ts';
import { hrefKind } from '../../shared/page/href.ts';
import { encodePath, fileOfPath, withBase } from '../../shared/page/paths.ts';

/** The parts of the configuration that addresses depend on. */
export type SiteAddress = Pick<Config, 'base' | 'baseUrl'>;

/** The address of a local file: under the base, and absolute if the site has a `baseUrl`. */
export function fileAddress({ base, baseUrl }: SiteAddress, address: string): string {
  if (hrefKind(address) !== 'path') return address;
  const path = withBase(base, address);
  return baseUrl ? new URL(path, baseUrl).href : path;
}

/** The address of a page, without a trailing slash; absolute if the site has a `baseUrl`. */
export function pageAddress({ base, baseUrl }: SiteAddress, path: string): string {
  const address = withBase(base, path === '/' && base !== '' ? '' : encodePath(path)) || '/';
  return baseUrl ? new URL(address, baseUrl).href : address;
}

/** The address of a page's Markdown twin; absolute if the site has a `baseUrl`. */
export function twinAddress(site: SiteAddress, path: string): string {
  return fileAddress(site, `/${encodePath(fileOfPath(path, '.md'))}`);
}
