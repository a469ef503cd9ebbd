import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createCompiler } from './compile.ts';
import { problemsOfPage, textOfPage } from './compile.test.kit.ts';
import { testFolder } from '../node/files/test-folder.test.kit.ts';

const { at } = testFolder({ isShared: true });

/** Compiles a page with the plugins of a configuration. */
const compiled = (config: string, text: string) =>
  compiledWith(`{ markdown: { ${config} } }`, text);

async function compiledWith(exported: string, text: string) {
  const file = at(`config-${Math.random()}.mjs`);
  writeFileSync(file, `export default ${exported};`);
  const plugins = { file, version: '1', options: '' };
  const compiler = createCompiler({
    root: at(),
    base: '',
    pagesDir: 'pages',
    markdown: { plugins },
  });
  return compiler.compile({ path: '/a', file: 'pages/a.mdx', text });
}

it('a remark plugin takes a directive before it is unknown, with its options', async () => {
  const page = await compiled(
    `remarkPlugins: [[function shout({ mark }) {
      return (tree) => {
        tree.children = tree.children.map((node) =>
          node.name === 'shout'
            ? { type: 'paragraph', children: [{ type: 'text', value: mark }] }
            : node);
      };
    }, { mark: 'LOUD' }]]`,
    ':::shout\nx\n:::',
  );
  expect(problemsOfPage(page)).toEqual([]);
  expect(textOfPage(page)).toBe('<p>LOUD</p>');
});

it('plugins run if the configuration is a promise', async () => {
  const plugin = `() => (tree) => { tree.children = [] }`;
  const config = `Promise.resolve({ markdown: { remarkPlugins: [${plugin}] } })`;
  expect(textOfPage(await compiledWith(config, 'Text'))).toBe('');
});

it('a directive that a plugin has given an element is not unknown', async () => {
  const page = await compiled(
    `remarkPlugins: [() => (tree) => { tree.children[0].data = { hName: 'section' } }]`,
    ':::shout\nx\n:::',
  );
  expect(problemsOfPage(page)).toEqual([]);
  expect(textOfPage(page)).toContain('<section>');
});

it('what a rehype plugin adds is checked: headings have ids, links lead somewhere', async () => {
  const page = await compiled(
    `rehypePlugins: [() => async (tree) => {
      const text = (value) => [{ type: 'text', value }];
      tree.children.push(
        { type: 'element', tagName: 'h2', properties: {}, children: text('Added') },
        { type: 'element', tagName: 'a', properties: { href: '/none' }, children: text('x') });
    }]`,
    'Text',
  );
  expect(page.facts.headings.map(({ id }) => id)).toEqual(['added']);
  expect(page.facts.links.map(({ target }) => target)).toEqual(['/none']);
});

it.each([
  ['throws', "() => { throw new Error('broken') }"],
  ['rejects', "async () => { throw new Error('broken') }"],
  ['returns an error', "() => new Error('broken')"],
  ['calls back with an error', "(tree, file, next) => next(new Error('broken'))"],
])('a plugin that %s is named, with the page', async (_, transform) => {
  const page = await compiled(`remarkPlugins: [function mine() { return ${transform} }]`, 'Text');
  expect(problemsOfPage(page)).toEqual([
    expect.stringContaining('plugin Plugin mine failed: broken (It is in remarkPlugins'),
  ]);
  expect(page.facts.diagnostics[0]).toMatchObject({ severity: 'error', file: 'pages/a.mdx' });
});

it('a plugin that throws when it is attached is named', async () => {
  const page = await compiled(`rehypePlugins: [function mine() { throw 'no' }]`, 'Text');
  expect(problemsOfPage(page)).toEqual([expect.stringContaining('Plugin mine failed: no')]);
});

it('a message of a plugin is a warning with its place', async () => {
  const page = await compiled(
    `remarkPlugins: [function mine() { return (tree, file) => { file.message('odd', tree.children[1]) } }]`,
    'Text\n\nMore',
  );
  expect(problemsOfPage(page)).toEqual(['warning 3:1 plugin-message Plugin mine reports: odd']);
});
