import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as reader from '../../content/source/page-outline.ts';
import { createOutlines, mayHaveFence } from './outlines.ts';

let cacheFolder: string;
beforeEach(() => {
  cacheFolder = mkdtempSync(join(tmpdir(), 'outlines-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(cacheFolder, { recursive: true });
});
vi.mock('../../content/source/page-outline.ts', { spy: true });

const page = { file: 'pages/a.mdx', text: "import A from './a'\n\n# B [c]\n\n```ts live\n```" };

it('a text is parsed once, also in later builds', async () => {
  const parses = vi.mocked(reader.outlineOf);
  parses.mockClear();
  const first = createOutlines({ cacheFolder });
  const outline = await first.of(page);
  expect(outline).toMatchObject({ title: 'B', subtitle: 'c', imports: [{ specifier: './a' }] });
  await first.of({ ...page, file: 'pages/moved.mdx' });
  expect(parses).toHaveBeenCalledTimes(1);
  first.save();
  expect(await createOutlines({ cacheFolder }).of(page)).toEqual(outline);
  expect(parses).toHaveBeenCalledTimes(1);
  await createOutlines({ cacheFolder, hasMath: true }).of(page);
  await createOutlines({ cacheFolder }).of({ ...page, file: 'pages/a.md' });
  await createOutlines({ cacheFolder }).of({ ...page, text: '# Other' });
  expect(parses).toHaveBeenCalledTimes(4);
});

it('stored outlines that are damaged, or of another engine, are read again', async () => {
  const first = createOutlines({ cacheFolder });
  const outline = await first.of(page);
  first.save();
  const file = join(cacheFolder, 'outlines.json');
  const written = readFileSync(file, 'utf8');
  for (const text of [written.slice(0, -9), written.replace(/^\w+/, 'other'), '']) {
    writeFileSync(file, text);
    expect(await createOutlines({ cacheFolder }).of(page)).toEqual(outline);
  }
});

it('a broken page has no title and imports nothing', async () => {
  const broken = { file: 'pages/a.mdx', text: "import A from './a'\n\n# B\n\n<Open>" };
  expect(await createOutlines().of(broken)).toEqual({ imports: [], fences: [] });
});

describe('a page', () => {
  const has = (text: string, word: 'live' | 'twoslash', file = 'pages/a.mdx') =>
    mayHaveFence(createOutlines(), { file, text }, word);

  it.each([
    '```ts twoslash\n',
    'a\n\n````ts [a.ts] twoslash {1}\n',
    '> ```ts twoslash\n> a\n> ```',
    '- ```ts twoslash\n  a\n  ```',
    '1. > ~~~ts twoslash\n',
    ':::note\n   ```ts twoslash\n   ```\n:::',
    "import Part from './part.mdx'",
  ])('may have types where it holds %j', async (text) => {
    expect(await has(text, 'twoslash')).toBe(true);
  });

  it.each([
    '`a twoslash`\n```ts\n twoslash\n```\n',
    '````md\n```ts twoslash\n```\n````',
    '```ts title="a twoslash b"\n```',
    "import { twoslash } from './a.ts'",
  ])('has no types where it holds %j', async (text) => {
    expect(await has(text, 'twoslash')).toBe(false);
  });

  it('may have samples that run', async () => {
    expect(await has('# A\n\n> ```tsx [a] live=vev\n> ```', 'live')).toBe(true);
    expect(await has('```tsx live\n```', 'live', 'pages/a.md')).toBe(true);
    expect(await has('# Live\n\nlive=vev\n\n```live\nlive\n```', 'live')).toBe(false);
  });
});
