import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtures, problemsOf, withFeature } from './compile.test.kit.ts';
import { searchSections } from './html/search-sections.ts';
import { loadFeatures } from './source/features.ts';
import { testFolder } from '../node/files/test-folder.test.kit.ts';

const { at } = testFolder({ isShared: true });

/** Writes a module of a feature. */
const moduleOf = (name: string, code: string) => {
  const file = at(name);
  writeFileSync(file, code);
  return file;
};
const sourceOf = (file: string, extension = 'team') => ({
  ...{ extension, file, version: '1', folder: at() },
});
const fence = '```chart [Rooms]\n1\n2\n```';

describe('a feature', () => {
  const { compile, textOf } = withFeature(
    moduleOf(
      'chart.mjs',
      `export default ({ unit }) => ({
        drawings: {
          chart({ code, title, sourceLines }, page) {
            page.reads('/data/' + title);
            const sum = code.split('\\n').reduce((all, each) => all + Number(each), 0);
            if (sum === 0) return page.report({ line: sourceLines[1], rule: 'extension', message: 'No rows' });
            return { className: 'Chart', html: '<b id="' + page.id + '">' + sum + unit + '</b>', text: 'sum ' + sum };
          },
        },
        styles: { 'class="Chart"': './chart.css' },
      });`,
    ),
    { unit: ' rooms' },
  );

  it('draws the fences of its language, with its options', async () => {
    expect(await textOf(fence)).toContain('<figure class="Chart"><b id="d0">3 rooms</b></figure>');
  });

  it('adds words for search, files that the page depends on, and a style sheet next to its module', async () => {
    const { code, facts, plain, styles } = await compile(fence);
    expect(code[0]).toMatchObject({ text: 'sum 3', code: '1\n2', title: 'Rooms' });
    expect(searchSections(plain!, 'Page', code)).toMatchObject([{ text: 'Rooms\nsum 3' }]);
    expect(Object.keys(facts.reads)).toEqual(['/data/Rooms']);
    expect(styles).toEqual([['class="Chart"', at('chart.css')]]);
  });

  it('reports problems at their lines, and leaves the fence as code', async () => {
    const text = 'A\n\n```chart\n0\n0\n```';
    const { facts } = await compile(text);
    expect(facts.diagnostics).toContainEqual(
      expect.objectContaining({ line: 5, message: 'No rows', rule: 'extension' }),
    );
    expect(await textOf(text)).toContain('class="Code-pre"');
  });
});

describe('an element that a feature writes', () => {
  const { compile, textOf, problemsOf } = withFeature(
    moduleOf(
      'rooms-list.mjs',
      `const text = (value) => ({ type: 'text', value });
      export default () => ({
        elements: {
          Rooms({ attributes, children, line }, page) {
            page.reads('/data/' + attributes.of);
            if (attributes.of === 'none') return page.report({ line: line + 1, rule: 'extension', message: 'No rooms' });
            if (attributes.of === 'fire') throw new Error('The house is gone');
            return [{ type: 'heading', depth: 2, children: [text('Rooms of ' + attributes.of)] }, ...children];
          },
        },
      });`,
    ),
  );

  it('has headings, links and words like the rest of the page', async () => {
    const page = 'A\n\n<Rooms of="red" open>\n\n- See [b](/b)\n\n</Rooms>';
    const { facts } = await compile(page, 'mdx');
    expect(facts.diagnostics).toEqual([]);
    expect(facts.headings.map(({ id }) => id)).toEqual(['rooms-of-red']);
    expect(facts.links).toMatchObject([{ target: '/b', line: 5 }]);
    expect(Object.keys(facts.reads)).toEqual(['/data/red']);
    expect(facts.components).toEqual([]);
    expect(await textOf(page, 'mdx')).toContain('Rooms of red');
  });

  it('reports problems at their lines, and exceptions with the name of the extension', async () => {
    expect(await problemsOf('A\n\n<Rooms of="none" />', 'mdx')).toContain(
      'error 4:1 extension No rooms',
    );
    expect(await problemsOf('A\n\n<Rooms of="fire" />', 'mdx')).toContain(
      'error 3:1 extension The extension "test" failed at <Rooms>: The house is gone',
    );
    expect(await problemsOf('<Rooms of={1 + 1} />', 'mdx')).toContain(
      'error 1:1 extension <Rooms> has an attribute with an expression (Write its value in quotes)',
    );
  });

  it('leaves a component of the same name that the page imports', async () => {
    const { facts } = await compile(
      'import { Rooms } from \'./rooms.tsx\'\n\n<Rooms of="fire" />',
      'mdx',
    );
    expect(facts.diagnostics).toEqual([]);
  });
});

