import { expect, it } from 'vitest';
import { limits } from '../../shared/diagnostics/limits.ts';
import { createCompiler } from '../../content/compile.ts';
import { contentComponents } from '../../theme/content/index.ts';
import { renderContent } from '../../theme/render/render-content.tsx';
import { renderPage } from './render-page.ts';

const compiler = createCompiler({ root: import.meta.dirname, base: '', pagesDir: 'pages' });
const source = (text: string) => ({ path: '/a', file: 'pages/a.mdx', text });

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).map(deepFreeze);
  return value;
}

/** Renders a page; the compiler's result is frozen. */
const render = (text: string) =>
  renderPage(
    source(text),
    { compile: async (page) => deepFreeze(await compiler.compile(page)) },
    { renderContent, contentComponents },
    async () => ({}),
    { base: '', lang: 'en' },
  );

it.each([
  ['is shown', '# A\n\n<a href="/b" style={{ color: "red" }}>b</a>', [], ['/b']],
  ['has HTML that browsers move', '# A\n\n<p><div>a</div></p>', ['html-nesting'], []],
  ['names an unknown component', '<Unknown />', ['unknown-component'], undefined],
  ['fails', '# A\n\n{null.x}', ['render'], undefined],
])('the compiled page is left as it was where it %s', async (_, text, rules, rendered) => {
  const { facts } = await render(text);
  expect(facts.diagnostics.map(({ rule }) => rule)).toEqual(rules);
  expect(facts.rendered).toEqual(rendered);
});

it.each([
  ['# A\n\n- [x] a[^1] `b`\n\n| a |\n|-|\n| `b` |\n\n```ts [c.ts]\nd\n```\n\n[^1]: Note.'],
  ['# A [b]\n\nText.\n\n## C `d`\n\n> ![e](https://e.example/f.png) [g](https://g.example)'],
])('a page without components is the same as its parsed HTML: %j', async (text) => {
  const page = await render(text);
  const parsed = await renderPage(
    source(text),
    { compile: async (it) => ({ ...(await compiler.compile(it)), plain: undefined }) },
    { renderContent, contentComponents },
    async () => ({}),
    { base: '', lang: 'en' },
  );
  expect(page).toEqual(parsed);
  expect((await compiler.compile(source(text))).plain).toBeDefined();
});

it.each([
  ['an expression', '# A\n\nText {1}{(() => { for (;;); })()}', { line: 3, column: 9 }],
  ['an export', 'export const a = (() => { for (;;); })()\n\n{a}', { line: 1, column: 1 }],
])(
  '%s that loops is an error with its place; the next page is rendered',
  async (_, text, place) => {
    const { most } = limits.rendering;
    limits.rendering.most = 0.2;
    try {
      const { facts, html } = await render(text);
      expect(html).toBe('');
      expect(facts.diagnostics).toMatchObject(
        [
          { rule: 'limit', file: 'pages/a.mdx', message: /seconds to render the page/, ...place },
        ].map((each) => ({ ...each, message: expect.stringMatching(each.message) })),
      );
      expect((await render('{1 + 1}')).html).toBe('2');
    } finally {
      limits.rendering.most = most;
    }
  },
);

it('a component that nests elements without end is an error with the limit', async () => {
  const deep = `{Array.from({ length: 20000 }).reduce((inner) => <i>{inner}</i>, 'a')}`;
  const { facts } = await render(deep);
  expect(facts.diagnostics).toMatchObject([
    { rule: 'limit', message: 'More than 400 levels of elements within each other', line: 1 },
  ]);
});
