import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSites } from '../packages/core/src/node/site/site.ts';
import { samples } from './docs.test.kit.ts';

/** The editions of a sample in a repository with these tags: the base, and what the version covers. */
async function editionsOf(sample: string, tags: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'manual-versions-'));
  try {
    cpSync(join(samples, sample), root, { recursive: true });
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@rooms.example'];
    const git = (...args: string[]) => execFileSync('git', ['-C', root, ...author, ...args]);
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'Rooms');
    for (const tag of tags) git('tag', tag);
    const sites = await loadSites({ root });
    return sites.map(({ config, version, pages, diagnostics }) => ({
      base: config.base,
      archived: version?.archived,
      paths: pages.map(({ path }) => path),
      diagnostics,
    }));
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 9 });
  }
}

it('shows a configuration of three versions, which are tags', async () => {
  const editions = await editionsOf('versions', ['v1.3', 'v1.4']);
  expect(editions).toMatchObject([
    { base: '', archived: undefined, diagnostics: [] },
    { base: '/1.4', archived: false, diagnostics: [] },
    { base: '/1.3', archived: true, diagnostics: [] },
  ]);
});

it('shows versions of two areas, each with the pages of its area', async () => {
  const editions = await editionsOf('areas', ['cli-v7', 'sdk-v2.5']);
  expect(editions).toMatchObject([
    {
      base: '',
      paths: ['/', '/changes/cli/7..8', '/changes/sdk/2.5..3', '/cli/run', '/sdk/book'],
      diagnostics: [],
    },
    { base: '/7', paths: ['/cli/run'], diagnostics: [] },
    { base: '/2.5', paths: ['/sdk/book'], diagnostics: [] },
  ]);
});
