import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { cleanPath } from '../../shared/page/paths.ts';
import { apiPages } from './api-pages.ts';
import { realRootOf, workspaceOf } from '../../content/source/workspace.ts';
import { filesBelow, staysInside } from '../files/files-below.ts';
import { createYamlCache } from '../files/yaml-cache.ts';
import { englishLabels, type Labels } from '../../shared/config/labels-config.ts';

/** The path of the page that unknown paths show. */
export const notFoundPath = '/404';

/** The pages of a site and what is wrong with their files. */
export interface Discovered {
  /** In order of path. */
  pages: PageSource[];
  diagnostics: Diagnostic[];
}

/**
 * Finds every page below `pagesDir`: `a/b.mdx` has the path `/a/b`, `index` stands for its folder. A
 * large API reference has pages that stand in no file; see `apiPages`.
 * Links to folders are followed, but never into a folder that is already being read, nor out of the site.
 *
 * @param options `cacheFolder` is where parsed YAML is kept, by default nowhere; `labels` are those of
 *   the site, by default English.
 */
export function discoverPages(
  root: string,
  pagesDir: string,
  { cacheFolder, labels = englishLabels }: { cacheFolder?: string; labels?: Labels } = {},
): Discovered {
  const diagnostics: Diagnostic[] = [];
  const isTaken = (name: string) => !/^[._]/.test(name);
  const files = filesBelow(
    join(root, pagesDir),
    isTaken,
    // Pages are made into documents; what is published as it is, the public folder, never leaves the site.
    staysInside(root, pagesDir, diagnostics, [workspaceOf(realRootOf(root))]),
  ).filter((name) => /\.mdx?$/.test(name));
  if (files.length === 0) {
    diagnostics.push({
      severity: 'error',
      rule: 'no-pages',
      message: `Unexpected empty folder ${pagesDir}, expected at least one page`,
      hint: `Create ${pagesDir}/index.mdx`,
    });
  }
  /** By the name that a disk tells pages by. */
  const pages = new Map<string, PageSource>();
  for (const name of files) {
    const file = posix.join(pagesDir, name);
    const path = pathOf(`/${name.replace(/\.mdx?$/, '')}`);
    const other = pages.get(nameOnDisk(path));
    if (path.includes('\\')) {
      diagnostics.push({
        severity: 'error',
        rule: 'page-name',
        message: `Unexpected "\\" in the name of a page, expected a name that is a path`,
        hint: 'Rename it: browsers read "\\" in an address as "/"',
        file,
      });
    } else if (other) {
      diagnostics.push({
        severity: 'error',
        rule: 'duplicate-path',
        message: `Unexpected second file for the path ${other.path}, expected only ${other.file}`,
        hint: 'Rename or delete one of them',
        file,
      });
    } else pages.set(nameOnDisk(path), { path, file, text: readText(join(root, file)) });
  }
  const yamlCache = cacheFolder === undefined ? undefined : createYamlCache(cacheFolder);
  for (const source of [...pages.values()]) {
    for (const page of apiPages(root, source, labels, yamlCache)) {
      const other = pages.get(nameOnDisk(page.path));
      if (!other) pages.set(nameOnDisk(page.path), page);
      else
        diagnostics.push({
          severity: 'error',
          rule: 'duplicate-path',
          message: `Unexpected page at ${page.path}, expected the path to be free for the API reference of ${source.file}`,
          hint: 'Rename the page, or the tag of the OpenAPI document',
          file: other.file,
        });
    }
  }
  return { pages: [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1)), diagnostics };
}

/** What half of all disks tell names by: neither case nor Unicode normal form differ. */
function nameOnDisk(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Reads a source text as every step expects it. */
export function readText(file: string): string {
  return normalizeText(readFileSync(file, 'utf8'));
}

/** Takes the byte order mark from a text, and ends its lines by LF. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** `index` stands for its folder, also in a folder of that name: `/index/index` is the home page. */
function pathOf(name: string): string {
  const path = cleanPath(name);
  return path === name ? path : pathOf(path);
}
