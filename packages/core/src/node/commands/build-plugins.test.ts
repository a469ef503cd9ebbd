import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { useSites } from './build.test.kit.ts';

const site = useSites('plugins');

/** A plugin that marks every page. */
const plugin = (word: string) => `export function mark({ sign }) {
  return (tree) => {
    const text = { type: 'text', value: '${word}' + sign };
    tree.children.push({ type: 'paragraph', children: [text] });
  };
}`;
const config = (sign: string) => `import { mark } from './mark.js';
export default { title: 'Site', markdown: { remarkPlugins: [[mark, { sign: '${sign}' }]] },
  checks: { 'orphan-page': 'off' } };`;

/** Enough pages for worker threads. */
const names = Array.from({ length: 14 }, (_, index) => `page-${index}`);

beforeEach(() => {
  site.write('mark.js', plugin('one'));
  site.write('docs.config.js', config('!'));
  site.write('pages/index.md', '# Home\n');
  for (const name of names) site.write(`pages/${name}.md`, `# ${name}\n`);
});

const build = () => site.docs('build', '--root', site.root());
const shown = (name: string) =>
  /<p>([^<]*)<\/p>/.exec(readFileSync(join(site.root(), `dist/${name}.html`), 'utf8'))![1];

it('plugins run in threads, and pages are made again when their code or options change', async () => {
  expect((await build()).output).toContain('Built 15 pages (0 from cache)');
  expect(names.map(shown)).toEqual(names.map(() => 'one!'));
  expect((await build()).output).toContain('Built 15 pages (15 from cache)');

  site.write('mark.js', plugin('two'));
  expect((await build()).output).toContain('Built 15 pages (0 from cache)');
  expect(shown('page-3')).toBe('two!');

  site.write('docs.config.js', config('?'));
  expect((await build()).output).toContain('Built 15 pages (0 from cache)');
  expect(shown('index')).toBe('two?');
}, 120_000);

it('an error of a plugin fails the build with its name and the page', async () => {
  site.write('mark.js', "export function mark() { return () => { throw new Error('broken'); }; }");
  const { status, output } = await build();
  expect(status).toBe(1);
  expect(output).toContain('Plugin mark failed: broken');
  expect(output).toContain('pages/page-10.md');
  expect(output).toContain('15 errors');
  expect(existsSync(join(site.root(), 'dist'))).toBe(false);
}, 120_000);

it('what a thread did not answer in time is asked again by the next build', async () => {
  site.write(
    'docs.config.js',
    `export default { title: 'Site', checks: { 'orphan-page': 'off' }, extensions: [
    { name: 'team', features: [{ module: '~/ask.js', thread: '~/thread.js' }] }] };`,
  );
  const isBusy = `existsSync(${JSON.stringify(join(site.root(), 'busy'))})`;
  site.write(
    'ask.js',
    `import { existsSync } from 'node:fs';
    export default () => ({ drawings: { seats: async (fence, page) => {
      const html = await page.ask('seats', ${isBusy} ? 0.1 : 60);
      return { html: '<p>' + (html ?? 'late') + '</p>', text: '' };
    } } });`,
  );
  site.write(
    'thread.js',
    `import { existsSync } from 'node:fs';
    const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    export default () => async () => { if (${isBusy}) wait(); return { output: '12' }; };`,
  );
  site.write('pages/page-0.md', '# Seats\n\n```seats\n```\n');
  site.write('busy', '');
  await build();
  expect(shown('page-0')).toBe('late');
  rmSync(join(site.root(), 'busy'));
  expect((await build()).output).toContain('14 from cache');
  expect(shown('page-0')).toBe('12');
}, 120_000);