it('an element of a package that the site does not use is an error with the line to run', async () => {
  const file = moduleOf('empty.mjs', 'export default () => ({});');
  const problems = await withFeature(file).problemsOf('<Members of="a#B" />', 'mdx');
  expect(problems).toContain(
    'error 1:1 missing-package The package @stilldocs/members writes <Members>, and the site does not use it (Run npm install -D @stilldocs/members, and add it to extensions in docs.config.ts)',
  );
});

it('a module without a feature is refused, with the name of its extension', async () => {
  const file = moduleOf('none.mjs', 'export default 1;');
  await expect(loadFeatures([sourceOf(file)])).rejects.toThrow(
    'A module of the extension "team" has no feature',
  );
});

describe('a feature that adds content', () => {
  const { compile } = withFeature(
    moduleOf(
      'rooms.mjs',
      `const text = { '~standard': { validate: (value) => typeof value === 'string' ? { value } : { issues: [{ message: 'Expected a house' }] } } };
      export default () => ({
        frontMatter: { rooms: text },
        async after(page) {
          const { rooms } = page.frontMatter;
          if (rooms === undefined) return undefined;
          page.reads('/data/' + rooms);
          if (rooms === 'none') return page.report({ ...page.place('rooms'), rule: 'extension', message: 'No rooms' });
          if (rooms === 'fire') throw new Error('The house is gone');
          const html = await page.highlight('a = 1', 'js', 'A sample');
          return {
            data: { rooms, title: page.title, html },
            headings: [{ level: 2, id: 'blue', text: 'Blue' }],
            anchors: ['door'],
            sources: { 'connect-src': ['https://rooms.example'] },
            markdown: '## Blue',
          };
        },
        contentStyles: './rooms.css',
      });`,
    ),
  );
  const page = (keys: string, text = '# House') => compile(`---\n${keys}\n---\n\n${text}\n`);

  it('extends the page by data, headings, ids, sources and Markdown', async () => {
    const { facts, added, addedMarkdown, plain, code } = await page('rooms: red');
    expect(facts.diagnostics).toEqual([]);
    expect(added).toEqual([
      {
        by: 'test',
        data: { rooms: 'red', title: 'House', html: '<docs-code n="0"></docs-code>' },
        aliases: {},
      },
    ]);
    expect(code).toEqual([
      {
        html: expect.stringContaining('class="Code-pre"'),
        ...{ language: 'js', code: 'a = 1', notes: [] },
      },
    ]);
    expect(facts.headings.map(({ id }) => id)).toEqual(['house', 'blue']);
    expect(facts.anchors).toEqual(['house', 'blue', 'door']);
    expect(facts.sources).toEqual({ 'connect-src': ['https://rooms.example'] });
    expect(facts).toMatchObject({ addedBy: ['test'], usesComponents: true });
    expect(Object.keys(facts.reads)).toEqual(['/data/red']);
    expect([addedMarkdown, plain]).toEqual([['## Blue'], undefined]);
  });

  it('leaves other pages as they are', async () => {
    const { facts, added } = await compile('# House');
    expect([added, facts.addedBy, facts.usesComponents]).toEqual([undefined, undefined, false]);
  });

  it('gets the former ids of its headings; a page cannot have the same id', async () => {
    const { added, facts } = await page('rooms: red\naliases: { azure: blue, old: gone }');
    expect(added![0]!.aliases).toEqual({ blue: ['azure'] });
    expect(facts.anchors).toContain('azure');
    expect(facts.diagnostics).toMatchObject([{ rule: 'alias', target: 'gone', line: 3 }]);
    const { facts: taken } = await page('rooms: red', '## Blue');
    expect(taken.diagnostics).toMatchObject([{ rule: 'duplicate-id', target: 'blue', line: 5 }]);
  });

  it('reports its problems, what it throws, and values that its check refuses', async () => {
    const of = async (keys: string) => (await page(keys)).facts.diagnostics;
    expect(await of('rooms: none')).toMatchObject([{ line: 2, column: 8, message: 'No rooms' }]);
    expect(await of('rooms: fire')).toMatchObject([
      { rule: 'extension', message: expect.stringMatching(/"test" failed .*The house is gone/) },
    ]);
    expect(await of('rooms: 1')).toMatchObject([
      { rule: 'front-matter', line: 2, message: expect.stringContaining('expected a house') },
    ]);
  });
});

