import type { Config } from '../../../shared/config/config.ts';
import type { PageSource } from '../../../shared/page/page.ts';
import { isUnder } from '../../../shared/page/paths.ts';
import { sidebarKey } from '../../../shared/page/site-navigation.ts';
import type { ConfigProblem } from '../config/config-problems.ts';
import type { LoadedConfig } from '../config/load-config.ts';
import { type Discovered, discoverPages, notFoundPath } from '../discover.ts';
import { sidebarTexts, withSidebars } from '../edition-sidebars.ts';
import { editionOf, type Editions } from '../editions.ts';
import { withFileSidebars } from '../file-sidebars.ts';
import { redirectsOf } from '../redirects.ts';
import type { Site } from '../site.ts';
import type { ReadHead } from '../source-title.ts';
import { withTagPages } from '../tag-pages.ts';
import { createTranslatedPages, type TranslatedPages } from '../translated-pages.ts';
import { withDifferencePages } from './differences.ts';
import { movesBetween } from './moves.ts';
import type { ReadVersion } from './read-versions.ts';
import {
  navigationOfVersion,
  sidebarsOfVersion,
  type VersionNavigation,
  withUnlisted,
} from './version-items.ts';
import type { VersionEditions, Versions } from './versions.ts';

type Written = Pick<LoadedConfig, 'config' | 'sidebars'>;
type Found = Written & Discovered;
/** What all sites of a build share. */
type Common = Omit<Site, 'config' | 'pages' | 'expansions' | 'diagnostics' | 'writtenSidebars'>;

/** The languages of a version, as they were found. */
interface Group {
  version?: ReadVersion | undefined;
  /** The source first. */
  found: Found[];
  translatedPages: TranslatedPages;
}

interface Reading {
  /** The configuration of each language, the source first. */
  configs: Written[];
  drafts?: boolean | undefined;
  common: Common;
}

/** Finds the pages of each language, of today or of an earlier version. */
export function discoverEditions(
  { configs, drafts, common }: Reading,
  version?: ReadVersion,
): Group {
  const { root, cacheFolder, loadedFeatures: features } = common;
  const [source, ...others] = configs;
  const found = configs.map((own): Found => {
    const config = version ? configIn(version, own.config, source!.config) : own.config;
    const discovered = discoverPages(version?.root ?? root, config.pagesDir, {
      ...{ cacheFolder, labels: config.labels, features },
      drafts: drafts && !version,
      isTranslation: own !== source,
      languages: own === source ? others.map((it) => it.config.lang) : [],
    });
    return { ...own, config, ...(version ? ofVersion(discovered, config) : discovered) };
  });
  const translatedPages = createTranslatedPages(root, version?.dates ?? common.dates);
  for (const translation of found.slice(1))
    translation.pages = translatedPages.of(translation.pages, found[0]!.pages);
  return { version, found, translatedPages };
}

/** The pages that have versions: the blog is one for all. */
function ofVersion({ pages, expansions }: Discovered, { blogDir }: Config): Discovered {
  const isTaken = ({ path }: { path: string }) =>
    path !== notFoundPath && !isUnder(path, `/${blogDir}`);
  // Nobody can correct a version: what its text has wrong is not reported.
  return { pages: pages.filter(isTaken), expansions: expansions.filter(isTaken), diagnostics: [] };
}

/** The configuration of today for a version of a language. */
function configIn({ name, pagesDir }: ReadVersion, own: Config, source: Config): Config {
  return {
    ...own,
    base: `${source.base}/${name}${own.base.slice(source.base.length)}`,
    pagesDir: pagesDir + own.pagesDir.slice(source.pagesDir.length),
    redirects: {},
    files: {},
    editLink: undefined,
    changes: undefined,
  };
}

/** Versions at the address of a page. */
export function takenNames({ found }: Group, groups: Group[]): ConfigProblem[] {
  return groups.flatMap(({ version }) => {
    const name = version!.name;
    const page = found[0]!.pages.find(({ path }) => isUnder(path, `/${name}`));
    const isLanguage = found.some(({ config }, index) => index > 0 && config.lang === name);
    if (!page && !isLanguage) return [];
    return {
      path: ['versions', name],
      message: `The address /${name} of a version is taken by ${page ? `the page ${page.file}` : 'a language'}`,
      hint: 'Give the version another name',
    };
  });
}

interface Joined {
  common: Common;
  readHead: ReadHead;
}

