import { describe, expect, it } from 'vitest';
import { withFeature } from './compile.test.kit.ts';
import { searchSections } from './html/search-sections.ts';
import { loadFeatures } from './source/features.ts';
import { testFolder } from '../node/files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });

const sourceOf = (file: string, extension = 'team') => ({
  ...{ extension, file, version: '1', folder: at() },
});
const fence = '```chart [Rooms]\n1\n2\n```';

describe('a feature', () => {
  const { compile, textOf } = withFeature(
    write(
      'chart.mjs',
      `export default ({ unit }) => ({
        drawings: {
          chart({ code, title, sourceLines }, page) {
            page.reads('/data/' + title);
            const sum = code.split('\\n').reduce((all, each) => all + Number(each), 0);
            if (sum === 13) throw new Error('The pen is broken');
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

  it('that throws is named, at the line of the fence', async () => {
    const { facts } = await compile('A\n\n```chart\n13\n```');
    expect(facts.diagnostics).toMatchObject([
      {
        ...{ severity: 'error', rule: 'extension', line: 3 },
        message: 'The extension "test" failed at a fence in "chart": The pen is broken',
      },
    ]);
  });
});

describe('an element that a feature writes', () => {
  const { compile, textOf, problemsOf } = withFeature(
    write(
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
  const file = write('empty.mjs', 'export default () => ({});');
  const problems = await withFeature(file).problemsOf('<Members of="a#B" />', 'mdx');
  expect(problems).toContain(
    'error 1:1 missing-package The package @stilldocs/members writes <Members>, and the site does not use it (Run npm install -D @stilldocs/members, and add it to extensions in docs.config.ts)',
  );
});

it('a module without a feature is refused, with the name of its extension', async () => {
  const file = write('none.mjs', 'export default 1;');
  await expect(loadFeatures([sourceOf(file)])).rejects.toThrow(
    'A module of the extension "team" has no feature',
  );
});

describe('a feature that adds content', () => {
  const { compile } = withFeature(
    write(
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
  const file = write('two.mjs', 'export default () => ({ drawings: { chart() {} } });');
  await expect(loadFeatures([sourceOf(file), sourceOf(file, 'other')])).rejects.toThrow(
    'The extensions "team" and "other" both draw fences in "chart"',
  );
});
