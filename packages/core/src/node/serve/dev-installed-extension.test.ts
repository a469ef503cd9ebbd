import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const require = createRequire(import.meta.url);

/** A site, and an extension as npm installs it: compiled, and no link. */
const files = {
  'node_modules/team-rooms/package.json': '{"name":"team-rooms","type":"module"}',
  'node_modules/team-rooms/Footer.js': `import { jsx } from 'react/jsx-runtime';
import { Seats } from './Seats.js';
export default () => jsx(Seats, {});`,
  'node_modules/team-rooms/Seats.js': `'use client';
import { jsx } from 'react/jsx-runtime';
import { useState } from 'react';
export function Seats() {
  const [count, setCount] = useState(6);
  return jsx('button', { onClick: () => setCount(count - 1), children: count });
}`,
  'docs.config.js': `export default {
  title: 'Rooms',
  extensions: [{ name: 'team-rooms', components: { PageFooter: 'team-rooms/Footer.js' } }],
};`,
  'pages/index.md': '# Home\n',
};

const { at, write } = testFolder();

it('shows islands of an installed extension, which the browser can load', async () => {
  for (const [name, text] of Object.entries(files)) write(name, text);
  symlinkSync(engineRoot, at('node_modules/stilldocs'));
  for (const name of ['react', 'react-dom'])
    symlinkSync(dirname(require.resolve(`${name}/package.json`)), at('node_modules', name));
  const docs = join(engineRoot, 'bin/docs.mjs');
  const server = spawn(process.execPath, [docs, 'dev', '--root', at(), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text));
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const address = /http:\S+/.exec(String(line))![0];
    const answer = await fetch(address);
    const html = await answer.text();
    expect(html, `${answer.status} ${JSON.stringify([...answer.headers])}\n${said}`).toMatch(
      /<docs-island data-island="node_modules\/team-rooms\/Seats\.js#Seats"/,
    );
    const island = await fetch(new URL('node_modules/team-rooms/Seats.js?import', address));
    // A module that browsers can load: the package itself is CommonJS.
    expect(await island.text()).toContain('/deps/react_jsx-runtime.js');
  } finally {
    server.kill('SIGKILL');
  }
});
