import { posix } from 'node:path';
import type { Config } from '../../../shared/config/config.ts';
import type { PageSource } from '../../../shared/page/page.ts';
import { areaVersions } from '../../../shared/config/versions-config.ts';
import { isUnder } from '../../../shared/page/paths.ts';
import { sidebarKey } from '../../../shared/page/site-navigation.ts';
import type { ConfigProblem } from '../config/config-problems.ts';
import type { LoadedConfig } from '../config/load-config.ts';
import { type Discovered, discoverPages, notFoundPath } from '../discover.ts';
import { sidebarTexts, withSidebars } from '../edition-sidebars.ts';
import { editionOf, type Editions, fallbackPages } from '../editions.ts';
import { withFileSidebars } from '../file-sidebars.ts';
import { redirectsOf } from '../redirects.ts';
import type { Site } from '../site.ts';
import type { ReadHead } from '../source-title.ts';
import { withTagPages } from '../tag-pages.ts';
import { withOwnPaths } from '../translated-paths.ts';
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
    return { ...own, config, ...(version ? ofVersion(discovered, config, version) : discovered) };
  });
  for (const [index, translation] of found.slice(1).entries())
    found[index + 1] = {
      ...translation,
      ...withOwnPaths(translation, translation.config.lang, found[0]!.pages),
    };
  const translatedPages = createTranslatedPages(root, version?.dates ?? common.dates);
  for (const translation of found.slice(1))
    translation.pages = translatedPages.of(translation.pages, found[0]!.pages);
  return { version, found, translatedPages };
}

