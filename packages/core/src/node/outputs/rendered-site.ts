import type { DocumentData } from '../../shared/document/document.ts';
import type { BuiltPage } from '../../shared/extension/built.ts';
import { emptyFacts, type PageFacts } from '../../shared/page/page.ts';
import type { VersionDifferences } from '../../shared/page/differences.ts';
import type { ChangedPage } from '../../shared/page/changes.ts';
import { mergeSources } from '../../shared/page/policy.ts';
import {
  type PlannedDocument,
  planDocument,
  planNotFound,
  type RenderContext,
} from '../document/documents.ts';
import { moveLinks } from '../document/languages.ts';
import { ownPrompt } from '../document/document-links.ts';
import { createLinkedFiles, type LinkedFile } from '../document/linked-files.ts';
import { versionAddresses } from '../document/version-addresses.ts';
import { pageImage } from '../document/page-image.ts';
import { hash } from '../files/hash.ts';
import { fillSiteLists } from '../page/fill-site-lists.ts';
import type { RenderedPage } from '../page/rendered-page.ts';
import { createSearchCollector } from '../search/collect-search.ts';
import { fileAddress } from '../site/addresses.ts';
import { notFoundPath } from '../site/discover.ts';
import { isShown, pathIn, shownVersion } from '../site/editions.ts';
import { builtSite, sitePage } from './extension-outputs.ts';
import { listedPages } from './listed-pages.ts';
import type { ChangeWithWords, VersionedPage } from './newest-changes.ts';
import type { PageOutputInput, SiteOutputInput } from './output-kind.ts';
import { editionKeys, notFoundTwin, twinContent, twinHead } from './twin-file.ts';

/** The files of a page that are not rendered yet. */
export interface PlannedPage {
  path: string;
  /** A hash of the input of `render`. */
  version: string;
  data: DocumentData;
  /** The page, for functions of extensions. */
  page: BuiltPage;
  /** Whether it stands in for a page without translation: it has a document and a payload alone. */
  isFallback?: boolean;
  render(): Promise<PageOutputInput>;
}

/**
 * The rendered pages of a site, and the data derived from several pages. The build adds every page
 * and writes all outputs. The dev server adds requested pages, again after each edit, and answers
 * one output at a time.
 */
export interface RenderedSite {
  /** The facts of the pages, by path. */
  readonly facts: ReadonlyMap<string, PageFacts>;
  /** The input of the site's outputs. */
  readonly outputs: SiteOutputInput;
  /** Adds the facts of a page, in place of its earlier version's. */
  note(facts: PageFacts): void;
  /**
   * Inserts the lists of the whole site into a page; the facts of the listed pages must be present.
   */
  fillLists(page: RenderedPage): Promise<RenderedPage>;
  /** Adds a page without errors, and plans its files. */
  plan(page: RenderedPage): Promise<PlannedPage>;
  /** Plans the document of a page of the source, in place of one without translation. */
  planFallback(page: RenderedPage): Promise<PlannedPage>;
  /** Adds a page of the source that is not translated to what search finds. */
  addUntranslated(page: RenderedPage): void;
  /** Plans the files of the default page for unknown paths. */
  planNotFound(): Promise<PlannedPage>;
}

/**
 * Creates a site without pages.
 *
 * @param complete Adds the missing pages before an output that depends on all of them.
 * Default: every page is present by then.
 */
export function createRenderedSite(
  context: RenderContext,
  complete: () => Promise<void> = async () => {},
): RenderedSite {
  const facts = new Map<string, PageFacts>();
  const twins = new Map<string, () => string>();
  const linked = new Map<string, LinkedFile>();
  const search = createSearchCollector(context);
  const filesOf = createLinkedFiles(context);
  /** The facts of the current pages, sorted by path. */
  const current = () => context.site.pages.flatMap(({ path }) => facts.get(path) ?? []);
  const { versionOf, newest } = createChanges(context, current);

  return {
    facts,
    note: (page) => void facts.set(page.path, page),
    fillLists: async (page) =>
      page.lists.length > 0
        ? fillSiteLists(page, current(), {
            ...context,
            site: context.site,
            changes: async () => (await newest()).map(withoutWords),
            differences: (path) => differencesOf(context, path, facts),
          })
        : page,
    async plan(page) {
      const { path, assets } = page.facts;
      facts.set(path, page.facts);
      search.add(page.facts, page);
      const marked = await withSince(context, page);
      const moved = versionAddresses(context.site);
      const html = () => moved.html(marked.html(), assets);
      const content = () => twinContent(context.site.config, moved.markdown(page.twin(), assets));
      twins.set(path, content);
      const { site } = context;
      const head = twinHead(site.config, page.facts, editionKeys(site, path));
      const chrome = await context.chrome();
      const versioned = await versionOf({ facts: page.facts, text: page.source });
      for (const file of versioned?.files ?? []) linked.set(file.output, file);
      const image = await pageImage(context, chrome.look, page.facts);
      if (image) linked.set(image.output, image);
      const document = planDocument(context, chrome, page.facts, {
        version: moved.version ? hash(marked.htmlVersion, moved.version) : page.htmlVersion,
        html,
        own: {
          version: versioned?.version ?? null,
          image: image ? fileAddress(context.site.config, `/${image.output}`) : null,
          prompt: await ownPrompt(context.site.config, page.facts),
        },
      });
      for (const file of filesOf(document.data, assets)) linked.set(file.output, file);
      const twin = () => head + content();
      const built = { ...sitePage(context, page.facts, twin), html };
      return planned(document, page.source, built, head);
    },
    addUntranslated: (page) => search.addUntranslated(page.facts, page),
    async planFallback(rendered) {
      const { site } = context;
      const { facts: page, source } = rendered;
      const { html, htmlVersion } = await withSince(context, rendered);
      const editions = site.editions!;
      const { own, all } = editions;
      const target = (of: string) => (isShown(editions, own, of) ? pathIn(own, of) : undefined);
      const present = site.versions?.[0]!.all[0]!.editions[0]!.base;
      const moved = site.version
        ? () => versionAddresses(site, present).html(html(), page.assets)
        : () => moveLinks(html(), all[0]!.base, own.base, target);
      const document = planDocument(context, await context.chrome(), page, {
        version: hash(htmlVersion, shownVersion(editions)),
        html: moved,
        own: { isFallback: true },
      });
      const assets = site.version ? page.assets : [];
      for (const file of filesOf(document.data, assets)) linked.set(file.output, file);
      const built = { ...sitePage(context, page, () => ''), html };
      return { ...planned(document, source, built, ''), isFallback: true };
    },
    async planNotFound() {
      const twin = notFoundTwin(context.site.config);
      const page = sitePage(context, emptyFacts(notFoundPath, ''), () => twin);
      const document = planNotFound(context, await context.chrome());
      return planned(document, '', { ...page, html: () => '' }, twin);
    },
    outputs: createOutputInput({
      ...{ context, facts, linked, complete, current, newest },
      search: () => search.finish(),
      twinOf: ({ path }) => twins.get(path)?.() ?? '',
    }),
  };
}

