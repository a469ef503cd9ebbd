import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';

it('shows pages of a site that has the engine and no React of its own, as strict installations give it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'strict-'));
  mkdirSync(join(root, 'pages'));
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(engineRoot, join(root, 'node_modules/stilldocs'));
  writeFileSync(
    join(root, 'docs.config.ts'),
    "import { defineConfig } from 'stilldocs';\nexport default defineConfig({ title: 'Strict' });\n",
  );
  writeFileSync(join(root, 'pages/index.mdx'), '# Home\n\n:::note\nRead this.\n:::\n');
  const docs = join(engineRoot, 'bin/docs.mjs');
  const server = spawn(process.execPath, [docs, 'dev', '--root', root, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const answer = await fetch(/http:\S+/.exec(String(line))![0]);
    const text = await answer.text();
    expect(text).toContain('Read this.');
    expect(answer.status).toBe(200);
  } finally {
    server.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true, maxRetries: 9 });
  }
});
