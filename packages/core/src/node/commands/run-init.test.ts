import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { runDocs } from '../files/docs.test.kit.ts';
import { engineRoot } from '../files/engine-version.ts';
import { runInit } from './run-init.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write, read } = testFolder();

/** Runs the command, and returns what it printed. */
async function init(name: string): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    expect(await runInit({ folder: at(name) })).toBe(0);
    return String(log.mock.calls[0]![0]);
  } finally {
    log.mockRestore();
  }
}

const problemsOf = (name: string) =>
  init(name).then(
    () => [],
    (error: { diagnostics: Diagnostic[] }) => error.diagnostics.map(({ message }) => message),
  );

it.each([
  ['my docs/The API', 'the-api', 'The API'],
  ['UPPER', 'upper', 'UPPER'],
  ['日本', 'docs', '日本'],
  ['---', 'documentation', 'Documentation'],
])('a folder called %s is the package %s with the title %s', async (folder, name, title) => {
  expect(await init(folder)).toMatch(/^Wrote 21 files into .*Next:\n {2}cd ".*" && npm install/s);
  expect(JSON.parse(read(`${folder}/package.json`))).toMatchObject({ name });
  expect(read(`${folder}/docs.config.ts`)).toContain(`title: '${title}'`);
  expect(existsSync(at(folder, '.github/workflows/docs.yml'))).toBe(true);
});

it('keeps what a new repository has, and says what .gitignore lacks', async () => {
  mkdirSync(at('cloned/.git'), { recursive: true });
  write('cloned/README.md', 'mine');
  write('cloned/.gitignore', '*.log');
  const said = await init('cloned');
  expect(said).toContain('Wrote 19 files');
  expect(said).toContain('Kept .gitignore and README.md\nAdd to .gitignore: node_modules/, dist/');
  expect(read('cloned/README.md')).toBe('mine');
  expect(read('cloned/.gitignore')).toBe('*.log');
});

it('names all files that it would replace, and writes nothing', async () => {
  write('full/pages/index.mdx', 'mine');
  write('full/package.json', '{}');
  expect(await problemsOf('full')).toEqual([
    expect.stringMatching(/^package\.json exists in .*full: it would be overwritten$/),
    expect.stringMatching(/^pages\/index\.mdx exists in /),
  ]);
  expect(existsSync(at('full/docs.config.ts'))).toBe(false);
});

it.each(['file', 'file/below/it'])('refuses %s, which is a file', async (name) => {
  write('file', '');
  expect(await problemsOf(name)).toEqual([`${at('file')} is a file, not a folder`]);
});

it.each([
  [
    'github',
    '.github/workflows/docs.yml',
    '--shard "${{ matrix.shard }}/${{ strategy.job-total }}"',
  ],
  ['gitlab', '.gitlab-ci.yml', '--shard "$CI_NODE_INDEX/$CI_NODE_TOTAL"'],
  ['preview', '.github/workflows/preview.yml', 'docs build --preview'],
])('writes a pipeline for %s, and none over another', async (ci, file, command) => {
  vi.spyOn(console, 'log').mockReturnValue();
  expect(await runInit({ folder: at(), ci })).toBe(0);
  expect(read(file)).toContain(command);
  await expect(runInit({ folder: at(), ci })).rejects.toThrow(
    /exists in .*: it would be overwritten/,
  );
  await expect(runInit({ folder: at(), ci: 'jenkins' })).rejects.toThrow(
    'Unexpected "jenkins" for --ci, expected github, gitlab, preview',
  );
  vi.restoreAllMocks();
});

describe('--template', () => {
  // Below the workspace, so that the packages are found.
  const sites = testFolder({ below: join(engineRoot, 'node_modules/.tests-templates') });

  it.each([
    ['minimal', 'Built 1 page '],
    ['api', 'Built 10 pages '],
    ['sdk', 'Built 5 pages '],
  ])('%s is a site that builds without a warning', async (template, built) => {
    vi.spyOn(console, 'log').mockReturnValue();
    expect(await runInit({ folder: sites.at(), template })).toBe(0);
    expect(sites.read('package.json') + sites.read('docs.config.ts')).not.toContain('%');
    const { output } = await runDocs(['build', '--root', sites.at()]);
    expect(output).toContain(built);
    expect(output).not.toMatch(/warning|error/i);
  });

  it('names the templates if there is none of a name', async () => {
    await expect(runInit({ folder: sites.at(), template: 'blog' })).rejects.toThrow(
      'Unexpected "blog" for --template, expected site, minimal, api, sdk',
    );
    expect(existsSync(sites.at('package.json'))).toBe(false);
  });
});
