import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { docs, start, testsFolder } from '../helpers/servers.ts';
import { run } from '../package/packed.ts';
import { testFolder } from '../../packages/core/src/node/files/test-folder.test.kit.ts';

// The public measure of the Agent-Friendly Documentation Spec, at a version whose checks are known.
const tool = 'afdocs@0.22.2';
/** The lowest score that a site may have, of 100. */
const least = 97;
/** More than a site here has: every page is measured. */
const maxPages = '1000';

interface Report {
  testedPages: number;
  scoring: { overall: number };
  results: { id: string; status: string; message: string }[];
}

const { at, write } = testFolder({ isShared: true });
beforeAll(() => {
  write('package.json', '{ "private": true }');
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', tool], at());
});

const repository = join(testsFolder, '..');
const address = 'https://docs.example.com';

/** A site of `docs init` at an address, with the engine of this repository. */
function starter(): string {
  const root = at('starter');
  run(docs[0], [docs[1], 'init', root], '.');
  const config = join(root, 'docs.config.ts');
  const text = readFileSync(config, 'utf8');
  const written = text.replace(`// baseUrl: '${address}'`, `baseUrl: '${address}'`);
  expect(written).not.toBe(text);
  writeFileSync(config, written);
  const packages = join(root, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of ['stilldocs', 'react', 'react-dom'])
    symlinkSync(join(repository, 'node_modules', name), join(packages, name));
  return root;
}

/** The report of the tool, which ends with 1 if a check fails: the score decides. */
function measure(args: string[]): Report {
  const command = at('node_modules/.bin/afdocs');
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (!stdout.startsWith('{')) throw new Error(`afdocs wrote no report: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

/** The addresses of a built site's pages, as its sitemap has them. */
function pagesOf(out: string, served: string): string[] {
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  return Array.from(
    sitemap.matchAll(/<loc>([^<]*)</g),
    ([, page]) => served + new URL(page!).pathname,
  );
}

const sites = [
  { name: 'site', root: () => join(repository, 'site'), url: 'https://developer.vev.design' },
  { name: 'manual', root: () => join(repository, 'manual'), url: address },
  { name: 'starter', root: starter, url: address },
];

it.each(sites)(
  `the $name has at least ${least} of 100 points for agents`,
  async ({ name, root, url }) => {
    const site = root();
    const out = at('out', name);
    mkdirSync(dirname(out), { recursive: true });
    const place = ['--root', site, '--out', out];
    run(docs[0], [docs[1], 'build', ...place], '.', { MANUAL_URL: address });
    const preview = [...docs, 'preview', ...place, '--port', '4390'];
    const server = await start(preview, '.', /at (http:\S+)/);
    try {
      const { testedPages, scoring, results } = measure([
        ...['check', server.address, '--canonical-origin', url, '--max-links', maxPages],
        // With less than five pages the tool gives a score only if it is told which.
        ...(name === 'starter' ? ['--urls', pagesOf(out, server.address).join()] : []),
        ...['--request-delay', '0', '--format', 'json', '--score', '--quiet'],
      ]);
      const rest = results.filter(({ status }) => status === 'warn' || status === 'fail');
      const lines = rest.map(({ id, status, message }) => `  ${status}: ${id}: ${message}`);
      console.log(
        [`${name}: ${scoring.overall} of 100 on ${testedPages} pages`, ...lines].join('\n'),
      );
      expect(testedPages).toBeGreaterThan(name === 'starter' ? 2 : 40);
      expect(scoring.overall).toBeGreaterThanOrEqual(least);
    } finally {
      await server.end();
    }
  },
  600_000,
);
