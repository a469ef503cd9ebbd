import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSource } from '../../shared/page/page.ts';
import { showsApi } from '../site/api-pages.ts';
import { discoverPages, readText } from '../site/discover.ts';
import { withFileSidebars } from '../site/file-sidebars.ts';
import type { Site } from '../site/site.ts';

/** The pages of a site, with the current text of their files. */
export interface DevSources {
  /** The current site. */
  readonly site: Site;
  /**
   * Reads changes in the pages folder.
   *
   * @param file The changed page. Default: any page may be new or deleted.
   * @returns False if the page's file is unchanged.
   */
  update(file?: string): boolean;
  /** Discovers the pages of API references again: the OpenAPI document determines their number. */
  updateReferences(): void;
}

/** Creates the sources of a site, which follow edits. */
export function createDevSources(initial: Site): DevSources {
  let site = initial;
  const withSidebars = (pages: PageSource[]) =>
    withFileSidebars(site.config, pages, initial.writtenSidebar);
  const rediscover = () => {
    const { root, cacheFolder, config } = site;
    const { pagesDir, labels } = config;
    const found = discoverPages(root, pagesDir, { cacheFolder, labels, drafts: true });
    site = { ...site, ...found, config: withSidebars(found.pages) };
  };
  return {
    get site() {
      return site;
    },
    update(file) {
      const source = file === undefined ? undefined : site.pages.find((page) => page.file === file);
      if (!source || showsApi(source.text)) {
        rediscover();
        return true;
      }
      const path = join(site.root, source.file);
      // A separate event reports a deleted file.
      const text = existsSync(path) ? readText(path) : source.text;
      if (text === source.text) return false;
      const pages = site.pages.map((page) => (page === source ? { ...page, text } : page));
      site = { ...site, pages, config: withSidebars(pages) };
      return true;
    },
    updateReferences() {
      if (site.pages.some(({ text }) => showsApi(text))) rediscover();
    },
  };
}
