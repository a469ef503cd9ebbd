import { fileVersion } from '../../content/source/file-version.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { fileInSite, nameInSite } from '../files/site-names.ts';
import type { Site } from '../site/site.ts';
import { contentRoot } from '../site/versions/versions.ts';

/** The keys of pages in the cache. */
interface Variants {
  /** The key of the result for a page of this version; undefined if no version has a result. */
  find(key: string): string | undefined;
  /** The key for a new result. */
  note(key: string, facts: Pick<PageFacts, 'reads'>): string;
}

/**
 * A page that is equal in several versions has one result in the cache, unless it includes files that differ: the key
 * then names what is in these files. On a site with one version the keys stay as they are.
 */
export function createVariants(
  site: Pick<Site, 'root' | 'version' | 'versions'>,
  cache: Pick<Cache, 'get' | 'set'>,
): Variants {
  if (!site.versions) return { find: (key) => key, note: (key) => key };
  const root = contentRoot(site);
  const variantOf = (key: string, names: string[]) =>
    hash(key, ...names.flatMap((name) => [name, fileVersion(fileInSite(root, name))]));
  const namesOf = (key: string) => {
    const stored = cache.get(`${key}.reads`);
    return stored && (JSON.parse(stored.toString()) as string[]);
  };
  return {
    find(key) {
      const names = namesOf(key);
      return names && variantOf(key, names);
    },
    note(key, { reads }) {
      const own = Object.keys(reads).map((file) => nameInSite(root, file));
      const names = [...new Set([...(namesOf(key) ?? []), ...own])].sort();
      cache.set(`${key}.reads`, JSON.stringify(names));
      return variantOf(key, names);
    },
  };
}
