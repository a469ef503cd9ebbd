import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../../../core/src/node/files/engine-version.ts';
import { writeMigration } from '../write.ts';
import { migrateVitePress } from './vitepress-site.ts';
import { testFolder } from '../../../core/src/node/files/test-folder.test.kit.ts';

// Below the workspace, so that the configuration is loaded as in a site.
const parent = join(engineRoot, '../../tests/.sites/migrate-files');
const { at, write: writeFile } = testFolder({ below: parent });

function write(config: string, files: Record<string, string | Buffer>): void {
  const all = { '.vitepress/config.mjs': `export default ${config};`, ...files };
  for (const [name, content] of Object.entries(all)) writeFile(name, content);
}

/** The names of the new files, without the files of every site. */
const namesOf = (files: Map<string, unknown>) =>
  [...files.keys()]
    .filter((name) => !/^(?:docs\.config\.ts|package\.json|\.gitignore)$/.test(name))
    .sort();

it('takes over the whole public folder, also if the output of VitePress has its name', async () => {
  write(`{ title: 'A', outDir: '../public' }`, {
    'index.md': '# A',
    'public/.nojekyll': '',
    'public/.well-known/security.txt': 'x',
    'public/dist/lib.js': 'x',
    'guide/build/index.md': '# Build',
  });
  const { files } = await migrateVitePress(at());
  expect(namesOf(files)).toEqual([
    'pages/guide/build/index.md',
    'pages/index.md',
    'public/.nojekyll',
    'public/.well-known/security.txt',
    'public/dist/lib.js',
  ]);
});

it('gives a home page that was one component of Vue a hero', async () => {
  write(`{ title: 'A', description: 'B', themeConfig: { nav: [{ text: 'Go', link: '/go' }] } }`, {
    'index.md':
      '---\nlayout: page\n---\n\n<script setup>\nimport Home from "./Home.vue"\n</script>\n\n<Home />\n',
    'go.md': '<Home />\n',
    'package.json': '{ "dependencies": { "own": "workspace:*" } }',
  });
  const { files, byHand } = await migrateVitePress(at());
  const textOf = (name: string) => (files.get(name) as { text: string }).text;
  expect(textOf('pages/index.md')).toMatch(
    /^---\nlayout: "landing"\nhero: \{"text":"A","tagline":"B","actions":\[\{"text":"Go","link":"\/go"\}\]\}\n---\n[^]*Not moved: `<Home \/>`/,
  );
  expect(textOf('pages/go.md')).not.toContain('hero');
  expect(byHand).toContainEqual(expect.objectContaining({ what: 'Package own' }));
});

it('names every file that it leaves out', async () => {
  write(`{ title: 'A', srcDir: 'src/pages' }`, {
    'src/pages/index.md': '# A',
    'src/pages/.hidden/x.md': 'x',
    'src/pages/_part.md': 'x',
    'src/snippets/a.ts': 'x',
    'netlify.toml': 'x',
  });
  const { files, notes } = await migrateVitePress(at());
  expect(namesOf(files)).toEqual(['pages/_part.md', 'pages/index.md']);
  expect(notes.map(({ file }) => file).sort()).toEqual([
    'netlify.toml',
    'pages/_part.md',
    'src/pages/.hidden',
    'src/snippets',
  ]);
});

it('keeps the first of two pages with one new name, and writes nothing outside of the new site', async () => {
  write(
    `{ title: 'A', srcExclude: ['README.md'], rewrites: { 'b.md': 'a.md', 'c.md': '../../c.md' } }`,
    {
      'a.md': '# A',
      'b.md': '# B',
      'c.md': '# C',
      'README.md': 'excluded',
      '_README.md': 'another',
    },
  );
  const { files, byHand, pages } = await migrateVitePress(at());
  expect(pages).toEqual(['pages/_README.md', 'pages/a.md']);
  expect(files.get('pages/a.md')).toEqual({ text: '# A' });
  expect(byHand).toEqual([
    expect.objectContaining({ file: 'b.md', what: 'Its new name is pages/a.md' }),
    expect.objectContaining({ file: 'c.md', what: 'Its new name is pages/../../c.md' }),
    expect.objectContaining({ file: 'README.md', what: 'Its new name is pages/_README.md' }),
  ]);
});

it('says which text is not UTF-8, and reads a byte order mark and line ends of Windows', async () => {
  write(`{ title: 'A' }`, {
    'index.md': Buffer.from('# Caf\u00e9', 'latin1'),
    'b.md': '\uFEFF---\r\nlayout: page\r\n---\r\n# B\r\n',
    'package.json': '\uFEFF{ "name": "a" }',
  });
  const { files, byHand } = await migrateVitePress(at());
  expect(files.get('pages/b.md')).toEqual({ text: '---\nlayout: minimal\n---\n# B\n' });
  expect(byHand).toEqual([
    expect.objectContaining({ file: 'pages/index.md', what: 'A text that is not UTF-8' }),
  ]);
});

it('writes names with blanks, quotes and other scripts, and refuses a file in place of the folder', async () => {
  write(`{ title: 'A' }`, {
    'a b.md': '# A',
    'é "q".md': '# B',
    '設定/x.md': '# C',
    'x.bin': '\u0000',
  });
  symlinkSync('nowhere', at('dangling.md'));
  const migration = await migrateVitePress(at());
  const target = join(parent, 'new');
  writeMigration(migration, target);
  expect(readFileSync(join(target, 'pages/設定/x.md'), 'utf8')).toBe('# C');
  expect(namesOf(migration.files)).toHaveLength(4);
  writeFileSync(join(parent, 'file'), '');
  expect(() => writeMigration(migration, join(parent, 'file'))).toThrow('is not an empty folder');
});
