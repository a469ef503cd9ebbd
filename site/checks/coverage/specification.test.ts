import { describe, expect, it } from 'vitest';
import { readPages } from '../page-source.ts';
import { specification } from './specification.ts';

// Nothing of the specification is lost: what it names is in the section of the table. No sentence is compared.

const pages = readPages();

/** The lines of a page, or of one of its sections with those inside it. */
function linesAt(place: string): string[] | undefined {
  const [path = '', anchor] = place.split('#');
  const files = [`pages${path}.mdx`, `pages${path}/index.mdx`];
  const { lines, sections } = pages.find(({ file }) => files.includes(file))!;
  if (anchor === undefined) return lines;
  const levelOf = (line: number) => lines[line - 1]!.indexOf(' ');
  const at = sections.findIndex(({ heading }) => idOf(heading) === anchor);
  if (at === -1) return undefined;
  const { line } = sections[at]!;
  const after = sections.slice(at + 1).map((section) => section.line);
  const end = after.find((next) => levelOf(next) <= levelOf(line));
  return lines.slice(line, end && end - 1);
}

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

describe.each(Object.entries(specification))('%s', (_, rows) => {
  it.each(rows)('%s: %s', (_, place, names) => {
    const lines = linesAt(place);
    const hint = 'mend: its section in site/checks/coverage/specification.ts';
    expect(lines, hint).toBeDefined();
    const text = lines!.join('\n');
    expect(names.split(' ').filter((name) => !text.includes(name))).toEqual([]);
  });
});
