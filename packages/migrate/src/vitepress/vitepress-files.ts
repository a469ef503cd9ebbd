import { readdirSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { filesBelow } from 'stilldocs/node';
import type { Values } from '../values.ts';
import type { Remark } from '../migration.ts';
import { rewriter } from './vitepress-paths.ts';

/** Files of hosts and of version control, which any engine can use. */
export const hostFiles = new Set([
  '.gitignore',
  '.npmrc',
  '.nvmrc',
  'netlify.toml',
  'vercel.json',
  'CNAME',
]);

/** Files and folders without a use in the new site, or that the remarks on the theme name. */
const worthless = /^(?:node_modules|\.git|\.vitepress|\.DS_Store|Thumbs\.db)$/;

/** A page of the former site. */
export interface Page {
  /** Its file, relative to the folder of sources. */
  source: string;
  /** Its new name, relative to the folder of pages. */
  name: string;
}

/** Finds the files of a site. Files that are not copied get a remark. */
export function readFiles(folder: string, { srcDir, srcExclude, rewrites, outDir }: Values) {
  const sourceFolder = resolve(folder, typeof srcDir === 'string' ? srcDir : '.');
  const output = typeof outDir === 'string' ? resolve(folder, outDir) : undefined;
  const left: string[] = besidesSources(folder, sourceFolder);
  const isTaken = (base: string, name: string) => {
    const path = join(sourceFolder, name);
    if (worthless.test(base) || path === output) return false;
    // VitePress copies it as it is.
    if (name.startsWith('public/')) return true;
    // VitePress finds no page in `dist` either.
    const isLeft = base === 'dist' || (base.startsWith('.') && !hostFiles.has(base));
    if (isLeft) left.push(path);
    return !isLeft;
  };
  const names = filesBelow(sourceFolder, isTaken);
  const isExcluded = picomatch(Array.isArray(srcExclude) ? srcExclude.map(String) : [], {
    dot: true,
  });
  const rewrite = rewriter(rewrites);
  const isPage = (name: string) =>
    name.endsWith('.md') && !name.startsWith('public/') && !isExcluded(name);
  const sources = names.filter(isPage).map((source): Page => ({ source, name: rewrite(source) }));
  const others = names.filter((name) => !isPage(name));
  // A file that is excluded from the pages would be a page here, unless its name begins with `_`.
  const renamed = new Map(
    others
      .filter(
        (name) => name.endsWith('.md') && !name.startsWith('public/') && !/(?:^|\/)[._]/.test(name),
      )
      .map((name) => [name, posix.join(posix.dirname(name), `_${posix.basename(name)}`)]),
  );
  const notes = left
    .filter((path) => path !== output)
    .map((path): Remark => ({
      file: relative(folder, path),
      what: 'Built, hidden, or outside of the folder of the pages',
      instead: 'Not copied: take it over if it is needed',
    }));
  return { folder, sourceFolder, sources, others, renamed, notes };
}

/** The files and folders of a site that are not in its folder of sources, absolute. */
function besidesSources(folder: string, sourceFolder: string): string[] {
  const way = relative(folder, sourceFolder).split(sep).filter(Boolean);
  if (way[0] === '..') return [];
  return way.flatMap((next, depth) => {
    const place = join(folder, ...way.slice(0, depth));
    return readdirSync(place)
      .filter((name) => name !== next && name !== 'package.json' && !worthless.test(name))
      .map((name) => join(place, name));
  });
}
