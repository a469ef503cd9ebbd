import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as reader from '../../content/source/page-outline.ts';
import { createOutlines, mayBeLive, mayContain } from './outlines.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at } = testFolder();
afterEach(() => {
  vi.restoreAllMocks();
});
vi.mock('../../content/source/page-outline.ts', { spy: true });

const page = { file: 'pages/a.mdx', text: "import A from './a'\n\n# B [c]\n\n```ts live\n```" };

it('a text is parsed once, also in later builds', async () => {
  const parses = vi.mocked(reader.readOutline);
  parses.mockClear();
  const first = createOutlines({ cacheFolder: at() });
  const title = await first.of('title', page);
  expect(title).toEqual({ text: 'B', subtitle: 'c' });
  await first.of('title', { ...page, file: 'pages/moved.mdx' });
  expect(parses).toHaveBeenCalledTimes(1);
  first.save();
  expect(await createOutlines({ cacheFolder: at() }).of('title', page)).toEqual(title);
  expect(parses).toHaveBeenCalledTimes(1);
  await createOutlines({ cacheFolder: at(), hasMath: true }).of('title', page);
  await createOutlines({ cacheFolder: at() }).of('title', { ...page, file: 'pages/a.md' });
  await createOutlines({ cacheFolder: at() }).of('title', { ...page, text: '# Other' });
  await createOutlines({ cacheFolder: at() }).of('imports', page);
  expect(parses).toHaveBeenCalledTimes(5);
});

it('stored outlines that are damaged, or of another engine, are read again', async () => {
  const first = createOutlines({ cacheFolder: at() });
  const imports = await first.of('imports', page);
  expect(imports).toHaveLength(1);
  first.save();
  const file = at('outlines.json');
  const written = readFileSync(file, 'utf8');
  for (const text of [written.slice(0, -9), written.replace(/^\w+/, 'other'), '']) {
    writeFileSync(file, text);
    expect(await createOutlines({ cacheFolder: at() }).of('imports', page)).toEqual(imports);
  }
});

it.each([
  ['# A\n\ntext', 'A'],
  ['```md\n# No\n\n```\n\n# A\n\ntext', 'A'],
  ['A\n=\n\n<Open>', 'A'],
  ['<div>\n\n# No\n\n</div>\n\n# A', 'A'],
  ['# A [b]\n\n[b]: /c', 'A b'],
  ['- # No\n\n## No', undefined],
  ['# A <b\n\nc>d</b>', undefined],
])('the title of %j', async (text, title) => {
  const heading = await createOutlines().of('title', { file: 'pages/a.mdx', text });
  expect(heading?.text).toBe(title);
});

it('a broken page has no fences and imports nothing', async () => {
  const broken = { file: 'pages/a.mdx', text: "import A from './a'\n\n# B\n\n<Open>" };
  const outlines = createOutlines();
  expect(await outlines.of('imports', broken)).toEqual([]);
  expect(await outlines.of('fences', broken)).toEqual([]);
});

describe('a page', () => {
  const page = (text: string, file = 'pages/a.mdx') => ({ file, text });

  it.each(['```ts checked\n', '<Chart of="a" />', "import Part from './part.mdx'"])(
    'may ask a thread where it holds %j',
    async (text) => {
      expect(await mayContain(createOutlines(), page(text), ['checked', 'Chart'])).toBe(true);
      expect(await mayContain(createOutlines(), page(text), [])).toBe(false);
    },
  );

  it('asks none without such a name', async () => {
    expect(await mayContain(createOutlines(), page('```ts\n1\n```'), ['checked'])).toBe(false);
  });

  it.each([
    '# A\n\n> ```tsx [a] live=vev\n> ```',
    'a\n\n````ts [a.ts] live {1}\n',
    '- ```ts live\n  a\n  ```',
    '1. > ~~~ts live\n',
    ':::note\n   ```ts live\n   ```\n:::',
    "import Part from './part.mdx'",
  ])('may have samples that run where it holds %j', async (text) => {
    expect(await mayBeLive(createOutlines(), page(text))).toBe(true);
  });

  it.each([
    '`a live`\n```ts\n live\n```\n',
    '````md\n```ts live\n```\n````',
    '```ts title="a live b"\n```',
    "import { live } from './a.ts'",
    '# Live\n\nlive=vev\n\n```live\nlive\n```',
  ])('has none where it holds %j', async (text) => {
    expect(await mayBeLive(createOutlines(), page(text))).toBe(false);
  });
});
