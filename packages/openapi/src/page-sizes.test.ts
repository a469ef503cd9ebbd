import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SitePage } from 'stilldocs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sizesOfReferences } from './page-sizes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  mkdirSync(join(folder, 'api'));
  writeFileSync(join(folder, 'api.html'), 'short');
  writeFileSync(join(folder, 'api/pets.html'), randomBytes(2000).toString('hex'));
  writeFileSync(join(folder, 'all.html'), randomBytes(310_000).toString('hex'));
});
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 9 }));

it('says the size of references with large pages, and recommends small ones', () => {
  const page = (path: string, file: string, openapi?: unknown) =>
    ({ path, file, frontMatter: { openapi } }) as unknown as SitePage;
  const tags = { file: '~/a.json', pages: 'tags' };
  const pages = [
    page('/all', 'pages/all.md', { file: '~/a.json', pages: 'one' }),
    page('/api', 'pages/api.md', tags),
    page('/api/pets', 'pages/api.md', tags),
    page('/small', 'pages/small.md', { file: '~/a.json', pages: 'operations' }),
    page('/guide', 'pages/guide.md'),
  ];
  const [all, api, ...others] = sizesOfReferences({ pages }, folder);
  expect(all).toMatch(
    /^API reference pages\/all\.md: 3\d\d kB with brotli; with "pages: operations" each/,
  );
  expect(api).toMatch(
    /^API reference pages\/api\.md: 2 pages, the largest, \/api\/pets, [2-4] kB with brotli$/,
  );
  expect(others).toEqual([]);
});
