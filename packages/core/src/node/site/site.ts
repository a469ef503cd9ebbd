import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config, WrittenSidebars } from '../../shared/config/config.ts';
import { type Diagnostic, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { colorProblems } from './config/color-problems.ts';
import { missingFiles, missingOptions, placeProblems } from './config/config-problems.ts';
import { type Dates, loadDates } from './dates.ts';
import { discoverPages } from './discover.ts';
import type { PageExpansions } from './read-expansions.ts';
import { hasFileSidebars, withFileSidebars } from './file-sidebars.ts';
import { sidebarTexts, withSidebars } from './edition-sidebars.ts';
import { editionOf, type Editions } from './editions.ts';
import { findFonts, type Font } from './fonts.ts';
import { hash } from '../files/hash.ts';
import { type LoadedConfig, loadConfig } from './config/load-config.ts';
import { createOutlines, type Outlines } from './outlines.ts';
import { findSocials } from './socials.ts';
import { readHeads } from './source-title.ts';
import { createTranslatedPages, type TranslatedPages } from './translated-pages.ts';
import { mayHaveTags, withTagPages } from './tag-pages.ts';
import { type Features, type FeatureSource, loadFeatures } from '../../content/source/features.ts';
import { featureModules } from './feature-modules.ts';
import type { DocumentSocial } from '../../shared/document/document.ts';

/** A site as read from disk: configuration and sources, not compiled. */
export interface Site {
  /** The folder of the pages' and the public folder, absolute. */
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
  /** The mistakes so far; a build continues to find the others before it fails. */
  diagnostics: Diagnostic[];
}

/** The site to read, and overrides of its configuration. */
export interface SiteOptions {
  /** The site's folder. Default: the working directory. */
  root?: string | undefined;
  /** Overrides the configured base path. */
  base?: string | undefined;
  /** Whether drafts are pages, as in `docs dev`. Default false. */
  drafts?: boolean | undefined;
  /** The language to read. Default: the source. */
  language?: string | undefined;
}

/**
 * Reads a site in one language.
 *
 * @throws DiagnosticError if its configuration is invalid; mistakes of pages are collected.
 */
export async function loadSite(options: SiteOptions): Promise<Site> {
  const sites = await loadSites(options);
  return sites.find(({ config }) => config.lang === options.language) ?? sites[0]!;
}

/**
 * Reads every edition of a site, the source first. Each is a site of its own: a translation has the base, the
 * pages, the texts and the sidebars of its language.
 *
 * @throws DiagnosticError if the configuration is invalid; mistakes of pages are collected.
 */
export async function loadSites({
  root: written = '.',
  base,
  drafts,
}: SiteOptions): Promise<Site[]> {
  const folder = resolve(written);
  refuseName(folder);
  const cacheFolder = cacheFolderOf(folder);
  const loaded = await loadConfig(folder, cacheFolder, base);
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
    extensionsVersion: loaded.extensionsVersion,
  };
  const found = [loaded, ...loaded.translations].map((own) => {
    const pages = discoverPages(root, own.config.pagesDir, {
      ...{ cacheFolder, labels: own.config.labels, drafts, features: loadedFeatures },
      isTranslation: own !== loaded,
      languages: own === loaded ? loaded.translations.map((it) => it.config.lang) : [],
    });
    return { ...own, ...pages };
  });
  const translatedPages = createTranslatedPages(root, dates);
  for (const translation of found.slice(1))
    translation.pages = translatedPages.of(translation.pages, found[0]!.pages);
  // The sidebars of a translation have its titles.
  const titled = found.flatMap(({ pages, sidebars }, index) =>
    pages.filter(index > 0 || hasFileSidebars(sidebars) ? () => true : mayHaveTags),
  );
  const readHead = await readHeads(titled, outlines);
  const tagged = found.map(({ config: own, pages }) => withTagPages(pages, own, readHead));
  const all = found.map(({ config: own }, index) => editionOf(own, tagged[index]!));
  const general = [...loaded.problems, ...(await placeProblems(problems, main))];
  const { config: first, sidebars: ofFirst } = loaded;
  const texts = sidebarTexts(withFileSidebars(first, tagged[0]!, readHead, ofFirst));
  return found.map(({ config: own, sidebars, expansions, diagnostics }, index): Site => {
    const pages = tagged[index]!;
    const editions = all.length > 1 ? { all, own: all[index]!, texts } : undefined;
    const site = { ...common, writtenSidebars: sidebars, ...(editions && { editions }) };
    return {
      ...site,
      config: withSidebars(own, pages, readHead, site),
      ...{ pages, expansions },
      ...(index > 0 && { translatedPages }),
      diagnostics: [...(index === 0 ? general : []), ...diagnostics],
    };
  });
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
