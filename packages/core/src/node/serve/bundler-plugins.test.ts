import { createServer } from 'node:http';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleClient } from '../assets/client-bundle.ts';
import { bundleServer } from '../assets/server-bundle.ts';
import { pluginFor, pluginTable } from '../bundler/plugins/index.ts';
import { engineRoot } from '../files/engine-version.ts';
import { loadSite } from '../site/site.ts';
import { startVite } from './dev-vite.ts';

// Below the workspace, so that the site finds React; the components of packages are no islands.
const root = join(engineRoot, '../../tests/.sites/bundler-plugins');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeAll(() => {
  mkdirSync(join(root, 'pages'), { recursive: true });
  pluginTable.added = pluginFor(['server', 'client', 'dev'], (_site, { target }) => ({
    name: 'added',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/Word.tsx') ? code.replace('plain', `of ${target}`) : undefined,
  }));
});
afterAll(() => {
  delete pluginTable.added;
  rmSync(root, { recursive: true, maxRetries: 9 });
});

/** What the component of the page says in some code. */
const wordsIn = (code: string) =>
  code.match(/(?<=["'`])(?:plain|of (?:server|client|dev))(?=["'`])/g);

it('a row of the table is a plugin of the server bundle, of the client bundle and of dev', async () => {
  write('docs.config.js', "export default { title: 'Site' };");
  write('pages/index.mdx', "import { Word } from '../Word.tsx'\n\n# Home\n\n<Word/>\n");
  write('Word.tsx', "'use client';\nexport const Word = () => <b>plain</b>;");
  const site = await loadSite({ root });
  const server = await bundleServer(site, 'test');
  expect(wordsIn(readFileSync(server.file, 'utf8'))).toEqual(['of server']);

  const { bundle } = await bundleClient(site, 'test', server, { banner: null, css: '' });
  const scripts = readdirSync(join(bundle.folder, 'assets')).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(join(bundle.folder, 'assets', name), 'utf8'));
  expect(wordsIn(code.join('\n'))).toEqual(['of client']);

  const styles = { good: new Map(), modules: new Map(), broken: new Map() };
  const { vite } = await startVite(site, createServer(), {
    ...{ styles, token: 'x', live: undefined },
  });
  expect(wordsIn((await vite.transformRequest('/Word.tsx'))!.code)).toEqual(['of dev']);
  await vite.close();
}, 60_000);
