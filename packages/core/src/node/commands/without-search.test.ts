import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useSites } from './build.test.kit.ts';

const { root, docs, write } = useSites('without-search');

it('leaves nothing of search on a site without, and lets an extension put another in its place', async () => {
  write(
    'docs.config.js',
    `export default {
      title: 'Site',
      search: false,
      serviceWorker: true,
      extensions: [{ name: 'other', components: { SearchButton: { module: '~/Other.tsx' } } }],
    };`,
  );
  write('Other.tsx', 'export default () => <a href="https://find.example">Find</a>;');
  write('pages/index.md', '# Home\n\nWords.\n');
  write('pages/index.search.txt', 'other words\n');
  const { status, output } = await docs('build', '--root', root());
  expect([status, output]).toEqual([0, expect.stringContaining('Built 1 page')]);
  const out = join(root(), 'dist');
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /search/i.test(file))).toEqual([]);
  const read = (pattern: RegExp) =>
    readFileSync(
      join(
        out,
        files.find((it) => pattern.test(it))!,
      ),
      'utf8',
    );
  const page = read(/^index\.html$/);
  expect(page).toContain('find.example');
  expect(page).not.toMatch(/class="Search|<dialog/);
  // The keys: Ctrl+K, and the slash.
  expect(read(/client-[^/]*\.js$/)).not.toMatch(/KeyK|Slash/);
  expect(read(/style-[^/]*\.css$/)).not.toContain('.SearchButton');
});
