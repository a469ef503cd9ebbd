import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSections } from '../../core/src/shared/search/find-sections.ts';
import { openIndex } from '../../core/src/shared/search/index-source.ts';
import { runDocs } from '../../core/src/node/files/docs.test.kit.ts';
import { engineRoot } from '../../core/src/node/files/engine-version.ts';
import { testFolder } from '../../core/src/node/files/test-folder.test.kit.ts';

const docs = join(engineRoot, 'bin/docs.mjs');
/** Ends the process at the first connection or name resolution. */
const noNetwork = `data:text/javascript,${encodeURIComponent(`
  import net from 'node:net'; import dns from 'node:dns'; import dgram from 'node:dgram';
  import { syncBuiltinESMExports } from 'node:module';
  const refuse = () => { console.error('network'); process.exit(7); };
  net.Socket.prototype.connect = net.Server.prototype.listen = refuse;
  dns.lookup = dns.resolve = dgram.createSocket = globalThis.fetch = refuse;
  syncBuiltinESMExports();`)}`;

const pages: Record<string, string> = {
  'index.md': '# Welcome\n\nRead [the guide](/guide/start).\n',
  'guide/start.mdx':
    '---\ndescription: How to begin.\n---\n\n# Start here\n\nIntro.\n\n## Install `useThing()` [#](/)\n\nRun **this**:\n\n```sh\n## Not a heading\nnpm i thing\n```\n\n### Deeper\n\nBelow install.\n\n## Again\n\nFirst.\n\n## Again\n\nSecond.\n\n<h2 id="made">Made by hand</h2>\n\nOf JSX.\n',
  'guide/secret.md': '---\nsearchable: false\n---\n\n# Unlisted\n\n## Part\n\nHidden words.\n',
  'wide/日本 語.md': '# 日本語\n\n## 見出し\n\nここ。\n',
};

const { at } = testFolder({ isShared: true });
let folder: string;
beforeAll(async () => {
  const site = at('site');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  write('docs.config.js', "console.log('said'); export default { title: 'S', basePath: '/docs' };");
  for (const [file, text] of Object.entries(pages)) write(`pages/${file}`, text);
  write('pages/guide/start.search.txt', '#again\nonce more, repeatedly');
  const built = await runDocs(['build', '--root', site]);
  expect(built.stderr).not.toContain('error:');
  // Only the output: a copy, far from the site.
  folder = at('copy');
  cpSync(join(site, 'dist'), folder, { recursive: true });
}, 60_000);

/** A copy of the output with a German edition: its files have the words of another language. */
function addGerman(output: string): string {
  cpSync(folder, output, { recursive: true });
  const german = join(output, 'de');
  cpSync(folder, german, { recursive: true });
  for (const file of [
    '404.html',
    'guide/start.md',
    'search-index.json',
    '_page/guide/start.json',
  ]) {
    const text = readFileSync(join(german, file), 'utf8');
    const translated = text.replace('lang="en"', 'lang="de"').replaceAll('Start here', 'Anfang');
    writeFileSync(join(german, file), translated.replaceAll('/docs', '/docs/de'));
  }
  rmSync(join(german, 'guide/secret.md'));
  return output;
}

const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

/** The server of the copied output, which most tests share. */
let connected: ReturnType<typeof start> | undefined;
const connect = () => (connected ??= start('--root', at(), '--out', 'copy'));

/** Starts the server as an editor does, and connects a client. */
async function start(...args: string[]) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [docs, 'mcp', ...args],
    env: { ...(process.env as Record<string, string>), NODE_OPTIONS: `--import=${noNetwork}` },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1' });
  clients.push(client);
  await client.connect(transport);
  return {
    client,
    async ask(name: string, values: object = {}) {
      const { content, isError = false } = await client.callTool({
        name,
        arguments: values as Record<string, unknown>,
      });
      const [first] = content as { type: string; text: string }[];
      return { isError, text: first!.text };
    },
  };
}

