import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { compile as compileWithout, withFeature } from '../../core/src/content/compile.test.kit.ts';
import { readStatements } from './diagram-statements.ts';

const { compile, textOf, problemsOf } = withFeature(join(import.meta.dirname, 'diagram.ts'));
const fence = (code: string, info = '') => `\`\`\`mermaid ${info}\n${code}\n\`\`\``;

it('a page becomes the HTML of its fixture', async () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
  expect(`${(await textOf(read('input.mdx'))).trim()}\n`).toBe(read('output.html'));
});

describe('a drawing', () => {
  it.each([
    ['flowchart', 'graph LR\nA-->B'],
    ['state diagram', 'stateDiagram-v2\n[*] --> A'],
    ['sequence diagram', 'sequenceDiagram\nA->>B: x'],
    ['class diagram', 'classDiagram\nA <|-- B'],
    ['entity relationship diagram', 'erDiagram\nA ||--o{ B : has'],
    ['chart', 'xychart-beta\nx-axis [a, b]\nbar [1, 2]'],
  ])('of a %s has no style, no data, and no address', async (_, code) => {
    const html = await textOf(fence(code));
    expect(html).toContain('<svg class="Diagram-svg"');
    expect(html).toMatch(/viewBox="\d+ \d+ [\d.]+ [\d.]+" width="[\d.]+" height="[\d.]+"/);
    expect(html).not.toMatch(
      /<style| style="(?!min-inline-size:\d+px")|@import|fonts\.|data-(?!level)|NaN|undefined/,
    );
    expect(html).not.toMatch(/\d\.\d{3}/);
  });

  it('has a least width, and a frame to scroll with the keyboard, only if a phone is narrower', async () => {
    const wide = await textOf(fence('graph LR\nA --> B --> C --> D --> E'));
    const width = Number(/ width="([\d.]+)"/.exec(wide)![1]);
    expect(wide).toContain(` style="min-inline-size:${Math.ceil((width * 7) / 11)}px"`);
    expect(wide).toContain(
      '<div class="Diagram-frame" tabindex="0" role="group" aria-label="Diagram">',
    );
    const narrow = await textOf(fence('graph TB\nA --> B --> C --> D --> E'));
    expect(narrow).toContain('<div class="Diagram-frame"><svg');
    expect(narrow).not.toContain('style=');
  });

  it('has the title and the description of its source, or the labels', async () => {
    const told = 'graph LR\naccTitle: A & B\naccDescr {\n  two\n  lines\n}\nA-->B';
    expect(await textOf(fence(told))).toMatch(
      /role="img" aria-label="A &#?\w+; B" aria-describedby="d0-d"[^>]*><desc id="d0-d">two lines<\/desc>/,
    );
    const titled = await textOf(fence('graph LR\nA[One]-->|to|B', '[Title]'));
    expect(titled).toContain('<figcaption class="Diagram-title">Title</figcaption>');
    expect(titled).toContain('<desc id="d0-d">to, One, B</desc>');
    expect(await textOf(fence('---\ntitle: "Own"\n---\ngraph LR\nA-->B'))).toContain(
      'aria-label="Own"',
    );
  });

  it('has ids of its own among several of a page', async () => {
    const html = await textOf(`${fence('graph LR\nA-->B')}\n\n${fence('graph LR\nA-->B')}`);
    expect(html).toContain('id="d0-arrowhead"');
    expect(html).toContain('url(#d1-arrowhead)');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('runs no code, and keeps text on a color of its own readable', async () => {
    const html = await textOf(
      fence('graph LR\nA["<img src=x onerror=alert(1)>"]\nstyle A fill:#ffe\nB\nstyle B fill:#003'),
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('fill="#111"');
    expect(html).toContain('fill="#fff"');
  });

  it.each([
    ['pink', '#111'],
    ['LightBlue', '#111'],
    ['navy', '#fff'],
    ['#ff0f', '#111'],
    ['#000080ff', '#fff'],
    ['rgb(0 0 128)', '#fff'],
    ['transparent', 'var(--_text)'],
    ['#0001', 'var(--_text)'],
    ['var(--x)', 'var(--_text)'],
  ])('keeps text readable in both themes on %s', async (color, expected) => {
    const html = await textOf(fence(`graph LR\nA\nstyle A fill:${color}`));
    expect(/<text[^>]* fill="([^"]*)"/.exec(html)?.[1]).toBe(expected);
  });

  it.each([
    "costs $& and $' and $` and $$",
    'Pi is 3.14159, version 1.2.3456',
    'fill is url(#dots), data-xychart',
    '(no attributes)',
  ])(
    'has the words of its title, its description and its labels as they are: %s',
    async (words) => {
      const html = await textOf(fence(`graph LR\naccTitle: ${words}\nA["${words}"]-->|${words}|B`));
      const texts: string[] = [];
      visit(fromHtml(html, { fragment: true }), 'element', (node) => {
        if (node.tagName === 'svg') texts.push(String(node.properties.ariaLabel));
        if (/^(?:desc|text)$/.test(node.tagName)) texts.push(toString(node));
      });
      expect(texts).toEqual([words, `${words}, ${words}, B`, words, words, 'B']);
      expect(html).toContain('viewBox="20 20 ');
    },
  );

  it('is its source in the twin, and its labels in search', async () => {
    const { code } = await compile(fence('graph LR\nA[Word one]-->B', '[Title]'));
    expect(code[0]).toMatchObject({
      language: 'mermaid',
      code: 'graph LR\nA[Word one]-->B',
      title: 'Title',
      text: 'Word one\nB',
    });
  });
});

describe('what cannot be drawn', () => {
  it('is shown as its source, with the reason and the place', async () => {
    expect(await problemsOf(`a\n\n${fence('gantt\ntitle x')}`)).toEqual([
      expect.stringContaining('warning 4:1 diagram Unexpected Mermaid diagram gantt, expected'),
    ]);
    expect(await textOf(fence('gantt\ntitle x'))).toContain('<pre class="Code-pre"');
    expect(await problemsOf(fence(''))).toEqual([
      expect.stringContaining('Unexpected Mermaid diagram without content'),
    ]);
  });

  it('is an error that names the package, on a site that does not use it', async () => {
    const { facts } = await compileWithout(fence('graph LR\nA-->B'));
    expect(facts.diagnostics).toMatchObject([
      {
        severity: 'error',
        rule: 'missing-package',
        line: 1,
        message: expect.stringContaining('@stilldocs/diagrams draws fences in "mermaid"'),
        hint: expect.stringContaining('npm install -D @stilldocs/diagrams'),
      },
    ]);
  });

  it.each([
    ['graph LR\nA --> B\nwhat is this', 3],
    ['graph LR\nA --o B', 2],
    ['graph LR\nA ~~~ B', 2],
    ['graph LR\nA[/input/] --> B', 2],
    ['graph LR\nA@{ shape: rect }', 2],
    ['graph LR\nA["a [b] c"] --> B', 2],
    ['stateDiagram-v2\nstate x <<fork>>', 2],
    ['sequenceDiagram\nautonumber\nA->>B: x', 2],
    ['erDiagram\nA ||--o{ B : has\n"C D" {', 3],
    ['xychart-beta\nbar "x" [1, 2]', 2],
  ])('%j has a line that would be misread, and is shown as its source', async (code, line) => {
    expect(await problemsOf(fence(code))).toEqual([
      expect.stringContaining(`warning ${line + 1}:1 diagram Unexpected line "`),
    ]);
    expect(await textOf(fence(code))).toContain('<pre class="Code-pre"');
  });

  const names = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`);

  it.each([
    ['statements', names('A', 5000).map((name) => `${name}-->B`)],
    ['links in a line', [names('A', 5000).join('-->')]],
    ['links between nodes', [`${names('A', 30).join(' & ')} --> ${names('B', 30).join(' & ')}`]],
  ])('is a diagram of hundreds of %s', async (_, lines) => {
    expect(await problemsOf(fence(['graph LR', ...lines].join('\n')))).toEqual([
      expect.stringContaining('A diagram has more than 400 statements'),
    ]);
  });

  it('is an action; the rest is drawn', async () => {
    const code = 'graph LR\nA --> B\nclick A "/x"';
    expect(await problemsOf(fence(code))).toEqual([
      expect.stringContaining('warning 4:1 diagram Unexpected line "click A "/x""'),
    ]);
    expect(await textOf(fence(code))).toContain('<svg class="Diagram-svg"');
  });
});

it.each([
  ['graph LR\nA-->B', 'A --> B'],
  ['graph LR\nA---B---->C', 'A --- B --> C'],
  ['graph LR\nA[One two]-->|yes|B{x}', 'A[One two] -->|yes| B{x}'],
  ['graph LR\nA--yes-->B', 'A -->|yes| B'],
  ['graph LR\nA -- "not yet" --> B', 'A -->|not yet| B'],
  ['graph LR\nA-.->B-. dot .->C', 'A -.-> B -.->|dot| C'],
  ['graph LR\nA==>B == big ==> C', 'A ==> B ==>|big| C'],
  ['graph LR\nA & B<-->C:::warm', 'A & B <--> C:::warm'],
  ['graph LR\na-b-->c-d', 'a-b --> c-d'],
  [
    'graph LR\nA((x))-->B([y])-->C[(z)]-->D[[v]]-->E{{w}}-->F>u]',
    'A((x)) --> B([y]) --> C[(z)] --> D[[v]] --> E{{w}} --> F>u]',
  ],
  ['graph LR; A-->B; B-->C;', 'A --> B\nB --> C'],
  ['classDiagram\nA<|--B : is', 'A <|-- B : is'],
  ['erDiagram\nA||--o{B : has', 'A ||--o{ B : has'],
  ['stateDiagram-v2\n[*]-->A', '[*]-->A'],
])('%j is written as the package reads it', (code, expected) => {
  const { code: written, size: _, ...others } = readStatements(code)!;
  expect(written.split('\n').slice(1).join('\n')).toBe(expected);
  expect(others).toEqual({ unread: [], dropped: [] });
});

it.each([
  ['graph LR\nA-->B\nB-->C\nD', 3],
  ['graph LR\nA-->B-->C', 2],
  ['graph LR\nA & B --> C & D & E --> F', 9],
  ['erDiagram\nB { int id PK }', 3],
])('%j has the size %d', (code, size) => {
  expect(readStatements(code)!.size).toBe(size);
});

it('members of a class or an entity may be in a line, and a direction is not needed', () => {
  expect(readStatements('erDiagram\nB { int id PK }')!.code).toBe('erDiagram\nB {\nint id PK\n}');
  expect(readStatements('classDiagram\nclass A {\n+int x\nrun() void\n}')!.unread).toEqual([]);
  expect(readStatements('flowchart\nA-->B')!.code).toBe('flowchart TD\nA --> B');
});