it('two extensions that draw one language are refused, and both are named', async () => {
  const file = moduleOf('two.mjs', 'export default () => ({ drawings: { chart() {} } });');
  await expect(loadFeatures([sourceOf(file), sourceOf(file, 'other')])).rejects.toThrow(
    'The extensions "team" and "other" both draw fences in "chart"',
  );
});

describe('a word of a fence', () => {
  const wordFile = moduleOf(
    'words.mjs',
    `export default () => ({
      words: {
        seats: {
          value: 'required',
          async add(fences, page) {
            if (fences[0].value === 'fire') throw new Error('The house is gone');
            if (fences[0].value === 'none') page.report({ line: fences[0].sourceLines[1], rule: 'extension', message: 'No seats' });
            const html = await page.colored('const a = 1', 'ts');
            const address = page.addFile('seats.json', JSON.stringify([html, page.fences.map(({ filename, value }) => [filename, value])]));
            return fences.map(({ code, value }) => ({
              marks: [{ line: 1, character: 0, length: 3, className: 'Seat', data: { seatRow: value + '"' } }],
              notes: [{ line: 1, kind: 'seat', text: value + '\\nfree', shown: 'Seats: ' + value + '\\nfree', indent: 2 }],
              data: { seats: address },
              name: '{name} with seats',
              below: '<b>' + value + '</b>',
              remarks: ['All of ' + value],
            }));
          },
        },
        cut: {
          add: (fences) => fences.map(({ code }) => {
            const lines = code.split('\\n');
            return { code: { text: lines.slice(1).join('\\n'), lines: lines.slice(1).map((_, at) => at + 1) } };
          }),
        },
        short: { add: (fences) => fences.map(() => ({ code: { text: '', lines: [0] } })) },
      },
    });`,
  );
  const { compile, textOf, problemsOf } = withFeature(wordFile);
  const sample = '```ts seats=12 [Hall]\none\ntwo // [!code ++]\n```';

  it('adds marks, notes, data, a name and HTML to its fences, and a file to the page', async () => {
    const html = await textOf(`${sample}\n\n\`\`\`ts filename="a.ts"\nthree\n\`\`\``);
    expect(html).toContain('<span class="Seat" data-seat-row="12&quot;">two</span>');
    expect(html).toContain('<span class="Code-note" data-kind="seat">  Seats: 12\n  free\n</span>');
    expect(html).toContain('aria-label="Hall with seats"');
    expect(html).toContain('</button><b>12</b></figure>');
    const [, address] = /<figure class="Code" data-seats="(.*?)">/.exec(html) ?? [];
    expect(address).toMatch(/^\/assets\/seats-[\da-f]{8}\.json$/);
    const { facts, code } = await compile(`${sample}\n\n\`\`\`ts filename="a.ts"\nthree\n\`\`\``);
    expect(facts.assets).toEqual([
      {
        output: address!.slice(1),
        content: expect.stringContaining('[[null,"12"],["a.ts",null]]') as string,
      },
    ]);
    expect(facts.assets[0]).toHaveProperty('content', expect.stringContaining('const</span> a'));
    expect(code[0]).toMatchObject({
      notes: ['12\nfree'],
      remarks: ['Seats: 12\nfree', 'All of 12'],
    });
    expect(facts.diagnostics).toEqual([]);
  });

  it('can change the code; the places of other words move with its lines', async () => {
    const html = await textOf('```ts cut seats=3\nzero\none\ntwo\n```');
    expect(html).not.toContain('zero');
    expect(html).toContain('<span class="Seat" data-seat-row="3&quot;">one</span>');
    expect(await problemsOf('```ts cut short\na\nb\n```')).toEqual([
      'error 1:1 extension The word "short" of a fence changes its code, and so does another word of the fence (Leave out one of the two)',
    ]);
  });

  it('reports problems at their lines, exceptions with the name of the extension, and wrong values', async () => {
    expect(await problemsOf('A\n\n```ts seats=none\na\nb\n```')).toContain(
      'error 5:1 extension No seats',
    );
    expect(await problemsOf('A\n\n```ts seats=fire\na\n```')).toEqual([
      'error 3:undefined extension The extension "test" failed at the word "seats" of a fence: The house is gone',
    ]);
    expect(await problemsOf('```ts seats\na\n```')).toEqual([
      expect.stringContaining(
        'Unexpected "seats" after the language of a fence, expected a known word (Write its value: seats=…)',
      ),
    ]);
    expect(await problemsOf('```ts seatz=1\na\n```')).toEqual([
      expect.stringContaining('Did you mean "seats"?'),
    ]);
  });

  it('is refused if the engine has it, or another extension', async () => {
    const title = moduleOf(
      'title.mjs',
      'export default () => ({ words: { title: { add: () => [] } } });',
    );
    await expect(loadFeatures([sourceOf(title)])).rejects.toThrow(
      'The extension "team" adds the word "title" of a fence, which the engine has',
    );
    await expect(loadFeatures([sourceOf(wordFile), sourceOf(wordFile, 'other')])).rejects.toThrow(
      'The extensions "team" and "other" both know the word "seats" of a fence',
    );
  });
});

