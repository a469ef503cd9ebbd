import { engines } from './engines/index.ts';
import type { AllResults, Results } from './results.ts';
import { total, type Weight } from './weight.ts';

/** A column: its head and what a cell shows; `undefined` where it was not measured. */
type Column = [head: string, cell: (results: Results, ours: Results) => string | undefined];

const columns: Column[] = [
  ['cold build: processor s', ({ build }) => build?.cold.cpu.toFixed(1)],
  ['wall', ({ build }, ours) => ratio(build?.cold.wall, ours.build?.cold.wall)],
  ['warm build: processor s', ({ build }) => build?.warm.cpu.toFixed(1)],
  ['wall', ({ build }, ours) => ratio(build?.warm.wall, ours.build?.warm.wall)],
  ['peak memory, MB', ({ build }) => build && Math.round(build.memory).toLocaleString('en')],
  [
    'output, MB (files)',
    ({ build }) => build && `${build.output.toFixed(1)} (${build.files.toLocaleString('en')})`,
  ],
  ['page at load: HTML + CSS + JS + other, kB', ({ page }) => weightCell(page?.load)],
  ['after idle', ({ page }) => weightCell(page?.idle)],
  ['after use', ({ page }) => weightCell(page?.use)],
  [
    'main thread at 4x throttle',
    ({ page }, ours) => ratio(page?.mainThread, ours.page?.mainThread),
  ],
  ['click to next heading', ({ page }, ours) => ratio(page?.navigation, ours.page?.navigation)],
  [
    'search: kB to first result (asked for)',
    ({ search }) => search && `${kilobytes(search.bytes)} (${kilobytes(search.allBytes)})`,
  ],
  ['key to first result', ({ search }, ours) => ratio(search?.time, ours.search?.time)],
  [
    'MRR / recall@10',
    ({ search }) => search && `${search.mrr.toFixed(2)} / ${search.recall.toFixed(2)}`,
  ],
  [
    'axe rules violated: page / search open',
    ({ page }) => page && `${page.axe.closed.length} / ${page.axe.open?.length ?? '-'}`,
  ],
];

/** The part whose failure leaves a column empty, by the column's place. */
function partOf(column: number): 'build' | 'page' | 'search' {
  if (column < 6) return 'build';
  return column >= 11 && column <= 13 ? 'search' : 'page';
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function ratio(value: number | undefined, base: number | undefined): string | undefined {
  return value === undefined || base === undefined ? undefined : `× ${(value / base).toFixed(2)}`;
}

function weightCell(weight: Weight | undefined): string | undefined {
  if (!weight) return undefined;
  const { html, css, js } = weight;
  const parts = [html, css, js, total(weight) - html - css - js];
  return `${kilobytes(total(weight))} = ${parts.map(kilobytes).join(' + ')}`;
}

function row(id: string, results: Results, ours: Results): string {
  const { name, packages, search } = engines[id]!;
  const version = Object.entries(packages).find(([, it]) => it)?.[1];
  const cells = columns.map(([, cell], index) => {
    const part = partOf(index);
    if (part === 'search' && !search) return '-';
    return cell(results, ours) ?? (results.failures?.[part] ? 'failed' : 'not measured');
  });
  return `| ${name}${version ? ` ${version}` : ''} | ${cells.join(' | ')} |`;
}

/** What went wrong, a line each. */
function failures(pages: string, id: string, results: Results): string[] {
  return Object.entries(results.failures ?? {}).map(
    ([part, reason]) => `- ${engines[id]!.name}, ${pages} pages, ${part}: ${reason}`,
  );
}

/** One table in Markdown of all that is known: a row for each engine, sizes below each other. */
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
