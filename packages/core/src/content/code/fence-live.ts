import { basename, dirname, relative } from 'node:path';
import type { VFile } from 'vfile';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { codeEndings } from '../../shared/live/sample.ts';
import { factsOf, labelsOf, report } from '../source/page-file.ts';
import type { FenceParts } from './fence-html.ts';
import { type Fence, reportAt } from './fence.ts';
import { readNotations } from './notations.ts';

/** The folders from which the samples of a page resolve files. */
interface LiveOptions {
  root: string;
  base: string;
  /** The page's folder, absolute. */
  folder: string;
  liveHosts?: string[] | undefined;
}

/**
 * The sample of a fence marked `live`, or the reason why it does not run; undefined for any other
 * fence. The sample's file becomes one of the page's. Mistakes are reported.
 */
export async function liveSample(
  fence: Fence,
  fences: Fence[],
  file: VFile,
  { root, base, folder: pageFolder, liveHosts = [] }: LiveOptions,
): Promise<FenceParts['live']> {
  if (fence.live === undefined) return undefined;
  const [, reason] = /^off:\s*(.+)$/.exec(fence.live) ?? [];
  if (reason !== undefined) return { reason };
  const host = fence.live === '' && liveHosts.length === 1 ? liveHosts[0]! : fence.live;
  if (!liveHosts.includes(host)) return void reportHost(fence, file, host, liveHosts);
  const facts = factsOf(file);
  const folder = fence.included === undefined ? pageFolder : dirname(fence.included);
  const included = fence.included && basename(fence.included);
  // The module loads the compiler, which most pages do not need.
  const { makeLiveSample } = await import('./live-sample.ts');
  const label = fence.title ?? fence.filename ?? included;
  const name = entryName(included ?? fence.filename ?? fence.title, fence.language);
  const language = fence.language;
  const title = label ?? fillLabel(labelsOf(file).codeIn, { language });
  const id = idOf(fence, fences, root, facts.path);
  const entry = runnable(fence.code);
  const made = makeLiveSample({
    root,
    base,
    host,
    folder,
    name,
    id,
    title,
    source: entry.code,
    virtual: Object.fromEntries(
      fences.flatMap(({ filename, code }) => (filename ? [[filename, runnable(code).code]] : [])),
    ),
    reads: facts.reads,
  });
  if ('problems' in made) {
    for (const { line, ...problem } of made.problems)
      reportAt(file, fence.sourceLines[entry.origin[line] ?? 0] ?? 1, {
        rule: 'live-sample',
        ...problem,
      });
    return undefined;
  }
  const { output, content, address } = made;
  if (!facts.assets.some((asset) => asset.output === output))
    facts.assets.push({ output, content });
  return { address, id, title };
}

/**
 * The id of a sample: its file. If several samples share a file, or a sample has none, its number on
 * the page is added.
 */
function idOf(fence: Fence, fences: Fence[], root: string, path: string): string {
  const live = fences.filter(
    (other) => other.live !== undefined && other.included === fence.included,
  );
  const number = live.indexOf(fence) + 1;
  if (fence.included === undefined) return `${path}#${number}`;
  const file = relative(root, fence.included).replaceAll('\\', '/');
  return number === 1 ? file : `${file}#${number}`;
}

const endings: Record<string, string> = { typescript: 'ts', javascript: 'js', '': 'txt' };

/** A name with an ending that says how to compile it. */
function entryName(name: string | undefined, language: string): string {
  const ending = endings[language] ?? language;
  const isCode = codeEndings.includes(`.${ending}`);
  if (name !== undefined && (!isCode || codeEndings.some((end) => name.endsWith(end)))) return name;
  return `sample.${ending}`;
}

/** A line of Twoslash that hides others, or that begins a file: the last one is the sample. */
const hides = /^\s*\/\/ ?---cut(?:-before|-after|-start|-end)?---\s*$/;
const beginsFile = /^\s*\/\/ ?@filename:/;

/**
 * A sample as it runs and is edited: without notations and the lines that they remove, but with the
 * lines that Twoslash hides. `origin` has the line in the fence of each line; both count from 0.
 */
function runnable(code: string): { code: string; origin: number[] } {
  const read = readNotations(code);
  const lines = read.code.split('\n');
  const start = lines.findLastIndex((line) => beginsFile.test(line)) + 1;
  const kept = [...lines.keys()].filter(
    (line) => line >= start && !hides.test(lines[line]!) && !read.lines.get(line)?.has('removed'),
  );
  return {
    code: kept.map((line) => lines[line]!).join('\n'),
    origin: kept.map((line) => read.origin[line]!),
  };
}

function reportHost({ node, live }: Fence, file: VFile, host: string, hosts: string[]): void {
  const guess = nearest(host, hosts);
  report(file, node, {
    rule: 'live-host',
    target: host,
    message:
      live === ''
        ? `Unexpected live without a host, expected ${hosts.length > 1 ? `live=${hosts.join(', live=')}` : 'one in live.hosts of the configuration'}`
        : `Unexpected live=${host}, expected ${hosts.length > 0 ? hosts.join(', ') : 'a host in live.hosts of the configuration'}`,
    hint: guess && `Did you mean live=${guess}?`,
  });
}
