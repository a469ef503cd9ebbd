import readme from '../../bench/README.md?raw';
import { blocks, table } from './markdown.ts';

/** The columns that the page shows, by the beginning of their head in `bench/README.md`, with a head here. */
const columns: [start: string, head: string][] = [
  ['engine', 'Engine'],
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

/** The figures side by side, from the results in `bench/README.md`. */
export function peers(): string {
  const [results = ''] = (readme.split('### Results')[1] ?? '').split('\n## ');
  const [measured = ''] = results.trim().split('\n\n');
  const rows = results
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map(cellsOf);
  const head = rows.shift()!;
  const places = columns.map(([start]) => {
    const place = head.findIndex((name) => name.startsWith(start));
    if (place < 0)
      throw new Error(`Unexpected table of bench/README.md, expected a column "${start}"`);
    return place;
  });
  const parts: string[] = [];
  let shown: string[][] = [];
  for (const row of [...rows, undefined]) {
    const size = row && /^\*\*(.*)\*\*$/.exec(row[0]!)?.[1];
    if (row && size === undefined) {
      // Of a sum, the total.
      shown.push(places.map((place) => row[place]!.replace(/ = .*$/, '')));
      continue;
    }
    if (shown.length > 0)
      parts.push(
        table(
          columns.map(([, name]) => name),
          shown,
        ),
      );
    shown = [];
    if (size) parts.push(`### ${size}`);
  }
  return blocks(
    measured.replaceAll(/ Other versions are in[^.]*\.|\nOther versions are in[^.]*`\./g, ''),
    ...parts,
  );
}

/** What search loads before its first result at 1,000 pages, in megabytes. */
function searchAtThousand(): string {
  const [, bytes] = /before the first result[^|]*1,000 pages[^|]*\| ([\d,]+) B/.exec(readme) ?? [];
  if (bytes === undefined)
    throw new Error('Unexpected bench/README.md, expected the bytes of search at 1,000 pages');
  return `${(Number(bytes.replaceAll(',', '')) / 1e6).toFixed(1)} MB`;
}

/** The points where another engine is better, from `bench/README.md`. */
export function better(): string {
  const [, list = ''] =
    /^Where another engine is better[^\n]*\n\n((?:- |  )[^]*?)\n\n/m.exec(readme) ?? [];
  const points = list.split(/\n(?=- )/).filter((point) => !/first result/.test(point));
  if (points.length === 0)
    throw new Error('Unexpected bench/README.md, expected where another engine is better');
  return blocks(
    points.join('\n'),
    `- **Search of large sites**: before its first result, search fetches the whole index, ${searchAtThousand()} at 1,000 pages. Starlight's Pagefind fetches what a query needs.`,
  );
}
