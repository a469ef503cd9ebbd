import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseHtml } from '../../content/base/parse-html.ts';
import { searchSections } from '../../content/html/search-sections.ts';
import type { SearchSection } from '../../shared/extension/page-feature.ts';
import { findSections, type SearchResult } from '../../shared/search/find-sections.ts';
import { openIndex } from '../../shared/search/index-source.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { readIfThere } from '../files/read-if-there.ts';
import {
  cleanPath,
  decodePath,
  fileOfPath,
  htmlFiles,
  payloadFile,
  payloadFolder,
  withoutBase,
} from '../../shared/page/paths.ts';
import type { Payload } from '../../shared/document/payload.ts';
import { shardManifest } from '../../shared/search/shard-files.ts';
import { searchFiles } from '../../shared/search/search-options.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import { openShards } from '../../shared/search/shard-source.ts';

/** A request for something that a built site does not contain; the message has a hint. */
export class NotThereError extends Error {}

/** A built site, read only from its output folder. */
export interface BuiltSite {
  /** The path of every page, sorted. */
  paths: string[];
  /**
   * The path of a page from any spelling: with base, extension, query and fragment, or as an
   * address.
   *
   * @throws NotThereError with the nearest page if there is none.
   */
  pathOf(written: string): string;
  /** The page's own title and its description. */
  titleOf(path: string): { title: string; description: string };
  /** The page's Markdown twin. */
  markdownOf(path: string): string;
  /** The page's sections in order; the first is the page itself, up to its first heading. */
  sectionsOf(path: string): SearchSection[];
  /**
   * The Markdown of a section with its subsections; undefined if a component renders its heading, which
   * the twin does not have then.
   */
  markdownOfSection(path: string, section: SearchSection): Promise<string | undefined>;
  /** The results of the browser's search, with addresses without base. */
  search(query: string): Promise<SearchResult[]>;
}

/** The base with which a site was built; undefined if its page for unknown paths is not the engine's. */
export function builtBase(folder: string): string | undefined {
  const html = readIfThere(join(folder, '404.html'))?.toString() ?? '';
  return /^<!doctype html><html[^>]* data-base="([^"]*)"/.exec(html)?.[1];
}

/**
 * Opens the output of a build.
 *
 * @param folder Absolute.
 * @param source The site whose pages it shows in place of its own. Default: none.
 * @throws NotThereError if the folder contains no output.
 */
export function openBuiltSite(folder: string, source?: BuiltSite): BuiltSite {
  if (!existsSync(join(folder, payloadFolder)))
    throw new NotThereError(
      `There is no built site in ${folder}. Run docs build, or name its output with --out.`,
    );
  const isThere = (file: string) => existsSync(join(folder, file));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const base = builtBase(folder) ?? '';
  const paths = pagePaths(folder);
  const pages = new Set(paths);
  let index: Promise<SearchSource> | undefined;

  const pathOf = (written: string) => {
    const [pathname = ''] = written
      .trim()
      .replace(/^https?:\/\/[^/]*/i, '')
      .split(/[?#]/);
    const absolute = decodePath(pathname.startsWith('/') ? pathname : `/${pathname}`);
    const clean = (path: string) => cleanPath(path.replace(/\.mdx?$/, ''));
    const found = [withoutBase(base, absolute), absolute].find(
      (path) => path !== undefined && pages.has(clean(path)),
    );
    if (found !== undefined) return clean(found);
    const path = clean(withoutBase(base, absolute) ?? absolute);
    const moved = redirectOf(path);
    if (moved !== undefined) return moved;
    const last = path.slice(path.lastIndexOf('/'));
    const guess = nearest(path, paths) ?? paths.find((other) => other.endsWith(last));
    throw new NotThereError(
      `The site has no page "${written.slice(0, 200)}" among its ${paths.length}.${guess ? ` Did you mean "${guess}"?` : ''} list_pages names them all, search finds them by their words.`,
    );
  };
  /** The page that a path redirects to, such as a translation with a path of its own. */
  const redirectOf = (path: string): string | undefined => {
    const file = htmlFiles(path)[0]!;
    const url = isThere(file) && /http-equiv="refresh" content="0; url=([^"#?]*)/.exec(read(file));
    const to = url ? withoutBase(base, decodePath(url[1]!)) : undefined;
    return to !== undefined && pages.has(to) ? to : undefined;
  };
  const readJson = async (file: string) => JSON.parse(read(file)) as unknown;
  const openSearch = async () => {
    // The whole index of a large site takes a hundred times the memory of the shards of a query.
    if (isThere(shardManifest)) return openShards(readJson);
    const { index: file, expansions } = searchFiles;
    if (!isThere(file)) throw new Error('The site is built without search (search: false)');
    return openIndex(await readJson(file), isThere(expansions) && (await readJson(expansions)));
  };
  const payloadOf = (path: string) => JSON.parse(read(payloadFile(path))) as Payload;
  const markdownOf = (path: string) => {
    const file = fileOfPath(path, '.md');
    return source && !isThere(file) ? source.markdownOf(path) : read(file);
  };
  const sectionsOf = (path: string) => {
    const { pageTitle, regions } = payloadOf(path);
    // The content of a page, without its footer.
    const html = /<article[^]*<\/article>/.exec(regions.main)?.[0] ?? regions.main;
    return searchSections(parseHtml(html), pageTitle);
  };
  return {
    paths,
    pathOf,
    markdownOf,
    sectionsOf,
    titleOf(path) {
      const { pageTitle, title, description } = payloadOf(path);
      return { title: pageTitle || title, description };
    },
    async markdownOfSection(path, section) {
      // The parser takes a tenth of a second to load.
      const { markdownSection } = await import('../../content/twin/markdown-section.ts');
      return markdownSection(markdownOf(path), sectionsOf(path), section);
    },
    async search(query) {
      const found = await findSections(await (index ??= openSearch()), query);
      return found.map((result) => ({
        ...result,
        href: withoutBase(base, result.href) ?? result.href,
      }));
    },
  };
}

/** Identifies an output by its inode: a build replaces the folder. */
export function outputVersion(folder: string): string {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs}` : '';
}

/** Every path with a payload, the home page first. */
function pagePaths(folder: string): string[] {
  const root = join(folder, payloadFolder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .map((file) => (file === '/index.json' ? '/' : file.slice(0, -'.json'.length)))
    .sort();
}
