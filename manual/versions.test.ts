import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSites } from '../packages/core/src/node/site/site.ts';
import { samples } from './docs.test.kit.ts';

it('shows a configuration of three versions, which are tags', async () => {
  const root = mkdtempSync(join(tmpdir(), 'manual-versions-'));
  try {
    cpSync(join(samples, 'versions'), root, { recursive: true });
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@rooms.example'];
    const git = (...args: string[]) => execFileSync('git', ['-C', root, ...author, ...args]);
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'Rooms');
    for (const tag of ['v1.3', 'v1.4']) git('tag', tag);
    const sites = await loadSites({ root });
    expect(
      sites.map(({ config, version, diagnostics }) => [
        config.base,
        version?.archived,
        diagnostics,
      ]),
    ).toEqual([
      ['', undefined, []],
      ['/1.4', false, []],
      ['/1.3', true, []],
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 9 });
  }
});
