import { describe, expect, it } from 'vitest';
import type { Heading } from '../../shared/page/page.ts';
import { sinceMarks, withMarks } from './since.ts';
import { sourceSections } from './source-sections.ts';

const table = (...cells: string[]) =>
  ['| Name | What |', '| --- | --- |', ...cells.map((cell) => `| \`${cell}\` | words |`)].join(
    '\n',
  );
const sectionsOf = (text: string | undefined) =>
  text === undefined ? undefined : sourceSections(text, 'pages/a.md', () => undefined);
const heading = (level: number, text: string, id = text.toLowerCase()): [string, Heading] => [
  `<h${level} id="${id}" tabindex="-1">${text.replace('<', '&#x3C;')}</h${level}>`,
  { level, id, text, line: 1 },
];
const rows = (...cells: string[]) =>
  `<table><thead><tr><th>Name</th></tr></thead><tbody>${cells
    .map((cell) => `<tr><td><code>${cell}</code></td><td>words</td></tr>`)
    .join('')}</tbody></table>`;

/** What is marked, and since when, on a page of version 3 with these earlier texts, the newest first. */
function marksOf(
  parts: (string | [string, Heading])[],
  earlier: [name: string, text: string | undefined][],
  written?: string | false,
): string[] {
  const html = parts.map((part) => (typeof part === 'string' ? part : part[0])).join('\n');
  const headings = parts.flatMap((part) => (typeof part === 'string' ? [] : [part[1]]));
  const versions = earlier.map(([name, text]) => ({ name, sections: sectionsOf(text) }));
  const marks = sinceMarks({ html, headings, present: '3', written }, versions);
  const marked = withMarks(html, marks, (since) => `{${since}}`);
  return Array.from(
    marked.matchAll(/>([^<>{}]*)(?:<\/code>)?\{([^}]*)\}/g),
    ([, text, since]) => `${text} ${since}`,
  );
}

const page = [
  heading(1, 'Options'),
  heading(2, 'Old'),
  rows('a', 'b', 'c'),
  heading(2, 'New'),
  heading(3, 'Below'),
  rows('d'),
  heading(2, 'Later'),
];

describe('the version that first has a heading or a row', () => {
  it('is the earliest of those that have it without a gap; what all have is not marked', () => {
    const two = `# Options\n\n## Old\n\n${table('a', 'b')}\n\n## Later\n`;
    const one = `# Options\n\n## Old\n\n${table('a', 'c')}\n\n## New\n`;
    expect(
      marksOf(page, [
        ['2', two],
        ['1', one],
      ]),
    ).toEqual(['b 2', 'c 3', 'New 3', 'Later 2']);
  });

  it('is marked on the title of a page that is new, with what came later', () => {
    const two = `# Options\n\n## Old\n\n${table('a', 'b', 'c')}\n\n## New\n\n### Below\n\n${table('d')}\n`;
    expect(
      marksOf(page, [
        ['2', two],
        ['1', undefined],
      ]),
    ).toEqual(['Options 2', 'Later 3']);
    expect(marksOf(page, [['2', undefined]])).toEqual(['Options 3']);
  });

  it('is what the front matter says', () => {
    expect(marksOf(page, [['2', undefined]], false)).toEqual([]);
    expect(marksOf(page, [['2', undefined]], '2.5')).toEqual(['Options 2.5']);
  });

  it('is marked in a translation by the ids of the source and the names in first cells', () => {
    const after = `# Options\n\n## Old\n\n${table('a', 'new')}\n\n| Word | What |\n| --- | --- |\n| one | x |\n| two | x |\n\n## Later\n\n## API\n`;
    const before = `# Options\n\n## Old\n\n${table('a')}\n\n| Word | What |\n| --- | --- |\n| one | x |\n`;
    const german = (id: string, text: string, level = 2) =>
      `<h${level} id="${id}">${text}</h${level}>`;
    const html = [
      ...[
        german('optionen', 'Optionen', 1),
        german('old', 'Alt'),
        rows('a', 'new', 'eins', 'zwei'),
      ],
      ...[german('eigen', 'Eigenes'), rows('x'), german('later', 'Später')],
      // Of a partial that both languages include: no heading of the page.
      german('api', 'API'),
    ].join('\n');
    const marks = sinceMarks(
      {
        ...{ html, present: '3', isTranslation: true },
        headings: [heading(1, 'Options'), heading(2, 'Old'), heading(2, 'Later')].map(
          ([, it]) => it,
        ),
      },
      [
        { name: '2', sections: sectionsOf(before), against: sectionsOf(after)! },
        { name: '1', sections: undefined },
      ],
    );
    expect(
      marks.map(
        ([at, since]) => `${/([^<>]*)(?:<\/code>)?$/.exec(html.slice(0, at))![1]} ${since}`,
      ),
    ).toEqual([...['Optionen 2', 'new 3', 'Später 3', 'API 3']]);
  });

  it('tells equal titles apart, and reads entities and marks of Markdown', () => {
    const parts = [
      heading(1, 'T'),
      heading(2, 'Same'),
      heading(2, 'Same', 'same-1'),
      heading(2, 'a < b', 'less'),
    ];
    expect(marksOf(parts, [['2', '# T\n\n## **Same**\n\n## a < `b`\n']])).toEqual(['Same 3']);
    const example = (of: number) => heading(3, 'Example', `example-${of}`);
    const three = [
      heading(2, 'One'),
      example(1),
      heading(2, 'New'),
      example(2),
      heading(2, 'Two'),
      example(3),
    ];
    const two = '## One\n\n### Example\n\n## Two\n\n### Example\n';
    expect(marksOf(three, [['2', two]])).toEqual(['New 3']);
    // A title that the page had once.
    expect(marksOf(three, [['2', '## One\n\n### Example\n\n## Two\n']])).toEqual([
      'New 3',
      'Example 3',
    ]);
  });
});
