import { blocks, code, table } from './markdown.ts';
import readme from '../../bench/README.md?raw';

/** Figures of the home page: the beginning of a row of `bench/README.md`, and what it says to a reader. */
const rows: [start: string, text: string][] = [
  ['script before a component is touched', 'of script until a reader touches a component'],
  ['build, 1,000 pages, warm', 'to build 1,000 unchanged pages again'],
  ['third-party requests', 'requests to other sites'],
];

/** The cost of each kind of extension, from the table in `bench/README.md`. */
export function costsOfExtensions(): string {
  const [, section = ''] = /^## Extensions\n([^]*?)\n## /m.exec(readme) ?? [];
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  if (rows.length < 3)
    throw new Error('Unexpected bench/README.md, expected a table in its section "Extensions"');
  // Times depend on the machine.
  const [, ...kinds] = rows.map(([, kind, html, script, style]) => {
    const [name = '', text] = kind!.split(/:? (?=one that)|: /);
    const isField = /^[a-z]\w+$/i.test(name);
    const said = [isField ? code(name) : name, text].filter(Boolean).join(': ');
    return [said, html!, script!, style!];
  });
  return blocks(table(['Extension', 'Document, B', 'Script, B', 'Styles, B'], kinds.slice(1), 3));
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
