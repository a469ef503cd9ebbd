import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readOutline } from '../../content/source/page-outline.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { isUnder } from '../../shared/page/paths.ts';
import { noFeatures } from '../../content/source/features.ts';
import { concernsMade } from '../site/made-pages.ts';
import { type Discovered, discoverPages, readText } from '../site/discover.ts';
import { withSidebars } from '../site/edition-sidebars.ts';
import { bySourcePath, type Edition, isSource } from '../site/editions.ts';
import { withDifferencePages } from '../site/versions/differences.ts';
import type { Site } from '../site/site.ts';
import { headOf, type ReadHead } from '../site/source-title.ts';
import { mayHaveTags, withTagPages } from '../site/tag-pages.ts';
import { withOwnPaths, writtenPath } from '../site/translated-paths.ts';

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
  /** The paths of the lists of tags that the last change has changed. */
  readonly changedLists: string[];
  /**
   * Makes the pages of features again, and reads the pages of other languages: they may depend on any file
   * that has changed.
   */
  updateMade(): void;
}

/** Creates the sources of a site, which follow edits. */
export function createDevSources(initial: Site): DevSources {
  let site = initial;
  const features = initial.loadedFeatures ?? noFeatures;
  const hasMath = initial.config.markdown.math !== undefined;
  const readHead: ReadHead = (page) => headOf(page, () => readOutline('title', page, hasMath));
  let lists: string[] = [];
  const replace = (
    found: PageSource[],
    rest: Partial<Discovered & Pick<Site, 'editions'>> = {},
  ) => {
    const before = new Map(site.pages.map(({ path, text }) => [path, text]));
    const tagged = withTagPages(found, site.config, readHead);
    const isCompared = site.versions && !site.version && isSource(site);
    const pages = isCompared ? withDifferencePages(tagged, site.versions!, site.config) : tagged;
    lists = pages.flatMap(({ path, text, list }) =>
      list && before.get(path) !== text ? [path] : [],
    );
    const next = { ...site, ...rest };
    site = { ...next, pages, config: withSidebars(next.config, pages, readHead, next) };
  };
  const sourcePages = () => [...(site.editions?.all[0]!.pages.values() ?? [])];
  const discover = (edition: Pick<Edition, 'pagesDir' | 'lang'> = initial.config) => {
    const { root, cacheFolder, config } = site;
    const others = initial.editions?.all.slice(1) ?? [];
    const isTranslation = others.some(({ lang }) => lang === edition.lang);
    const found = discoverPages(root, edition.pagesDir, {
      ...{ cacheFolder, labels: config.labels, features, drafts: true, isTranslation },
      languages: isTranslation ? [] : others.map(({ lang }) => lang),
    });
    return isTranslation ? withOwnPaths(found, edition.lang, sourcePages()) : found;
  };
  const ofSource = (pages: PageSource[], source: PageSource[]) =>
    initial.translatedPages?.of(pages, source) ?? pages;
  /** Adds the lists of tags of an edition: pages of other languages and versions lead to them. */
  const withLists = (pages: PageSource[], { lang, pagesDir }: Edition) =>
    withTagPages(pages, { ...site.config, lang, pagesDir }, readHead);
  /** Reads the pages of today, which the links to other versions lead to. */
  const updatePresent = () => {
    const { versions } = site;
    if (!versions) return;
    site = {
      ...site,
      versions: versions.map(({ area, all: [present, ...past], own }) => {
        const editions = present!.editions.map((each) => {
          const pages = withLists(discover(each).pages, each);
          const isIn = pages.filter(({ path, sourcePath = path }) => isUnder(sourcePath, area));
          return { ...each, pages: bySourcePath(isIn) };
        });
        const all = [{ ...present!, editions }, ...past];
        return { area, all, own: own === present ? all[0]! : own };
      }),
    };
  };
  const rediscover = () => {
    updatePresent();
    if (site.version) return;
    const found = discover();
    const { editions } = site;
    if (!editions) return replace(found.pages, found);
    const all = editions.all.map((each) => {
      const { pages } = each === editions.own ? found : discover(each);
      return { ...each, pages: bySourcePath(withLists(pages, each)) };
    });
    const own = all[editions.all.indexOf(editions.own)]!;
    const pages = ofSource(found.pages, [...all[0]!.pages.values()]);
    replace(pages, { ...found, editions: { ...editions, all, own } });
  };
  return {
    get site() {
      return site;
    },
    get changedLists() {
      return lists;
    },
    update(file) {
      // The files of an earlier version do not change.
      if (site.version) {
        if (file === undefined) rediscover();
        return false;
      }
      const source = site.pages.find((page) => page.file === file && !page.made);
      const path = source && join(site.root, source.file);
      // A separate event reports a deleted file.
      const text = path && existsSync(path) ? readText(path) : (source?.text ?? '');
      // Other languages lead to the lists of tags of this one.
      const concernsAll = (each: string) =>
        concernsMade(features, each) || (site.editions && mayHaveTags({ text: each }));
      if (!source || (text !== source.text && [source.text, text].some(concernsAll))) {
        rediscover();
        return true;
      }
      if (text === source.text) return false;
      const changed = { ...source, text };
      const { lang } = site.config;
      if (site.editions && writtenPath(source, lang) !== writtenPath(changed, lang)) {
        rediscover();
        return true;
      }
      const [page] = ofSource([changed], sourcePages());
      replace(site.pages.map((each) => (each === source ? page! : each)));
      return true;
    },
    updateMade() {
      if (site.version) return;
      if (site.editions || site.pages.some(({ text }) => concernsMade(features, text)))
        rediscover();
    },
  };
}
