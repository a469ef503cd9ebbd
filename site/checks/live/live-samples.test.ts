import { expect, test } from 'vitest';
import { licenses } from '../../licenses.ts';
import { readPage, readPages } from '../page-source.ts';
import { findNotLive, findSnapshots, liveSamples } from './live-samples.ts';

const pages = readPages();

test('every fence can be run, or says why not', () => {
  expect(findNotLive(pages)).toEqual([]);
});

test('what was seen of each is next to it: see tests/live', () => {
  expect(findSnapshots(liveSamples(pages))).toEqual({ missing: [], gone: [] });
});

test('the notices of what is bundled are served', () => {
  for (const name of ['react, react-dom', 'mustache', '@vev/react', 'MIT license'])
    expect(licenses).toContain(name);
});

test('a fence that neither runs nor says why is named', () => {
  const page = readPage(
    'pages/react/new.mdx',
    [
      '```tsx [a.tsx]\n// [!include ~/samples/react/hooks/CartButton.tsx]\n```',
      '```tsx live=vev\nlet a;\n```',
      '```ruby\nputs 1\n```',
      '```ts\nexport type A = string;\ndeclare const b: A;\n```',
      '```js live="off: a server"\nlisten();\n```',
    ].join('\n\n'),
  );
  const problems = findNotLive([page]).filter(({ file }) => file === page.file);
  expect(problems).toMatchObject([
    { line: 1, message: expect.stringContaining('live="off: …"') },
    { line: 5, message: expect.stringContaining('without a file') },
    { line: 9, message: expect.stringContaining('language ruby') },
  ]);
});

test('a file in parts runs once, under its own name', () => {
  const parts = ['head', 'core', 'rest'].map(
    (name) => `// [!include ~/samples/recipes/SiteMenu.tsx:${name}]`,
  );
  const whole = '```tsx\n// [!include ~/samples/recipes/SiteMenu.tsx]\n```';
  const inParts = ['```tsx live=vev', ...parts, '```', '', whole].join('\n');
  const page = readPage('pages/react/new.mdx', inParts);
  expect(liveSamples([page])).toMatchObject([{ name: 'recipes/SiteMenu', index: 0 }]);
  const problems = (text: string) =>
    findNotLive([readPage('pages/react/new.mdx', text)]).filter(({ file }) =>
      file.startsWith('pages'),
    );
  expect(problems(inParts)).toEqual([]);
  expect(problems(whole)).toHaveLength(1);
});

test('a sample is named by its file and its last region', () => {
  const page = readPage(
    'pages/react/index.mdx',
    '```ts live=vev\n// [!include ~/samples/a/props.ts:types]\n// [!include ~/samples/a/props.ts:string]\n```\n',
  );
  expect(liveSamples([page])).toMatchObject([
    { name: 'a/props.string', route: '/react', index: 0 },
  ]);
});
