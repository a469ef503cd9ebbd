import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../site.ts';
import { validParts } from './foreign-config.ts';
import { loadConfig } from './load-config.ts';
import { testFolder } from '../../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

const load = (folder = at()) => loadConfig(folder, at('.cache'));

/** Installs a package that reads `shelf.config`. */
function install(reader: string, manifest = {}): void {
  write('package.json', { dependencies: { 'team-shelf': '*' } });
  write('node_modules/team-shelf/package.json', {
    ...{ name: 'team-shelf', version: '1.0.0', type: 'module' },
    ...{ exports: { './package.json': './package.json' } },
    stilldocs: { configurations: { 'shelf.config': './reader.js' } },
    ...manifest,
  });
  write('node_modules/team-shelf/reader.js', reader);
}

const reader = `export default {
  aliases: { shelf: 'stilldocs' },
  read: ({ name, ...config }, file) => ({
    root: 'books',
    config: { title: name, ...config, extensions: [
      { name: 'shelf', rules: { shelf: { severity: 'warn', finds: 'x' } } },
    ] },
    problems: [{ rule: 'shelf', message: 'M', file: file.name }],
  }),
};`;

describe('the configuration of another engine', () => {
  it('is read by a package that the site, or a folder above it, lists', async () => {
    install(reader);
    write(
      'site/shelf.config.ts',
      "import { defineConfig } from 'shelf';\nexport default async () => defineConfig({ name: 'S', lang: 7 });",
    );
    const loaded = await load(at('site'));
    expect(loaded).toMatchObject({
      root: at('site/books'),
      main: at('site/shelf.config.ts'),
      config: { title: 'S', lang: 'en', checks: { 'dead-link': { severity: 'warn' } } },
      problems: [
        { severity: 'warning', rule: 'shelf', message: 'M', file: 'shelf.config.ts' },
        { severity: 'warning', rule: 'foreign-config', file: 'shelf.config.ts' },
      ],
    });
    expect(loaded.problems[1]!.message).toContain('\n    lang: ');
  });

  it('may set the rules of the extensions that it gets', async () => {
    install(reader);
    write('shelf.config.js', "export default { name: 'S', checks: { shelf: 'off' } };");
    write('books/pages/index.md', '# A');
    const site = await loadSite({ root: at() });
    expect(site.config.checks).toMatchObject({ shelf: { severity: 'off' } });
    expect(site.diagnostics.map(({ rule }) => rule)).toEqual(['shelf']);
  });

  it('gives way to docs.config.ts', async () => {
    install(reader);
    write('shelf.config.js', "export default { name: 'S' };");
    write('docs.config.ts', "export default { title: 'D' };");
    expect((await load()).config.title).toBe('D');
  });

  it('names the reader that fails, or is none, and a package of another version', async () => {
    write('shelf.config.js', 'export default {};');
    install("export default { read() { throw new Error('no books'); } };");
    await expect(load()).rejects.toThrow('shelf.config.js failed: no books');
    install('export const read = 1;', { version: '1.0.1' });
    await expect(load()).rejects.toThrow('has no reader as its default export');
    install(reader, { peerDependencies: { stilldocs: '~0.0.1' } });
    await expect(load()).rejects.toThrow('The package team-shelf 1.0.0 needs stilldocs ~0.0.1');
    install(reader);
    write('shelf.config.js', 'export default 1;');
    await expect(load()).rejects.toThrow('The default export of shelf.config.js is not an object');
  });

  it('is an error with the line to run, if the package that reads it is not installed', async () => {
    write('vocs.config.tsx', 'export default {};');
    await expect(load()).rejects.toMatchObject({
      diagnostics: [
        {
          rule: 'config',
          message: 'The package @stilldocs/vocs reads vocs.config.tsx, and is not installed here',
          hint: 'Run: npm install -D @stilldocs/vocs',
          file: 'vocs.config.tsx',
        },
      ],
    });
    write('site/vocs.config.ts', 'export default {};');
    rmSync(at('vocs.config.tsx'));
    await expect(load()).rejects.toMatchObject({
      diagnostics: [{ hint: 'Name the folder of the site: --root site' }],
    });
  });
});

it('values that are not valid are left out, in one warning', () => {
  const { config, problems } = validParts(
    { title: 'T', sidebar: [{ text: 'A', link: 'javascript:1' }], lang: 'no language' },
    'x.config.ts',
  );
  expect(config).toMatchObject({ title: 'T' });
  expect(config).not.toHaveProperty('lang');
  expect(problems).toHaveLength(1);
  expect(problems[0]!.message).toMatch(/left out:[^]*lang: [^]*/);
  expect(problems[0]!.message.split('\n').length).toBeGreaterThanOrEqual(3);
  expect(validParts({ title: 'T' }, '').problems).toEqual([]);
});
