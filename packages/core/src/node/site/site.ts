import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config, WrittenSidebars } from '../../shared/config/config.ts';
import { type Diagnostic, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { colorProblems } from './config/color-problems.ts';
import { missingFiles, missingOptions, placeProblems } from './config/config-problems.ts';
import { type Dates, loadDates } from './dates.ts';
import type { PageExpansions } from './read-expansions.ts';
import { hasFileSidebars, mayHaveBadge } from './file-sidebars.ts';
import type { Editions } from './editions.ts';
import {
  discoverEditions,
  joinVersions,
  takenLanguages,
  takenNames,
  versionsWithoutPages,
} from './versions/version-sites.ts';
import { emptyVersions, readVersions } from './versions/read-versions.ts';
import type { SiteVersion, Versions } from './versions/versions.ts';
import { findFonts, type Font } from './fonts.ts';
import { hash } from '../files/hash.ts';
import { type LoadedConfig, loadConfig } from './config/load-config.ts';
import { createOutlines, type Outlines } from './outlines.ts';
import { findSocials } from './socials.ts';
import { readHeads } from './source-title.ts';
import type { TranslatedPages } from './translated-pages.ts';
import { mayHaveTags } from './tag-pages.ts';
import { type Features, type FeatureSource, loadFeatures } from '../../content/source/features.ts';
import { featureModules } from './feature-modules.ts';
import type { DocumentSocial } from '../../shared/document/document.ts';

/** A site as read from disk: configuration and sources, not compiled. */
export interface Site {
  /** The site's folder, absolute. The pages of an earlier version are elsewhere, see `contentRoot`. */
  root: string;
  config: Config;
  /** The sidebars before `withFileSidebars`. */
  writtenSidebars?: WrittenSidebars | undefined;
  /** The config file and its imports, absolute. */
  configFiles: { main: string; all: string[] } & Pick<LoadedConfig, 'bundle'> &
    Partial<Pick<LoadedConfig, 'reader'>>;
  pages: PageSource[];
  /** What is known about pages before they are compiled. */
  outlines: Outlines;
  /** The options with values that are left out; see `LoadOptions`. */
  leftOut?: string[];
  /** What readers search for, by page; see `readExpansions`. */
  expansions: PageExpansions[];
  dates: Dates;
  fonts: Font[];
  socials: DocumentSocial[];
  /** The folder for reproducible data, absolute. */
  cacheFolder: string;
  /** The parts of Vite's configuration that the site and its extensions set. */
  vite?: LoadedConfig['vite'];
  /** The modules of extensions that take part in compiling pages. */
  features?: FeatureSource[];
  /** The same, loaded. */
  loadedFeatures?: Features;
  /** A hash of the site's extensions for cache keys; see `extensionsVersion`. */
  extensionsVersion?: string;
  /** The languages of the site; undefined if it has one. */
  editions?: Editions;
  /** Set on a translation: finds the source's page of each page. */
  translatedPages?: TranslatedPages;
  /** The versions of the site, or of each of its areas; undefined if it has one version. */
  versions?: Versions[];
  /** The version that it is; undefined for the present one. */
  version?: SiteVersion;
  /** The mistakes so far; a build continues to find the others before it fails. */
  diagnostics: Diagnostic[];
}

/** The site to read, and overrides of its configuration. */
export interface SiteOptions {
  /** The site's folder. Default: the working directory. */
  root?: string | undefined;
  /** Overrides the configured base path. */
  base?: string | undefined;
  /** Makes it a preview, whatever the configuration says. Default false. */
  preview?: boolean | undefined;
  /** Whether drafts are pages, as in `docs dev`. Default false. */
  drafts?: boolean | undefined;
  /** Leaves out what is invalid in the configuration, without a word: see `LoadOptions`. */
  leavesOut?: boolean | undefined;
  /** The language to read. Default: the source. */
  language?: string | undefined;
  /** The version to read, by its name. Default: the present one. */
  version?: string | undefined;
}

/**
 * Reads a site in one language.
 *
 * @throws DiagnosticError if its configuration is invalid; mistakes of pages are collected.
 */
export async function loadSite(options: SiteOptions): Promise<Site> {
  const sites = await loadSites(options);
  const own = sites.filter(({ version }) => version?.name === options.version);
  return own.find(({ config }) => config.lang === options.language) ?? own[0] ?? sites[0]!;
}

/**
 * Reads every edition of a site: the languages of the present version, the source first, then the languages of each earlier
 * version. Each is a site of its own, with the base, the pages, the texts and the sidebars of its language.
 *
 * @throws DiagnosticError if the configuration is invalid; mistakes of pages are collected.
 */
export async function loadSites({
  root: written = '.',
  base,
  preview,
  drafts,
  leavesOut,
}: SiteOptions): Promise<Site[]> {
  const folder = resolve(written);
  refuseName(folder);
  const cacheFolder = cacheFolderOf(folder);
  const loaded = await loadConfig(folder, cacheFolder, { base, preview, leavesOut });
  const { config, root, main, reader } = loaded;
  const dates = await loadDates(root, config.pagesDir);
  const { fonts, problems: fontProblems } = findFonts(config, root);
  const { socials, problems: socialProblems } = findSocials(config, root);
  const features = await featureModules(config.extensions, root, cacheFolder);
  const loadedFeatures = await loadFeatures(features.sources);
  const problems = [
    ...fontProblems,
    ...socialProblems,
    ...missingFiles(config, root),
    ...missingOptions(config),
    ...(await colorProblems(config)),
  ].map((problem) => (reader ? { rule: 'foreign-config' as const, ...problem } : problem));
  const outlines = createOutlines({ hasMath: config.markdown.math !== undefined, cacheFolder });
  const common = {
    root,
    configFiles: {
      main,
      all: [...loaded.files, ...features.files],
      bundle: loaded.bundle,
      reader,
    },
    outlines,
    features: features.sources,
    loadedFeatures,
    dates,
    fonts,
    socials,
    cacheFolder,
    vite: loaded.vite,
    leftOut: loaded.leftOut,
    extensionsVersion: loaded.extensionsVersion,
  };
  const configs = [loaded, ...loaded.translations];
  const past = await readVersions({ root, cacheFolder, config });
  const read = { drafts, configs, common };
  const present = discoverEditions(read);
  const groups = past.versions.map((version) => discoverEditions(read, version));
  const isTitled = configs.length > 1 || groups.length > 0;
  // The sidebars of a translation have its titles.
  const titled = [present, ...groups].flatMap(({ found }) =>
    found.flatMap(({ pages, sidebars }) => {
      const isListed = isTitled || hasFileSidebars(sidebars);
      return pages.filter((page) => isListed || mayHaveTags(page) || mayHaveBadge(page));
    }),
  );
  const readHead = await readHeads(titled, outlines);
  const general = [
    ...loaded.problems,
    ...(await placeProblems(
      [
        ...[
          ...problems,
          ...past.problems,
          ...takenNames(present, groups),
          ...takenLanguages(present),
        ],
        ...(await emptyVersions(root, versionsWithoutPages(groups))),
      ],
      main,
    )),
  ];
  const sites = await joinVersions(present, groups, { common, readHead });
  return sites.map((site, index) =>
    index === 0 ? { ...site, diagnostics: [...general, ...site.diagnostics] } : site,
  );
}

/** Rejects a folder that style sheets or the bundler cannot name. */
function refuseName(root: string): void {
  const [character] = /[#?"\p{Cc}]|(?<=^\/.*)\\/u.exec(root) ?? [];
  if (character === undefined) return;
  throw errorWith({
    rule: 'config',
    message: `The name of the folder ${root} contains ${JSON.stringify(character)}`,
    hint: 'Rename the folder, without # ? " \\ and control characters: addresses in style sheets and scripts would end there',
  });
}

/**
 * The cache folder of a site: in its `node_modules`, or in the user's cache folder if an installation is
 * read-only. Its name contains a hash of the site's root: two sites may share a `node_modules` through
 * symbolic links.
 */
export function cacheFolderOf(root: string): string {
  const place = existsSync(root) ? realpathSync(root) : root;
  const name = join('stilldocs', hash(place).slice(0, 8));
  const folder = join(root, 'node_modules/.cache', name);
  try {
    if (existsSync(root)) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    }
    return folder;
  } catch {
    return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), name);
  }
}