/** What differs between the versions that a page compares. */
async function differencesOf(
  context: RenderContext,
  path: string,
  facts: ReadonlyMap<string, PageFacts>,
): Promise<VersionDifferences | undefined> {
  const { versionDifferences } = await import('../history/version-differences.ts');
  return versionDifferences(context, path, facts);
}

/** A page with marks of what earlier versions did not have. The history is loaded on sites with versions alone. */
async function withSince(
  context: RenderContext,
  page: RenderedPage,
): Promise<Pick<RenderedPage, 'html' | 'htmlVersion'>> {
  if (!context.site.versions) return page;
  return (await import('../history/since.ts')).withSince(context, page.facts, page);
}

/** The changes of the pages according to the repository: none without the option `changes`. */
function createChanges(context: RenderContext, current: () => PageFacts[]) {
  const history = async () => (context.site.config.changes ? context.history() : undefined);
  return {
    /** The version of a page, and the files that hold its earlier ones. */
    async versionOf(page: VersionedPage) {
      const known = await history();
      return known && (await import('./newest-changes.ts')).versionOf(known, page);
    },
    async newest(): Promise<ChangeWithWords[]> {
      const known = await history();
      if (!known) return [];
      const { newestChanges } = await import('./newest-changes.ts');
      const texts = new Map(context.site.pages.map(({ path, text }) => [path, text]));
      return newestChanges(
        known,
        current().map((page) => ({ facts: page, text: texts.get(page.path)! })),
      );
    },
  };
}

/** What the outputs of the site are made of. */
interface OutputSources {
  context: RenderContext;
  facts: SiteOutputInput['facts'];
  linked: SiteOutputInput['linked'];
  complete: () => Promise<void>;
  current: () => PageFacts[];
  newest: () => Promise<ChangeWithWords[]>;
  search: () => Awaited<ReturnType<SiteOutputInput['search']>>;
  twinOf: (page: { path: string }) => string;
}

/** The input of the site's outputs: each part waits until every page is present. */
function createOutputInput({
  context,
  facts,
  linked,
  complete,
  current,
  newest,
  search,
  twinOf,
}: OutputSources): SiteOutputInput {
  const input: SiteOutputInput = {
    ...{ context, facts, linked },
    translations: [],
    versions: [],
    get site() {
      return context.site;
    },
    async allLinked() {
      await complete();
      return linked;
    },
    async search() {
      await complete();
      return search();
    },
    async pages() {
      await complete();
      return listedPages(context.site.config, current(), twinOf);
    },
    async built() {
      await complete();
      const { site } = context;
      const headOf = (page: PageFacts) => twinHead(site.config, page, editionKeys(site, page.path));
      const others = [...input.translations, ...input.versions];
      const editions = await Promise.all(others.map((each) => each.built()));
      return builtSite(context, current(), (page) => headOf(page) + twinOf(page), editions);
    },
    async differences(path) {
      await complete();
      return differencesOf(context, path, facts);
    },
    async changes() {
      await complete();
      return newest();
    },
    async sources() {
      await complete();
      const { sources } = await context.chrome();
      return mergeSources([sources, ...current().map((page) => page.sources)]);
    },
  };
  return input;
}

/** What the list of changes shows: the words are in the feed only. */
function withoutWords({
  path,
  title,
  date,
  commit,
  isNew,
  sections,
}: ChangeWithWords): ChangedPage {
  return { path, title, date, commit, isNew, sections };
}

function planned(
  { data, version, render }: PlannedDocument,
  source: string,
  page: BuiltPage,
  twinHead: string,
): PlannedPage {
  return {
    path: data.path,
    version: hash(version, source, twinHead),
    ...{ page, data },
    render: async () => ({ ...(await render()), source, page, twin: page.markdown() }),
  };
}
