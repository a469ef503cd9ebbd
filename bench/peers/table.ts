import { stripVTControlCharacters } from 'node:util';
import { engines } from './engines/index.ts';
import type { AllResults, Part, Results } from './results.ts';
import { total, type Weight } from '../reader/weight.ts';

/** A column: its head, the part that measures it, and the content of a cell. */
type Column = [head: string, part: Part, cell: (results: Results, ours: Results) => Cell];
/** `undefined` if it was not measured. */
type Cell = string | undefined;

const columns: Column[] = [
  ['cold build: processor s', 'build', ({ build }) => build?.cold.cpu.toFixed(1)],
  ['cold build: wall', 'build', ratio('build', seconds, ({ build }) => build?.cold.wall)],
  ['warm build: processor s', 'build', ({ build }) => build?.warm.cpu.toFixed(1)],
  ['warm build: wall', 'build', ratio('build', seconds, ({ build }) => build?.warm.wall)],
  ['peak memory, MB', 'build', ({ build }) => build && whole(build.memory)],
  [
    'output, MB (files)',
    'build',
    ({ build }) => build && `${build.output.toFixed(1)} (${whole(build.files)})`,
  ],
  [
    'page at load, kB: HTML + CSS + script + other',
    'page',
    ({ page }) => page && weightCell(page.load),
  ],
  ['after idle', 'page', ({ page }) => page && weightCell(page.idle)],
  ['after use', 'page', ({ page }) => page && weightCell(page.use)],
  [
    'main thread, 4x throttle',
    'times',
    ratio('times', milliseconds, ({ times }) => times?.mainThread),
  ],
  [
    'click to next heading',
    'times',
    ratio('times', milliseconds, ({ times }) => times?.navigation),
  ],
  [
    'search, kB to first result (asked for)',
    'times',
    ({ times }) =>
      times?.search && `${kilobytes(times.search.bytes)} (${kilobytes(times.search.allBytes)})`,
  ],
  [
    'search, kB of a session (requests)',
    'session',
    ({ session }) => session && `${kilobytes(session.bytes)} (${session.requests})`,
  ],
  [
    'right answers of its five queries: found / first / page followed',
    'session',
    ({ session }) =>
      session && `${session.found} / ${session.first} / ${session.followed ?? 'none'}`,
  ],
  [
    'key to first result',
    'times',
    ratio('times', milliseconds, ({ times }) => times?.search?.time),
  ],
  [
    'query to first result',
    'times',
    ratio('times', milliseconds, ({ times }) => times?.search?.afterInput),
  ],
  [
    'MRR / recall@10',
    'search',
    ({ search }) => search && `${search.mrr.toFixed(2)} / ${search.recall.toFixed(2)}`,
  ],
  [
    'axe rules broken: page / search open',
    'page',
    ({ page }) => page && `${page.axe.closed.length} / ${page.axe.open?.length ?? '-'}`,
  ],
];

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`;
}

function milliseconds(value: number): string {
  return `${whole(value)} ms`;
}

/**
 * A time as a multiple of ours. The machine's speed differs between runs: if ours was not measured
 * in the same run, the cell shows the absolute time and says so.
 */
function ratio(
  part: Part,
  told: (value: number) => string,
  time: (results: Results) => number | undefined,
): Column[2] {
  return (results, ours) => {
    const value = time(results);
    if (value === undefined) return undefined;
    const run = results.runs?.[part];
    const base = run !== undefined && run === ours.runs?.[part] ? time(ours) : undefined;
    return base === undefined ? `${told(value)} (without ours)` : `× ${(value / base).toFixed(2)}`;
  };
}

function weightCell(weight: Weight): string {
  const { html, css, js } = weight;
  const parts = [html, css, js, total(weight) - html - css - js];
  return `${kilobytes(total(weight))} = ${parts.map(kilobytes).join(' + ')}`;
}

function row(id: string, results: Results, ours: Results): string {
  const { name, packages, search } = engines[id]!;
  const version = Object.entries(packages).find(([, it]) => it)?.[1];
  const cells = columns.map(([head, part, cell]) => {
    if (!search && (part === 'search' || part === 'session' || /search|result/.test(head)))
      return cell(results, ours) ?? '-';
    return cell(results, ours) ?? (results.failures?.[part] ? 'failed' : 'not measured');
  });
  return `| ${name}${version ? ` ${version}` : ''} | ${cells.join(' | ')} |`;
}

/** The first and the last line of a message, without terminal colors. */
function short(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return [...new Set([lines[0]!, lines.at(-1)!])].join(' … ').slice(0, 300);
}

/** The errors, one per line. */
function failures(pages: string, id: string, results: Results): string[] {
  return Object.entries(results.failures ?? {}).map(
    ([part, reason]) => `- ${engines[id]!.name}, ${pages} pages, ${part}: ${short(reason)}`,
  );
}

/** One table in Markdown of all results: a row for each engine, grouped by size. */
export function table(all: AllResults): string {
  const heads = ['engine', ...columns.map(([head]) => head)];
  const lines: string[] = [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`];
  const notes: string[] = [];
  for (const [pages, results] of Object.entries(all)) {
    const blank = ' |'.repeat(heads.length - 1);
    lines.push(`| **${Number(pages).toLocaleString('en')} pages** |${blank}`);
    for (const id of Object.keys(engines)) {
      const own = results[id] ?? {};
      lines.push(row(id, own, results.ours ?? {}));
      notes.push(...failures(pages, id, own));
    }
  }
  return [...lines, '', ...notes].join('\n').trim();
}