describe('the thread of a feature', () => {
  const code = (name: string) =>
    `export default () => ({ words: { ${name}: { async add(fences, page) {
      const answer = await page.ask(fences[0].code, 1);
      return [{ remarks: [answer] }];
    } } } });`;
  const thread = moduleOf(
    'thread.mjs',
    `export default ({ unit }, { root }) => {
      let asked = 0;
      return (code) => ({ output: [code, unit, ++asked].join(' '), reads: [root + '/seats'] });
    };`,
  );

  it('answers with the options of its row, and the page depends on what the answer does', async () => {
    const asking = withFeature(
      moduleOf('asking.mjs', code('count')),
      { unit: 'seats' },
      { thread },
    );
    const { code: blocks, facts } = await asking.compile('```ts count\n3\n```');
    expect(blocks[0]).toMatchObject({ remarks: ['3 seats 1'] });
    expect(Object.keys(facts.reads)).toEqual([join(fixtures, 'seats')]);
    expect((await asking.compile('```ts count\n4\n```')).code[0]).toMatchObject({
      remarks: ['4 seats 2'],
    });
  });

  it('is named in its row, or asking is an error', async () => {
    const asking = withFeature(moduleOf('no-thread.mjs', code('count')));
    expect(await asking.problemsOf('```ts count\n3\n```')).toEqual([
      expect.stringContaining('"test" asks a thread: write { module, thread } in its features'),
    ]);
  });

  it('is asked for by names, so that such pages are found before they are compiled', async () => {
    const file = moduleOf('named.mjs', 'export default () => ({ drawings: { chart() {} } });');
    expect((await loadFeatures([{ ...sourceOf(file), thread }])).asking).toEqual(['chart']);
    expect((await loadFeatures([sourceOf(file)])).asking).toEqual([]);
  });
});

it('a word of one of the engine’s packages is an error that names it, on a site that does not use it', async () => {
  expect(await problemsOf('A\n\n```ts twoslash\na\n```')).toEqual([
    'error 3:1 missing-package The package @stilldocs/types knows the word "twoslash" of a fence, and the site does not use it (Run npm install -D @stilldocs/types, and add it to extensions in docs.config.ts)',
  ]);
});