describe('docs mcp', () => {
  it('says what it can do', async () => {
    const { client } = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'list_pages',
      'read_changes',
      'read_page',
      'read_section',
      'search',
    ]);
    for (const { annotations, inputSchema, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema.type).toBe('object');
      expect(description).toBeTruthy();
    }
    expect(client.getServerVersion()?.name).toBe('stilldocs');
  });

  it('answers for an earlier version, also in a language', async () => {
    const all = at('versions');
    addGerman(all);
    addGerman(join(all, '1.4'));
    writeFileSync(join(all, '1.4/guide/start.md'), 'Of 1.4');
    const { ask } = await start('--root', at(), '--out', 'versions');
    const read = async (values: object) =>
      (await ask('read_page', { page: '/guide/start', ...values })).text;
    expect(await read({})).toContain('# Start here');
    expect(await read({ version: '1.4' })).toBe('Of 1.4');
    expect(await read({ version: '1.4', language: 'de' })).toContain('# Anfang');
    expect(await ask('list_pages', { version: '../site' })).toEqual({
      isError: true,
      text: 'The site has no earlier version "../site". It has: 1.4. Without a version you get the current one.',
    });
  });

  it('reads what changed between two versions', async () => {
    const asked = { from: '1.4', to: '2' };
    const { ask } = await connect();
    expect(await ask('read_changes', asked)).toEqual({
      isError: true,
      text: 'The site has one version.',
    });
    const output = at('changes');
    cpSync(folder, output, { recursive: true });
    for (const file of ['changes/1.4..2.html', 'changes/1.4..2.md', '_page/changes/1.4..2.json']) {
      mkdirSync(dirname(join(output, file)), { recursive: true });
      const type = file.endsWith('.md') ? 'md' : file.endsWith('.html') ? 'html' : 'json';
      const like = {
        md: 'guide/start.md',
        html: 'guide/start.html',
        json: '_page/guide/start.json',
      };
      cpSync(join(output, like[type]), join(output, file));
    }
    writeFileSync(join(output, 'changes/1.4..2.md'), '# From 1.4 to 2\n');
    const versions = await start('--root', at(), '--out', 'changes');
    expect((await versions.ask('read_changes', asked)).text).toBe('# From 1.4 to 2\n');
    expect((await versions.ask('read_changes', { from: '1', to: '2' })).text).toBe(
      'There are no changes "1..2". There are: 1.4..2.',
    );
  });

  it('lists the pages, the home page first, or those below a path', async () => {
    const { ask } = await connect();
    expect((await ask('list_pages')).text.split('\n')).toEqual([
      '/ – Welcome',
      '/guide/secret – Unlisted',
      '/guide/start – Start here: How to begin.',
      '/wide/日本 語 – 日本語',
    ]);
    expect((await ask('list_pages', { under: 'guide', offset: 1 })).text).toBe(
      '/guide/start – Start here: How to begin.',
    );
    expect(await ask('list_pages', { under: '/gide' })).toEqual({
      isError: true,
      text: expect.stringContaining('There is no page at or below "/gide"'),
    });
  });

  it.each([
    '/guide/start',
    'guide/start.md',
    '/docs/guide/start/',
    '/guide/start.html?q=1#again',
    'https://docs.example/docs/guide/start',
  ])('reads the page written as %s', async (page) => {
    const { ask } = await connect();
    expect((await ask('read_page', { page })).text).toBe(
      readFileSync(join(folder, 'guide/start.md'), 'utf8'),
    );
  });

  it('reads a page of any script, encoded or not', async () => {
    const { ask } = await connect();
    for (const page of ['/wide/日本 語', encodeURI('/docs/wide/日本 語')])
      expect((await ask('read_page', { page })).text).toContain('# 日本語');
  });

  it.each([
    ['/guide/strat', 'Did you mean "/guide/start"?'],
    ['/other/start', 'Did you mean "/guide/start"?'],
    ['/../copy/index', 'The site has no page'],
    ['/_page/index', 'The site has no page'],
    ['/404', 'The site has no page'],
    ['%00', 'The site has no page'],
  ])('names the nearest page for %s', async (page, says) => {
    const { ask } = await connect();
    expect(await ask('read_page', { page })).toEqual({
      isError: true,
      text: expect.stringContaining(says),
    });
  });

  it('finds in the order of the browser’s search', async () => {
    const { ask } = await connect();
    const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const index = openIndex(read('search-index.json'), read('search-expansions.json'));
    for (const query of ['useThing(', 'install', 'again first', 'ここ']) {
      const results = await findSections(index, query);
      const expected = results.map(({ href }) => href.slice('/docs'.length));
      const { text } = await ask('search', { query });
      expect(text.match(/(?<=^ {3})\/.*$/gm)).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
    }
    const { text } = await ask('search', { query: 'usething', limit: 1 });
    expect(text).toMatch(/^1\. .*Install useThing\(\).*\n {3}\/guide\/start#install-usething/);
    expect((await ask('search', { query: 'repeated' })).text).toBe(
      '1. Start here › Again\n   /guide/start#again\n   also: once more, repeatedly\n   First.',
    );
    expect((await ask('search', { query: 'xyzzyq' })).text).toContain('No results for "xyzzyq"');
    expect((await ask('search', { query: 'hidden words' })).text).not.toContain('secret');
  });

  it.each([
    ['install-usething-', '## Install `useThing()`', 'Below install.', 'First.'],
    ['#deeper', '### Deeper', 'Below install.', 'npm i'],
    ['again', '## Again', 'First.', 'Second.'],
    ['again-1', '## Again', 'Second.', 'First.'],
    ['Deeper', '### Deeper', 'Below install.', 'npm i'],
    ['made', '## Made by hand', 'Of JSX.', 'Second.'],
  ])('reads the section %s', async (section, begins, holds, lacks) => {
    const { ask } = await connect();
    const { text } = await ask('read_section', { page: '/guide/start', section });
    expect(text.startsWith(begins)).toBe(true);
    expect(text).toContain(holds);
    expect(text).not.toContain(lacks);
  });

  it('names the sections there are, and the nearest', async () => {
    const { ask } = await connect();
    const { isError, text } = await ask('read_section', { page: 'guide/start', section: 'agian' });
    expect(isError).toBe(true);
    expect(text).toContain('Did you mean "again"?');
    expect(text).toContain('deeper, again, again-1, made');
    expect((await ask('read_section', { page: '/guide/secret', section: 'part' })).text).toBe(
      '## Part\n\nHidden words.',
    );
  });

  it('answers in the language that is asked for, and in the source’s what is not translated', async () => {
    addGerman(at('languages'));
    const { ask } = await start('--root', at(), '--out', 'languages');
    const page = '/guide/start';
    expect((await ask('read_page', { page })).text).toContain('# Start here');
    for (const language of ['de', 'de-AT']) {
      expect((await ask('read_page', { page, language })).text).toContain('# Anfang');
      expect((await ask('search', { query: 'install', language })).text).toMatch(
        /^1\. Anfang.*\n {3}\/guide\/start#install/,
      );
    }
    expect((await ask('list_pages', { language: 'de' })).text).toContain('– Anfang');
    expect((await ask('read_page', { page: '/guide/secret', language: 'de' })).text).toBe(
      readFileSync(join(folder, 'guide/secret.md'), 'utf8'),
    );
    expect(await ask('list_pages', { language: 'fr' })).toEqual({
      isError: true,
      text: 'The site has no language "fr". It has: en, de.',
    });
  });

  it('refuses arguments of another form', async () => {
    const { ask } = await connect();
    const refused = await ask('search', { query: 5 }).catch((error: Error) => ({
      isError: true,
      text: error.message,
    }));
    expect(refused.isError).toBe(true);
    expect(refused.text).toMatch(/query/i);
  });

  it('says that nothing is built yet, and reads a build that is made meanwhile', async () => {
    const { ask } = await start('--root', at(), '--out', 'later');
    expect(await ask('list_pages')).toEqual({
      isError: true,
      text: expect.stringMatching(/There is no built site in .*later.*docs build/),
    });
    cpSync(folder, at('later'), { recursive: true });
    expect((await ask('read_page', { page: '/' })).text).toContain('# Welcome');
    rmSync(at('later'), { recursive: true, maxRetries: 9 });
    expect((await ask('read_page', { page: '/' })).isError).toBe(true);
  });

  it('finds the output by the configuration, which may print', async () => {
    const { ask } = await start('--root', at('site'));
    expect((await ask('read_page', { page: '/' })).text).toContain('# Welcome');
  });

  it('says what is wrong with a damaged index, and answers what it can', async () => {
    cpSync(folder, at('broken'), { recursive: true });
    writeFileSync(at('broken/search-index.json'), '{"documentCo');
    const { ask } = await start('--root', at(), '--out', 'broken');
    expect(await ask('search', { query: 'a' })).toEqual({
      isError: true,
      text: expect.stringMatching(/The build cannot be read/),
    });
    expect((await ask('read_page', { page: '/' })).isError).toBe(false);
  });
});
