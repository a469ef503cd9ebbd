import { blocks, code, table } from './markdown.ts';
import readme from '../../bench/README.md?raw';

/** Figures of the home page: the beginning of a row of `bench/README.md`, and what it says to a reader. */
const rows: [start: string, text: string][] = [
  ['script before a component is touched', 'of script until a reader touches a component'],
  ['build, 1,000 pages, warm', 'to build 1,000 unchanged pages again'],
  ['third-party requests', 'requests to other sites'],
];

/** The rows of the table in a section of `bench/README.md`, without its head. */
function rowsOf(title: string): string[][] {
  const [, section = ''] = readme.split(`\n## ${title}\n`)[1]?.match(/^([^]*?)\n## /) ?? [];
  const [, ...rows] = section.split('\n').filter((line) => line.startsWith('| '));
  if (rows.length < 2)
    throw new Error(`Unexpected bench/README.md, expected a table in its section "${title}"`);
  return rows.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** The cost of each feature of a page. */
export function costsOfFeatures(): string {
  const rows = rowsOf('Features').map(([name, html, , style]) => [name!, html!, style!]);
  return blocks(table(['Feature', 'Document, B', 'Styles, B'], rows, 2));
}

/** The cost of each kind of extension. */
export function costsOfExtensions(): string {
  // Times depend on the machine.
  const [, ...kinds] = rowsOf('Extensions').map(([kind, html, script, style]) => {
    const [name = '', text] = kind!.split(': ');
    const shown = name.includes(' ') ? name : code(name);
    return [text === undefined ? shown : `${shown}: ${text}`, html!, script!, style!];
  });
  return blocks(table(['Extension', 'Document, B', 'Script, B', 'Styles, B'], kinds, 3));
}

/** The figures as a list, from the results in `bench/README.md`. */
export function figures(): string {
  const items = rows.map(([start, text]) => {
    const row = readme.split('\n').find((line) => line.startsWith(`| ${start}`));
    const [value] = /[\d.,]+(?: (?:B|s|MB))?/.exec(row?.split('|')[2] ?? '') ?? [];
    if (value === undefined)
      throw new Error(`Unexpected bench/README.md, expected a row "${start}"`);
    return `<div><dt>${text}</dt><dd>${value}</dd></div>`;
  });
  return `<dl class="Figures">${items.join('')}</dl>\n`;
}
