import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Diagnostic, diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { cleanPath } from '../../shared/page/paths.ts';
import { madePages } from './made-pages.ts';
import { type Features, noFeatures } from '../../content/source/features.ts';
import { decodeText } from '../../content/source/decode-text.ts';
import { readFrontMatter, writtenFrontMatter } from '../../content/source/read-front-matter.ts';
import { realRootOf, workspaceOf } from '../../content/source/workspace.ts';
import { filesBelow, noteSkipped, staysInside } from '../files/files-below.ts';
import { expansionsEnding, type PageExpansions, readExpansions } from './read-expansions.ts';
import { englishLabels, type Labels } from '../../shared/config/labels-config.ts';

export { notFoundPath } from '../../shared/page/paths.ts';

/** The pages of a site, the files next to them, and the mistakes in the pages' files. */
export interface Discovered {
  /** Sorted by path. */
  pages: PageSource[];
  /** Sorted by path. */
  expansions: PageExpansions[];
  diagnostics: Diagnostic[];
}

interface DiscoverOptions {
  /** The folder for what features store. Default: none. */
  cacheFolder?: string | undefined;
  /** The labels of the site. Default: English. */
  labels?: Labels | undefined;
  /** Whether pages that are drafts are found, too. Default false. */
  drafts?: boolean | undefined;
  /** The features of the site's extensions. Default: none. */
  features?: Features | undefined;
  /** The folders of translations, which are no pages of the source. Default: none. */
  languages?: string[] | undefined;
  /** Whether the folder holds translations, of which there may be none. Default false. */
  isTranslation?: boolean | undefined;
}

/**
 * Finds every page below `pagesDir`: `a/b.mdx` has the path `/a/b`, `index` is its folder's path.
 * Features of extensions make pages without files. Links to folders are followed, except into an
 * ancestor folder or out of the site.
 */
export function discoverPages(
  root: string,
  pagesDir: string,
  {
    cacheFolder,
    labels = englishLabels,
    drafts = false,
    features = noFeatures,
    languages = [],
    isTranslation = false,
  }: DiscoverOptions = {},
): Discovered {
  const diagnostics: Diagnostic[] = [];
  const isTaken = (base: string, name: string, isFolder: boolean) => {
    if (/^[._]/.test(base) || languages.includes(name)) return false;
    if (isFolder && /\.mdx?$/.test(base))
      diagnostics.push({
        severity: 'warning',
        rule: 'page-name',
        message: `${base} is a folder, with the ending of a page`,
        hint: 'Rename it, or move the text of the page into a file of this name',
        file: posix.join(pagesDir, name),
      });
    return true;
  };
  const files = filesBelow(
    join(root, pagesDir),
    isTaken,
    // Pages become documents. Files of the public folder are published unchanged, and never come from
    // outside of the site.
    staysInside(root, pagesDir, diagnostics, [workspaceOf(realRootOf(root))]),
    noteSkipped(pagesDir, diagnostics),
  );
  const textOf = (file: string): string => {
    try {
      return readText(join(root, file));
    } catch (error) {
      diagnostics.push(...diagnosticsOf(error, file));
      return '';
    }
  };
  const pageFiles = files.filter((name) => /\.mdx?$/.test(name));
  if (pageFiles.length === 0 && !isTranslation) {
    diagnostics.push({
      severity: 'error',
      rule: 'no-pages',
      message: `The folder ${pagesDir} has no page`,
      hint: `Create ${pagesDir}/index.mdx`,
    });
  }
  const sources = pageFiles.map((name): PageSource => {
    const file = posix.join(pagesDir, name);
    const path = pathOf(`/${name.replace(/\.mdx?$/, '')}`);
    return { path, file, text: textOf(file) };
  });
  const isOmitted = ({ text }: PageSource) => !drafts && isDraft(text);
  const pages = withoutClashes(
    sources.filter((source) => !isOmitted(source)),
    diagnostics,
  );
  const site = { root, pagesDir, cacheFolder, labels, features };
  for (const page of madePages(site, [...pages.values()], (it) => diagnostics.push(it))) {
    const other = pages.get(nameOnDisk(page.path));
    if (other) diagnostics.push(takenPath(page, other));
    else pages.set(nameOnDisk(page.path), page);
  }
  const omitted = new Set(sources.filter(isOmitted).map(({ path }) => path));
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  const expansions = files
    .filter((name) => name.endsWith(expansionsEnding))
    .map((name) => {
      const path = pathOf(`/${name.slice(0, -expansionsEnding.length)}`);
      const file = posix.join(pagesDir, name);
      return readExpansions(path, file, textOf(file));
    })
    .filter(({ path }) => !omitted.has(path));
  return {
    pages: [...pages.values()].sort(byPath),
    expansions: expansions.sort(byPath),
    diagnostics,
  };
}

/** The pages by the name that identifies each on disk. A page without a path of its own is reported. */
function withoutClashes(sources: PageSource[], diagnostics: Diagnostic[]): Map<string, PageSource> {
  const pages = new Map<string, PageSource>();
  for (const source of sources) {
    const { path, file } = source;
    const other = pages.get(nameOnDisk(path));
    if (path.includes('\\')) {
      diagnostics.push({
        severity: 'error',
        rule: 'page-name',
        message: `The name of a page contains "\\", which no path can`,
        hint: 'Rename it: browsers read "\\" in an address as "/"',
        file,
      });
    } else if (other) {
      diagnostics.push({
        severity: 'error',
        rule: 'duplicate-path',
        message: `The path ${other.path} is taken by ${other.file}`,
        hint: 'Rename or delete one of them',
        file,
      });
    } else pages.set(nameOnDisk(path), source);
  }
  return pages;
}

function takenPath({ path, file, made }: PageSource, other: PageSource): Diagnostic {
  return {
    severity: 'error',
    rule: 'duplicate-path',
    message: `The path ${path} of a page is the path of a page that ${made!.by} makes for ${file}`,
    hint: 'Rename one of the two',
    file: other.file,
  };
}

/** The name of a path on disks that ignore case and Unicode normal form. */
export function nameOnDisk(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Whether the front matter of a page says that it is a draft, in any spelling of YAML. */
export function isDraft(text: string): boolean {
  const written = writtenFrontMatter(text);
  // Most pages are no drafts: the compiler parses their YAML later.
  return /draft/.test(written) && readFrontMatter(written, '').frontMatter.draft === true;
}

/** Reads and normalizes a source text. */
export function readText(file: string): string {
  return decodeText(readFileSync(file));
}

/** `index` is its folder's path, also in a folder named so: `/index/index` is the home page. */
function pathOf(name: string): string {
  const path = cleanPath(name);
  return path === name ? path : pathOf(path);
}
