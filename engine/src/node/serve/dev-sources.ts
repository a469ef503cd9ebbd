import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { showsApi } from '../site/api-pages.ts';
import { discoverPages, readText } from '../site/discover.ts';
import type { Site } from '../site/site.ts';

/** The pages of a site, with the text that their files hold now. */
export interface DevSources {
  /** The site as it is on disk now. */
  readonly site: Site;
  /**
   * Reads what changed in the pages folder.
   *
   * @param file The page that changed. Default: any page may have come or gone.
   * @returns False when a page's file is as it was.
   */
  update(file?: string): boolean;
  /** Finds the pages of API references again, as a document says which pages its reference takes. */
  updateReferences(): void;
}

/** Follows the pages of a site while they are edited. */
export function createDevSources(found: Site): DevSources {
  let site = found;
  const rediscover = () => {
    const { root, cacheFolder, config } = site;
    const { pagesDir, labels } = config;
    site = { ...site, ...discoverPages(root, pagesDir, { cacheFolder, labels }) };
  };
  return {
    get site() {
      return site;
    },
    update(file) {
      const known = file === undefined ? undefined : site.pages.find((page) => page.file === file);
      if (!known || showsApi(known.text)) {
        rediscover();
        return true;
      }
      const path = join(site.root, known.file);
      // An event of its own tells of a file that is gone.
      const text = existsSync(path) ? readText(path) : known.text;
      if (text === known.text) return false;
      const pages = site.pages.map((page) => (page === known ? { ...page, text } : page));
      site = { ...site, pages };
      return true;
    },
    updateReferences() {
      if (site.pages.some(({ text }) => showsApi(text))) rediscover();
    },
  };
}
