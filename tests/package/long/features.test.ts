import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installEngine, type Installed, strangeFile } from '../installed.ts';
import { run } from '../packed.ts';

/* Packages that the short suite does not install: see `../package.test.ts`. */

const samples = join(import.meta.dirname, '../../../manual/samples');

let site: Installed;
beforeAll(() => void (site = installEngine()), 240_000);
afterAll(() => site.remove());

const docs = (...args: string[]) => run(site.docs, args, site.folder);
const migrateVocs = () => docs('migrate', 'on-vocs', '--to', 'from-vocs');
const configureCards = (before: string, option: string) =>
  site.write(
    'cards/docs.config.ts',
    `${before}export default { title: 'Rooms', baseUrl: 'https://rooms.example', font: { default: { google: 'Inter' } }, ${option} };`,
  );

it('a site or a command that needs a package names it, with the tarball to install', () => {
  for (const name of ['vocs.config.ts', 'pages'])
    site.copy(join(samples, 'sites/vocs', name), `on-vocs/${name}`);
  expect(() => site.build('on-vocs')).toThrow('The package @stilldocs/vocs reads vocs.config.ts');
  expect(() => site.build('on-vocs')).toThrow(site.lineFor('vocs'));
  expect(() => docs('migrate', '--help')).toThrow(`Run: ${site.lineFor('migrate')}`);

  site.write('typed/docs.config.js', `export default { title: 'Rooms' };`);
  site.write('typed/pages/index.md', '# Rooms\n\n```ts twoslash\nconst seats = 6;\n```\n');
  expect(() => site.build('typed')).toThrow(/missing-package\]\n {2}pages\/index\.md:3:1/);
  expect(() => site.build('typed')).toThrow(`Run ${site.lineFor('types')}`);

  site.write('reference/docs.config.js', `export default { title: 'Rooms' };`);
  site.write('reference/openapi.json', '{ "openapi": "3.1.0" }');
  site.write('reference/pages/index.md', '---\nopenapi: ~/openapi.json\n---\n\n# Rooms\n');
  expect(() => site.build('reference')).toThrow(`Run ${site.lineFor('openapi')}`);

  site.write('cards/pages/index.md', '# Rooms\n');
  configureCards('', 'socialCards: true');
  expect(() => site.build('cards')).toThrow(site.lineFor('cards'));
}, 120_000);

describe('an installed package', () => {
  beforeAll(() => {
    site.install(['migrate']);
    expect(migrateVocs).toThrow(site.lineFor('vocs'));
    const files = site.install(['vocs', 'types', 'cards'], ['@fontsource-variable/inter']);
    expect(files.filter((file) => strangeFile.test(file))).toEqual([]);
  }, 240_000);

  it('migrates a site, which the installed engine builds', () => {
    docs('migrate', join(samples, 'vitepress/docs'), '--to', 'moved');
    expect(site.build('moved')).toMatch(/^Built \d+ pages/m);
    expect(existsSync(join(site.folder, 'moved/dist/guide/booking.html'))).toBe(true);
  });

  it('builds a site on Vocs with types in its samples, and migrates it', () => {
    site.copy(join(site.folder, 'typed/pages/index.md'), 'on-vocs/pages/typed.md');
    expect(site.build('on-vocs')).toMatch(/^Built 2 pages/m);
    expect(site.read('on-vocs/dist/typed.html')).toContain('data-types=');
    migrateVocs();
    site.build('from-vocs');
    expect(site.read('from-vocs/dist/typed.html')).toContain('data-types=');
    expect(site.read('from-vocs/dist/index.html')).toContain('npm install rooms');
    expect(site.read('from-vocs/docs.config.ts')).toContain('[types(), vocs()]');
  });

  it('checks samples, and shows their types with its script and its styles', () => {
    site.write(
      'typed/docs.config.js',
      `import { types } from '@stilldocs/types';\nexport default { title: 'Rooms', extensions: [types()] };`,
    );
    site.build('typed');
    const html = site.read('typed/dist/index.html');
    const [, file] = /data-types="(\/assets\/types-[^"]+)"/.exec(html)!;
    expect(site.read(`typed/dist${file}`)).toContain('const</span> seats');
    const assets = readdirSync(join(site.folder, 'typed/dist/assets'));
    const [script] = assets.filter((name) => name.startsWith('touch-'));
    // The rest of `stilldocs/browser` would bring React.
    const code = site.read(`typed/dist/assets/${script}`);
    const imported = Array.from(code.matchAll(/"\.\/([a-z]+)-[^"]+"/g), ([, name]) => name);
    expect(imported.toSorted()).toEqual(['client', 'explanations']);
    const sheet = assets.find((name) => name.endsWith('.css'));
    expect(site.read(`typed/dist/assets/${sheet}`)).toContain('.Code-typed');
  });

  it('draws the social cards of a site', () => {
    configureCards(`import { cards } from '@stilldocs/cards';`, 'extensions: [cards()]');
    expect(site.build('cards')).toMatch(/^Built 1 page /m);
    const assets = readdirSync(join(site.folder, 'cards/dist/assets'));
    expect(assets.filter((name) => /^card-.*\.png$/.test(name))).toHaveLength(1);
  });
});
