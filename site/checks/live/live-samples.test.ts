import { expect, test } from 'vitest';
import { readPage, readPages } from '../page-source.ts';
import { findNotLive, findSnapshots, liveSamples } from './live-samples.ts';

const pages = readPages();

test('every sample in TypeScript can be run, or says why not', () => {
  expect(findNotLive(pages)).toEqual([]);
});

test('what was seen of each stands beside it: see tests/live', () => {
  expect(findSnapshots(liveSamples(pages))).toEqual({ missing: [], gone: [] });
});

test('a sample that is not live, and one without a file, are named', () => {
  const page = readPage(
    'pages/react/new.mdx',
    '```tsx [a.tsx]\n// [!include ~/samples/react/hooks/CartButton.tsx]\n```\n\n```tsx live=vev\nlet a;\n```\n',
  );
  expect(findNotLive([page]).slice(0, 2)).toMatchObject([
    { line: 1, message: expect.stringContaining('CartButton.tsx that cannot be run') },
    { line: 5, message: expect.stringContaining('without a file') },
  ]);
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
