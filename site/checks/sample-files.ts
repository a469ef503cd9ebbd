import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Fence, samplesRoot } from './page-source.ts';
import type { Problem } from './problem.ts';

/** The languages of the files in `samples/`, by extension. */
const languages: Record<string, string> = {
  '.css': 'css',
  '.html': 'html',
  '.js': 'js',
  '.json': 'json',
  '.mjs': 'js',
  '.mustache': 'html',
  '.php': 'php',
  '.svg': 'html',
  '.ts': 'ts',
  '.tsx': 'tsx',
};

/** Longer samples of these languages are files, so that editors check them. */
const inFiles = new Set(['css', 'js', 'php', 'ts', 'tsx']);
const maxLinesOnPage = 6;

/** Whether a file is the snapshot of a sample; see `live/`. */
const isSnapshot = (name: string) => name.endsWith('.aria.yml');

/** Every sample in a file of its own: the files in folders of `samples/`. */
export function readSampleFiles(): Fence[] {
  return readdirSync(samplesRoot, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/') && extname(name) !== '' && !isSnapshot(name))
    .toSorted()
    .map((name) => ({
      file: `samples/${name}`,
      line: 1,
      language: languages[extname(name)] ?? extname(name),
      title: name,
      code: readFileSync(join(samplesRoot, name), 'utf8').replace(/\n$/, ''),
      isLive: false,
      includes: [],
    }));
}

/** The files, and the regions of files, that no page includes. */
export function findOrphans(files: readonly Fence[], fences: readonly Fence[]): Problem[] {
  const included = new Set(fences.flatMap(({ includes }) => includes));
  return files.flatMap(({ file, code }) => {
    if (included.has(file)) return [];
    const regions = code
      .split('\n')
      .map((text, index) => ({ name: /\[!region ([\w-]+)\]/.exec(text)?.[1], line: index + 1 }))
      .filter(({ name }) => name !== undefined);
    const message = 'Unexpected sample, expected a page that includes it';
    if (regions.length === 0) return [{ file, line: 1, message }];
    return regions
      .filter(({ name }) => !included.has(`${file}:${name}`))
      .map(({ name, line }) => ({
        file,
        line,
        message: `Unexpected region ${name}, expected a page that includes it`,
      }));
  });
}

/** The samples that are too long for their page. */
export function findLongSamples(fences: readonly Fence[]): Problem[] {
  return fences
    .filter(({ language, includes }) => inFiles.has(language) && includes.length === 0)
    .filter(({ code }) => code.split('\n').length > maxLinesOnPage)
    .map(({ file, line }) => ({
      file,
      line,
      message: `Unexpected sample of more than ${maxLinesOnPage} lines, expected a file in site/samples and its [!include]`,
    }));
}
