import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

it('shows pages of a site that has the engine and no React of its own, as strict installations give it', async () => {
  mkdirSync(at('node_modules'));
  symlinkSync(engineRoot, at('node_modules/stilldocs'));
  write(
    'docs.config.ts',
    "import { defineConfig } from 'stilldocs';\nexport default defineConfig({ title: 'Strict' });\n",
  );
  write('pages/index.mdx', '# Home\n\n:::note\nRead this.\n:::\n');
  const docs = join(engineRoot, 'bin/docs.mjs');
  const server = spawn(process.execPath, [docs, 'dev', '--root', at(), '--port', '0'], {
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
  }
});