/** The pages that have versions: the blog is one for all. */
function ofVersion(
  { pages, expansions }: Discovered,
  { blogDir }: Config,
  { area }: ReadVersion,
): Discovered {
  const isTaken = ({ path }: { path: string }) =>
    path !== notFoundPath && isUnder(path, area) && !isUnder(path, `/${blogDir}`);
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

/** The versions that have no page in any language. */
export function versionsWithoutPages(groups: Group[]): ReadVersion[] {
  return groups.flatMap(({ version, found }) =>
    found.some(({ pages }) => pages.length > 0) ? [] : version!,
  );
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

/** Languages at the address of a page of the source. */
export function takenLanguages({ found: [source, ...others] }: Group): ConfigProblem[] {
  return others.flatMap(({ config: { lang } }) => {
    const { pagesDir } = source!.config;
    // Many disks and hosts take /pt-br for /pt-BR.
    const page = source!.pages.find(({ path }) =>
      isUnder(path.toLowerCase(), `/${lang}`.toLowerCase()),
    );
    if (!page) return [];
    const folder = posix.join(pagesDir, lang);
    const isFolder = page.file.toLowerCase().startsWith(`${folder}/`.toLowerCase());
    return {
      path: ['languages', lang],
      message: `The address /${lang} of a language is taken by the page ${page.file}`,
      hint: isFolder
        ? `Translations are in ${folder}: rename the folder`
        : `Rename the page; translations are in ${folder}`,
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
  const areas = areaVersions(main.versions);
  const namesIn = areas.map(({ area, current }) => {
    const earlier = groups.flatMap(({ version }) => (version!.area === area ? version! : []));
    return { area, all: [{ name: current }, ...earlier] };
  });
  first!.pages[0] = withDifferencePages(first!.pages[0]!, namesIn, main);
  const today = new Map(first!.pages[0]!.map((page) => [page.path, page]));
  const texts = sidebarTexts(withFileSidebars(main, first!.pages[0]!, readHead, sidebars));
  const moves = await Promise.all(past.map((group) => movesOf(group, today, main)));
  const allEditions = first!.found.map(({ config }, at) => editionOf(config, first!.pages[at]!));
  const presents = [...areas, ...(areas.length > 0 ? [] : [{ area: '/', current: '' }])].map(
    ({ area, current }): Versions => {
      const isIn = ({ path, sourcePath = path }: PageSource) => isUnder(sourcePath, area);
      const editions = first!.found.map(({ config }, at) =>
        editionOf(config, first!.pages[at]!.filter(isIn)),
      );
      const own = { name: current, label: current, archived: false, editions };
      return { area, all: [own], own };
    },
  );
  const earlier = past.map(({ version, found, pages }, index): Versions => {
    const { name, label, archived, root, commit, area } = version!;
    const editions = found.map(({ config }, at) => editionOf(config, pages[at]!));
    const own = { name, label, archived, root, commit, editions, moves: moves[index]! };
    const { all } = presents.find((it) => it.area === area)!;
    all.push(own);
    return { area, all, own };
  });
  return all.flatMap(({ version, found, pages, translatedPages }, index) => {
    const { own, area } = index === 0 ? presents[0]! : earlier[index - 1]!;
    const navigation = version && navigationOf(own, { area, today, readHead });
    const versions = index === 0 ? presents : [earlier[index - 1]!];
    return found.map(({ config: written, sidebars, expansions, diagnostics }, at): Site => {
      const languages = version ? own.editions : allEditions;
      const editions: Editions | undefined =
        languages.length > 1 ? { all: languages, own: languages[at]!, texts } : undefined;
      const config = navigation ? navigationOfVersion(written, navigation) : written;
      const site = {
        ...common,
        writtenSidebars: navigation ? sidebarsOfVersion(sidebars, navigation) : sidebars,
        ...(editions && { editions }),
        ...(at > 0 && { translatedPages }),
        ...(past.length > 0 && { versions }),
        ...(version &&
          navigation && {
            dates: version.dates,
            version: {
              ...{ name: own.name, archived: own.archived, area },
              ...{ root: version.root, ids: version.ids },
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
        config: version ? withAll(listed, pages[at]!, readHead, editions) : listed,
        ...{ pages: pages[at]!, expansions, diagnostics },
      };
    });
  });
}

/** The pages of a version that have another path today. */
async function movesOf(
  { version, found, pages }: Group & { pages: PageSource[][] },
  today: ReadonlyMap<string, PageSource>,
  { redirects }: Config,
) {
  const then = new Map(pages[0]!.map((page) => [page.path, page]));
  const now = [...today.values()].filter(({ path }) => isUnder(path, version!.area));
  const isSame = then.size === now.length && [...then.keys()].every((path) => today.has(path));
  const byFile = (all: Iterable<PageSource>) =>
    new Map(Array.from(all, (page) => [page.file, page.path]));
  const before = byFile(found[0]!.pages);
  const present = byFile(now);
  const renames = isSame ? [] : await version!.renames();
  return movesBetween(new Set(then.keys()), new Set(now.map(({ path }) => path)), {
    renames: renames.flatMap(([old, file]): [string, string][] => {
      const [from, to] = [before.get(old), present.get(file)];
      return from === undefined || to === undefined ? [] : [[from, to]];
    }),
    redirects: redirectsOf({ redirects }),
  });
}

function navigationOf(
  { editions: [source], moves }: VersionEditions,
  {
    area,
    today,
    readHead,
  }: { area: string; today: ReadonlyMap<string, PageSource>; readHead: ReadHead },
): VersionNavigation {
  const { pages } = source!;
  return {
    pathOf: (path) => {
      const then = pages.has(path) ? path : moves?.past.get(path);
      // A link to what is no page, such as a file, stays, and a link out of the area leads to today's page.
      return then ?? (today.has(path) && isUnder(path, area) ? undefined : path);
    },
    titleOf(path, now) {
      const [then, page] = [pages.get(path), today.get(now)];
      if (!then || !page) return undefined;
      const { frontMatter, title } = readHead(then);
      return title === readHead(page).title ? undefined : (frontMatter.sidebarText ?? title);
    },
  };
}

/** The configuration with the pages that no sidebar of today has, also those that are not translated. */
function withAll(
  config: Config,
  pages: PageSource[],
  readHead: ReadHead,
  editions: Editions | undefined,
): Config {
  const items = (own: PageSource[], mark = {}) =>
    own.flatMap((page) => {
      const { layout } = readHead(page).frontMatter;
      const isListed = !page.list && (layout ?? 'docs') === 'docs';
      return isListed ? [{ ...mark, link: page.path, text: readHead(page).title }] : [];
    });
  const { lang = '' } = editions?.all[0] ?? {};
  const unlisted = [
    ...items(pages),
    ...items(editions ? fallbackPages(editions) : [], { lang, badge: lang.toUpperCase() }),
  ];
  return {
    ...config,
    sidebar: withUnlisted(config.sidebar, unlisted, (path) => sidebarKey(config, path)),
  };
}
