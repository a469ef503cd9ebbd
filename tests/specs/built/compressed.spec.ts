import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { docs, start, testsFolder } from '../../helpers/servers.ts';
import { expect, serverTest as test } from '../../helpers/test.ts';

test(
  'an output with compressed files is served from them',
  { tag: ['@built', '@once', '@not-firefox', '@long'] },
  async ({ request, base }, { workerIndex }) => {
    const out = `dist/compressed-${workerIndex}`;
    const site = ['--root', 'fixture', '--base', base || '/', '--out', out];
    const [node, cli] = docs;
    execFileSync(node, [cli, 'build', ...site, '--compress'], {
      cwd: testsFolder,
      stdio: 'ignore',
    });
    const running = await start(
      [node, cli, 'preview', ...site, '--port', '0'],
      testsFolder,
      /(http:\S+)/,
    );
    try {
      for (const encoding of ['br', 'gzip']) {
        const headers = { 'Accept-Encoding': encoding };
        const answer = await request.get(`${running.address}/guide/long`, { headers });
        expect(answer.status()).toBe(200);
        expect(answer.headers()['content-encoding']).toBe(encoding);
        expect(answer.headers()['content-type']).toMatch(/^text\/html/);
        // A file has a length; a response that is compressed on the fly has none.
        expect(Number(answer.headers()['content-length'])).toBeGreaterThan(0);
        expect(await answer.text()).toContain('Part 10');
      }
      const plain = await request.get(`${running.address}/guide/long`, {
        headers: { 'Accept-Encoding': 'identity' },
      });
      expect(plain.headers()['content-encoding']).toBeUndefined();
    } finally {
      await running.end();
      rmSync(join(testsFolder, 'fixture', out), { recursive: true, force: true });
    }
  },
);