/** The sites of all versions and languages: each knows the pages of the others. */
export async function joinVersions(
  present: Group,
  groups: Group[],
  { common, readHead }: Joined,
): Promise<Site[]> {
  const all = [present, ...groups].map((group) => ({
    ...group,
    pages: group.found.map((it) => withTagPages(it.pages, it.config, readHead)),
  }));
  const [first, ...past] = all;
  const { config: main, sidebars } = present.found[0]!;
  if (past.length > 0)
    first!.pages[0] = withDifferencePages(first!.pages[0]!, namesOf(main, groups), main);
  const today = new Map(first!.pages[0]!.map((page) => [page.path, page]));
  const texts = sidebarTexts(withFileSidebars(main, first!.pages[0]!, readHead, sidebars));
  const moves = await Promise.all(past.map((group) => movesOf(group, today, main)));
  const versions = all.map(({ version, found, pages }, index): VersionEditions => ({
    name: version?.name ?? main.versions?.current ?? '',
    label: version?.label ?? main.versions?.current ?? '',
    archived: version?.archived ?? false,
    root: version?.root,
    commit: version?.commit,
    editions: found.map(({ config }, at) => editionOf(config, pages[at]!)),
    ...(index > 0 && { moves: moves[index - 1] }),
  }));
  return all.flatMap(({ version, found, pages, translatedPages }, index) => {
    const own = versions[index]!;
    const navigation = version && navigationOf(own, today, readHead);
    return found.map(({ config: written, sidebars, expansions, diagnostics }, at): Site => {
      const { editions: languages } = own;
      const editions: Editions | undefined =
        languages.length > 1 ? { all: languages, own: languages[at]!, texts } : undefined;
      const config = navigation ? navigationOfVersion(written, navigation) : written;
      const site = {
        ...common,
        writtenSidebars: navigation ? sidebarsOfVersion(sidebars, navigation) : sidebars,
        ...(editions && { editions }),
        ...(at > 0 && { translatedPages }),
        ...(versions.length > 1 && { versions: { all: versions, own } satisfies Versions }),
        ...(version &&
          navigation && {
            dates: version.dates,
            version: {
              ...{ name: own.name, archived: own.archived, root: version.root, ids: version.ids },
              frozen: version.frozen,
              ...(!version.frozen && { freezing: { ...version, dates: version.fileDates } }),
              navigation,
              contentBase: present.found[at]!.config.base,
            },
          }),
      };
      const listed = withSidebars(config, pages[at]!, readHead, site);
      return {
        ...site,
        config: version ? withAll(listed, pages[at]!, readHead) : listed,
        ...{ pages: pages[at]!, expansions, diagnostics },
      };
    });
  });
}

/** The names of all versions, today's first. */
function namesOf({ versions }: Config, groups: Group[]): { name: string }[] {
  return [{ name: versions!.current }, ...groups.map(({ version }) => ({ name: version!.name }))];
}

/** The pages of a version that have another path today. */
async function movesOf(
  { version, found, pages }: Group & { pages: PageSource[][] },
  today: ReadonlyMap<string, PageSource>,
  { redirects }: Config,
) {
  const then = new Map(pages[0]!.map((page) => [page.path, page]));
  const isSame = then.size === today.size && [...then.keys()].every((path) => today.has(path));
  const byFile = (all: Iterable<PageSource>) =>
    new Map(Array.from(all, (page) => [page.file, page.path]));
  const before = byFile(found[0]!.pages);
  const now = byFile(today.values());
  const renames = isSame ? [] : await version!.renames();
  return movesBetween(new Set(then.keys()), new Set(today.keys()), {
    renames: renames.flatMap(([old, file]): [string, string][] => {
      const [from, to] = [before.get(old), now.get(file)];
      return from === undefined || to === undefined ? [] : [[from, to]];
    }),
    redirects: redirectsOf({ redirects }),
  });
}

function navigationOf(
  { editions: [source], moves }: VersionEditions,
  today: ReadonlyMap<string, PageSource>,
  readHead: ReadHead,
): VersionNavigation {
  const { pages } = source!;
  return {
    pathOf: (path) => {
      const then = pages.has(path) ? path : moves?.past.get(path);
      // A link to what is no page, such as a file, stays.
      return then ?? (today.has(path) ? undefined : path);
    },
    titleOf(path, now) {
      const [then, page] = [pages.get(path), today.get(now)];
      if (!then || !page) return undefined;
      const { frontMatter, title } = readHead(then);
      return title === readHead(page).title ? undefined : (frontMatter.sidebarText ?? title);
    },
  };
}

/** The configuration with the pages that no sidebar of today has. */
function withAll(config: Config, pages: PageSource[], readHead: ReadHead): Config {
  const unlisted = pages.flatMap((page) => {
    const { layout } = readHead(page).frontMatter;
    const isListed = !page.list && (layout ?? 'docs') === 'docs';
    return isListed ? [{ path: page.path, text: readHead(page).title }] : [];
  });
  return {
    ...config,
    sidebar: withUnlisted(config.sidebar, unlisted, (path) => sidebarKey(config, path)),
  };
}
