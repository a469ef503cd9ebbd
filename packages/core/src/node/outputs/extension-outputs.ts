import { relative, sep } from 'node:path';
import { pageTitle, type PageFacts } from '../../shared/page/page.ts';
import { cleanPath, fileOfPath, withBase } from '../../shared/page/paths.ts';
import type { BuiltPage, BuiltSite, Commit, SitePage } from '../../shared/extension/built.ts';
import { resolveSpecifier } from '../assets/page-imports.ts';
import type { RenderContext } from '../document/documents.ts';
import { isSearchable } from '../search/search-index.ts';
import { notFoundPath } from '../site/discover.ts';
import { sourcePathOf } from '../site/editions.ts';
import { callAll, callExtension, type ExtensionTimes } from '../site/extensions.ts';
import type { Site } from '../site/site.ts';
import type { OutputKind } from './output-kind.ts';

/** The part of a site that its extensions' outputs depend on. */
interface ExtendedSite {
  config: Pick<Site['config'], 'extensions'>;
  extensionsVersion?: string | undefined;
}

/** A page for the functions of extensions. */
export function sitePage(context: RenderContext, facts: PageFacts, twin: () => string): SitePage {
  const { config, dates, editions } = context.site;
  const { path, file, frontMatter, headings, links } = facts;
  return {
    ...{ path, file, frontMatter, headings, links },
    sourcePath: editions ? sourcePathOf(editions.own, path) : path,
    href: withBase(config.base, cleanPath(path)),
    title: pageTitle(facts) || config.title,
    description: frontMatter.description ?? facts.description ?? '',
    lastUpdatedAt: dates.of(file),
    isListed: isSearchable(facts),
    commit: () => lastCommit(context, facts),
    markdown: twin,
  };
}

/** The site for the functions of extensions. */
export function builtSite(
  context: RenderContext,
  pages: Iterable<PageFacts>,
  twinOf: (page: PageFacts) => string,
  editions: BuiltSite[] = [],
): BuiltSite {
  const { title, lang, base, baseUrl, labels, checks } = context.site.config;
  return {
    ...{ title, lang, base, baseUrl, checks },
    // The texts of packages are in it: the types of a configuration do not know them.
    labels: labels as BuiltSite['labels'],
    pages: [...pages]
      .filter(({ path }) => path !== notFoundPath)
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map((facts) => sitePage(context, facts, () => twinOf(facts))),
    editions,
  };
}

/** The last commit of a page, of what it includes, and of the modules that it imports. */
async function lastCommit(
  { site, history }: RenderContext,
  { file, path, reads, imports }: PageFacts,
): Promise<Commit | undefined> {
  const text = site.pages.find((page) => page.path === path)?.text;
  if (text === undefined) return undefined;
  // The files of an earlier version do not change.
  if (site.version) {
    const [id, date] = [site.dates.commitOf?.(file), site.dates.of(file)];
    return id === undefined || date === null ? undefined : { id, date };
  }
  const nameOf = (absolute: string) => relative(site.root, absolute).split(sep).join('/');
  const modules = imports
    .filter(({ specifier }) => /^[.~/]/.test(specifier))
    .map(({ specifier }) => resolveSpecifier(site.root, file, specifier));
  // The declarations of packages belong to no commit.
  const files = [...Object.keys(reads), ...modules]
    .map(nameOf)
    .filter((name) => !name.includes('node_modules/'));
  return (await history()).lastCommit({ file, text }, files);
}

/** The outputs of a site's extensions as rows of the table of outputs, in order. */
export function extensionKinds(
  { config, extensionsVersion = '' }: ExtendedSite,
  times?: ExtensionTimes,
): OutputKind[] {
  return config.extensions.flatMap(({ name: extension, outputs = [] }) =>
    outputs.map((output): OutputKind => {
      if (output.file !== undefined) {
        const of = { extension, what: `the output ${output.file}` };
        return {
          file: output.file.slice(1),
          async content({ built }) {
            const site = await built();
            return callExtension(of, () => written(output.content(site)), times);
          },
        };
      }
      const of = { extension, what: `the output *${output.ending}` };
      return {
        files: (path) => (path === notFoundPath ? [] : [fileOfPath(path, output.ending)]),
        version: extensionsVersion,
        pageContent: ({ page }) =>
          callExtension({ ...of, page }, () => written(output.content(page)), times),
      };
    }),
  );
}

/** @throws Error unless a function returned the content of a file. */
async function written(
  value: string | Uint8Array | Promise<string | Uint8Array>,
): Promise<string | Uint8Array> {
  const content: unknown = await value;
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  throw new Error(`the content is of type ${typeof content}, not a text or bytes (Uint8Array)`);
}

/** Calls `onPage` of every extension with a page. */
export function runOnPage(
  { extensions }: Pick<Site['config'], 'extensions'>,
  page: BuiltPage,
  times?: ExtensionTimes,
): Promise<void> {
  return callAll(
    extensions.flatMap(({ name: extension, onPage }) =>
      onPage
        ? [() => callExtension({ extension, what: 'onPage', page }, () => onPage(page), times)]
        : [],
    ),
  );
}

/** Calls `buildEnd` of every extension, after the output has replaced the last one. */
export function runBuildEnd(
  { extensions }: Pick<Site['config'], 'extensions'>,
  site: BuiltSite,
  folder: string,
  times?: ExtensionTimes,
): Promise<void> {
  const end = { what: 'buildEnd', hint: 'The new output has already replaced the last one' };
  return callAll(
    extensions.flatMap(({ name: extension, buildEnd }) =>
      buildEnd
        ? [() => callExtension({ extension, ...end }, () => buildEnd(site, folder), times)]
        : [],
    ),
  );
}
