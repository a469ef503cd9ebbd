import readme from '../../bench/peers/README.md?raw';
import shards from '../../decisions/0023-search-in-shards.md?raw';
import { blocks, table } from './markdown.ts';

/** The figures that the page shows, by the beginning of their head in `bench/peers/README.md`, with a name here. */
const figures: [start: string, name: string][] = [
  ['cold build: processor', 'Cold build, s'],
  ['warm build: processor', 'Warm build, s'],
  ['peak memory', 'Memory, MB'],
  ['page at load', 'Page, kB'],
  ['after idle', 'After idle, kB'],
  ['click to next', 'Click to heading'],
  ['MRR', 'Search: MRR / recall'],
  ['axe', 'axe: page / search'],
];

const cellsOf = (row: string) =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** The figures side by side, from the results in `bench/peers/README.md`. */
export function peers(): string {
  const [results = ''] = (readme.split('## Results\n')[1] ?? '').split('\n## ');
  const [measured = ''] = results.trim().split('\n\n');
  const rows = results
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map(cellsOf);
  const head = rows.shift()!;
  const places = figures.map(([start]) => {
    const place = head.findIndex((name) => name.startsWith(start));
    if (place < 0)
      throw new Error(`Unexpected table of bench/peers/README.md, expected a column "${start}"`);
    return place;
  });
  const parts: string[] = [];
  const versions = new Set<string>();
  let engines: string[][] = [];
  for (const row of [...rows, undefined]) {
    const size = row && /^\*\*(.*)\*\*$/.exec(row[0]!)?.[1];
    if (row && size === undefined) {
      engines.push(row);
      if (/ [\d.]+$/.test(row[0]!)) versions.add(row[0]!);
      continue;
    }
    // An engine has a column: there are fewer of them than figures.
    if (engines.length > 0)
      parts.push(
        table(
          ['Figure', ...engines.map(([name]) => shortName(name!))],
          figures.map(([, name], index) => {
            // Of a sum, the total.
            return [name, ...engines.map((it) => it[places[index]!]!.replace(/ = .*$/, ''))];
          }),
          engines.length,
        ),
      );
    engines = [];
    if (size) parts.push(`### ${size}`);
  }
  return blocks(
    measured.replaceAll(/ Other versions are in[^.]*\.|\nOther versions are in[^.]*`\./g, ''),
    `Versions: ${[...versions].join(', ')}.`,
    ...parts,
  );
}

/** The table of a session of search, from `bench/peers/README.md`. */
export function searchSession(): string {
  const [, section = ''] = readme.split('## A session of search\n');
  const rows = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'));
  if (rows.length === 0)
    throw new Error('Unexpected bench/peers/README.md, expected the table of a session of search');
  return blocks(rows.join('\n'));
}

/** `floor: HTML + CSS` is Floor, `VitePress 1.6.4` is VitePress. */
function shortName(name: string): string {
  const short = name.replace(/:.*$| [\d.]+$/, '');
  return short === 'this engine' ? 'Ours' : short.charAt(0).toUpperCase() + short.slice(1);
}

/** What search of large sites costs, from its decision. */
function costOfShards(): string {
  // A sentence may go on in the next line.
  const text = shards.replaceAll(/\s+/g, ' ');
  const [, files] = /(At 1,000 pages [\d,]+ files and [\d.]+ MB more)/.exec(text) ?? [];
  const [, requests] = /(Each query makes [\d to]+ requests)/.exec(text) ?? [];
  if (files === undefined || requests === undefined)
    throw new Error('Unexpected decisions/0023-search-in-shards.md, expected its cost');
  return `- **Search of more than 300 pages**: ${files.replace('At', 'at')} in the output. ${requests}, so that a host should speak HTTP/2.`;
}

/** The points where another engine is better, from `bench/peers/README.md`. */
export function better(): string {
  const [, list = ''] =
    /^Where another engine is better[^\n]*\n\n((?:- |  )[^]*?)\n\n/m.exec(readme) ?? [];
  const points = list.split(/\n(?=- )/).filter((point) => !/first result/.test(point));
  if (points.length === 0)
    throw new Error('Unexpected bench/peers/README.md, expected where another engine is better');
  return blocks(points.join('\n'), costOfShards());
}
