import { mkdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { DiagnosticError, errorWith, hasErrors } from '../../shared/diagnostics/diagnostic.ts';
import { basePlaceholder } from '../../shared/page/base-placeholder.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { bundleServer } from '../assets/server-bundle.ts';
import { pageProblems } from '../checks/page-problems.ts';
import { openCache } from '../files/cache.ts';
import { engineVersion } from '../files/engine-version.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { nameInSite } from '../files/site-names.ts';
import { replaceFile } from '../files/temporary.ts';
import { renderPages } from '../page/render-pages.ts';
import type { RenderedPage } from '../page/rendered-page.ts';
import { loadSites, type Site } from '../site/site.ts';
import { contentBase } from '../site/versions/versions.ts';
import {
  type FrozenFile,
  frozenFile,
  frozenLines,
  type FrozenPage,
  type FrozenBody,
} from '../site/versions/frozen-file.ts';

/** The result of freezing. */
export interface FreezeResult {
  /** Relative to the site's root. */
  file: string;
  pages: number;
  bytes: number;
}

/**
 * Renders the pages of a version, and stores them in a file of the repository. Later builds lay the chrome around them.
 *
 * @throws DiagnosticError if there is no such version, or if one of its pages cannot be rendered.
 */
export async function freezeVersion(root: string, name: string): Promise<FreezeResult> {
  const sites = await loadSites({ root });
  const problems = sites[0]!.diagnostics.filter(({ rule }) => rule === 'config');
  const own = sites.filter(({ version }) => version?.name === name);
  if (own.length === 0) {
    if (hasErrors(problems)) throw new DiagnosticError(problems);
    const known = sites.flatMap(({ version }) => version?.name ?? []);
    throw errorWith({
      rule: 'option',
      message: `The site has no version "${name}"`,
      hint: `Its versions are ${[...new Set(known)].join(', ') || 'none: see the option versions'}`,
    });
  }
  const file = frozenFile(name);
  if (own[0]!.version!.frozen)
    throw errorWith({
      rule: 'option',
      message: `The version "${name}" is frozen in ${file}`,
      hint: 'Delete the file to freeze it again',
    });
  const cache = openCache(join(own[0]!.cacheFolder, 'results'));
  try {
    const pages: (Omit<FrozenPage, 'body'> & { content: FrozenBody })[] = [];
    const files = new Map<string, FrozenFile>();
    for (const site of own) await freezeEdition(site, sites, { cache, pages, files });
    const { version } = own[0]!;
    const { commit, prefix, pagesDir, dates, renames } = version!.freezing!;
    const place = { commit, prefix, pagesDir };
    const head = { frozen: 1 as const, ...place, dates, renames: await renames() };
    pages.sort((a, b) => (a.lang + a.page < b.lang + b.page ? -1 : 1));
    const sorted = [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
    const text = frozenLines(head, sorted, pages);
    const target = join(own[0]!.root, file);
    mkdirSync(dirname(target), { recursive: true });
    replaceFile(target, text);
    cache.save();
    return { file, pages: pages.length, bytes: Buffer.byteLength(text) };
  } finally {
    cache.close();
  }
}

interface Freezing {
  cache: ReturnType<typeof openCache>;
  pages: (Omit<FrozenPage, 'body'> & { content: FrozenBody })[];
  files: Map<string, FrozenFile>;
}

/** Renders the pages of a language of the version. */
async function freezeEdition(site: Site, sites: Site[], { cache, pages, files }: Freezing) {
  const { config, version } = site;
  const { root } = version!;
  const engine = engineVersion();
  const present = sites.find((it) => !it.version && it.config.lang === config.lang)!;
  const server = await bundleServer(present, engine);
  const add = (name: string) => {
    const content = readIfThere(join(root, name));
    const file = posix.join(version!.freezing!.prefix, name);
    if (content) files.set(file, { file, base64: content.toString('base64') });
  };
  for (const { file, made, list } of site.pages) if (!made && !list) add(file);
  for (const { file } of site.expansions) add(file);
  for (const name of version!.ids.keys()) if (name.startsWith('public/')) add(name);
  // A page can be shown under each base, unless a component has read it.
  const anywhere = { ...version!, contentBase: basePlaceholder(contentBase(site)) };
  const freeze = async (page: RenderedPage) => {
    const problems = pageProblems(site, page.facts.diagnostics);
    if (hasErrors(problems)) throw new DiagnosticError(problems);
    const facts = namedIn(root, page.facts);
    for (const asset of facts.assets) if ('source' in asset) add(asset.source);
    for (const name of Object.keys(page.facts.reads)) add(nameInSite(root, name));
    const content = { html: page.html(), twin: page.twin(), sections: page.sections() };
    pages.push({ page: facts.path, lang: config.lang, facts, content });
  };
  const context = { engine, server, cache };
  await renderPages(
    { ...context, site: { ...site, version: anywhere } },
    { workers: 0 },
    async (page) => {
      if (!page.facts.readsBase) await freeze(page);
    },
  );
  await renderPages({ ...context, site }, { workers: 0 }, async (page) => {
    if (page.facts.readsBase) await freeze(page);
  });
}

/** The facts with names relative to the folder of the version, and without what only a compiler needs. */
function namedIn(root: string, facts: PageFacts): PageFacts {
  return {
    ...facts,
    reads: {},
    diagnostics: [],
    assets: facts.assets.map((asset) =>
      'source' in asset ? { ...asset, source: nameInSite(root, asset.source) } : asset,
    ),
  };
}
