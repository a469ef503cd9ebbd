import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const parent = join(engineRoot, '../../tests/.sites/dev-hostile');
/** A folder outside of every site. */
let outside: string;
const { at } = testFolder({ isShared: true, below: parent });
let server: ChildProcess;
let port: number;
let said = '';

/** A system without free watchers: every file fails, including the first. */
const noWatchers = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
  const { watch } = fs;
  fs.watch = (path, ...rest) => {
    if (!String(path).includes('unwatched')) return watch(path, ...rest);
    const message = 'ENOSPC: System limit for number of file watchers reached, watch ' + path;
    throw Object.assign(new Error(message), { code: 'ENOSPC', path });
  };
  syncBuiltinESMExports();`)}`;

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'outside-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write(at('docs.config.js'), "export default { title: 'Site', outDir: 'dist' };");
  write(at('pages/index.md'), '# Unpublished\n');
  write(at('pages/broken.mdx'), '# Broken\n\n<Nothing\n');
  write(at('pages/stray.mdx'), "import { Stray } from '../Stray.tsx'\n\n<Stray/>\n");
  write(
    at('Stray.tsx'),
    `void Promise.reject(new Error('nobody waits for'));
    setTimeout(() => { throw new Error('thrown later'); });
    export const Stray = () => <b>Stray</b>;`,
  );
  write(at('public/digits.txt'), '0123456789');
  write(at('public/unwatched/a/a.txt'), 'a');
  write(at('public/unwatched/b/b.txt'), 'b');
  write(at('shared/logo.svg'), '<svg/>');
  write(at('.env'), 'KEY=secret');
  write(join(outside, 'secret.txt'), 'secret');
  write(join(outside, 'secret.html'), 'secret');
  write(join(outside, 'secret.js'), 'export default "secret"');
  for (const [name, target] of Object.entries({
    'public/self': '.',
    'public/sub': '../shared',
    'public/logo.svg': '../shared/logo.svg',
    'public/one': 'two',
    'public/two': 'one',
    'public/out': outside,
    'public/secret.txt': join(outside, 'secret.txt'),
    'public/page.html': join(outside, 'secret.html'),
    // In the workspace: pages may take text from it, but nothing of it is served.
    'public/package.txt': join(engineRoot, 'package.json'),
    'public/engine': engineRoot,
    'shared/around': '../public',
    'shared/secret.js': join(outside, 'secret.js'),
    'pages/self': '../pages',
    'pages/site': '..',
  }))
    symlinkSync(target, at(name));
  const docs = join(engineRoot, 'bin/docs.mjs');
  server = spawn(process.execPath, [docs, 'dev', '--root', at(), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: `--import=${noWatchers}` },
  });
  server.stderr!.on('data', (text: Buffer) => (said += text));
  const ended = once(server, 'exit').then(() => Promise.reject(new Error(said)));
  const [line] = (await Promise.race([once(server.stdout!, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  port = Number(/localhost:(\d+)/.exec(String(line))![1]);
}, 60_000);
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(outside, { recursive: true, force: true, maxRetries: 9 });
});

/** Sends a request unchanged, and returns the complete answer. */
function send(path: string, headers: Record<string, string> = {}): Promise<string> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    let answer = '';
    socket.on('error', reject);
    socket.on('data', (text) => (answer += text.toString()));
    socket.on('close', () => resolve(answer));
    socket.write(
      [`GET ${path} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '\r\n'].join('\r\n'),
    );
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const socketHeaders = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
};

/** Fails if the server has ended. */
async function expectAlive(): Promise<void> {
  expect(await send('/')).toMatch(/^HTTP\/1\.1 200 [^]*Unpublished/);
  expect([server.exitCode, server.signalCode]).toEqual([null, null]);
}

it('answers nothing to a name that was made to lead to it', async () => {
  const paths = ['/', '/_page/index.json', '/index.md', '/llms-full.txt', '/search-index.json'];
  const vites = ['/@vite/client', '/docs.config.js', '/digits.txt', `/@fs${at()}/pages/index.md`];
  for (const path of [...paths, ...vites, '/nowhere', '/%']) {
    const answer = await send(path, { Host: 'evil.example:5173' });
    expect([path, statusOf(answer)]).toEqual([path, 403]);
    expect(answer).toContain('--host evil.example');
    expect(answer).not.toContain('Unpublished');
    const asked = await send(path, { Origin: 'http://evil.example' });
    expect([path, statusOf(asked)]).toEqual([path, 403]);
  }
  for (const protocol of ['vite-ping', 'vite-hmr']) {
    const headers = { ...socketHeaders, 'Sec-WebSocket-Protocol': protocol };
    expect(statusOf(await send('/', { ...headers, Host: 'evil.example' }))).toBe(403);
    expect(statusOf(await send('/', { ...headers, Origin: 'http://evil.example' }))).toBe(403);
  }
  await expectAlive();
});

it('answers a target with its own host as a path', async () => {
  expect(await send('http://localhost:5173/?a')).toMatch(/ 200 [^]*Unpublished/);
  expect(statusOf(await send('http://evil.example/'))).toBe(403);
});

it('is not ended by what a component does beside its rendering, and tells of it', async () => {
  expect(await send('/stray')).toContain('<b>Stray</b>');
  await expect.poll(() => said).toMatch(/nobody waits for[^]*thrown later/);
  await expectAlive();
});

it('is not ended by a Referer that is no address', async () => {
  for (const Referer of ['http://[', '//', 'http://a:b:c', 'http://%zz/'])
    expect(statusOf(await send('/_page/broken.json', { Referer }))).toBe(500);
  await expectAlive();
});

it('answers every range, of its own files and of those that Vite reads', async () => {
  const Range = 'bytes=5-2';
  expect(statusOf(await send('/digits.txt', { Range }))).toBe(416);
  expect(await send('/digits.txt', { Range: 'bytes=-3' })).toMatch(/ 206 [^]*\r\n\r\n789$/);
  expect(statusOf(await send('/digits.txt', { Range: 'bytes=10-' }))).toBe(416);
  expect(statusOf(await send('/shared/logo.svg', { Range }))).toBe(200);
  expect(statusOf(await send(`/@fs${at()}/shared/logo.svg`, { Range }))).toBe(200);
  await expectAlive();
});

it('serves what links within the site lead to, and nothing out of it', async () => {
  for (const path of ['/logo.svg', '/sub/logo.svg', '/self/self/logo.svg'])
    expect(await send(path)).toMatch(/ 200 [^]*<svg\/>$/);
  const inPublic = ['/secret.txt', '/out/secret.txt', '/page.html', '/page', '/out/secret', '/one'];
  const byVite = [
    ...[
      '/public/secret.txt',
      '/public/out/secret.txt',
      '/shared/secret.js',
      '/out/secret.js?import',
    ],
    ...['/secret.txt?raw', '/secret.txt?import&raw', '/secret.txt?url', '/public/secret.txt?raw'],
    ...[`/@fs${at()}/public/secret.txt`, `/@fs${at()}/shared/secret.js?raw`],
    ...['/self/secret.txt', '/..%2f.env', '/%2e%2e/.env', '/.env'],
  ];
  for (const path of [...inPublic, ...byVite]) {
    const answer = await send(path);
    expect([path, answer.includes('secret"') || /\r\n\r\n.*secret/.test(answer)]).toEqual([
      path,
      false,
    ]);
    expect([path, [403, 404].includes(statusOf(answer))]).toEqual([path, true]);
  }
  await expectAlive();
});

it('serves nothing of the workspace that links of the public folder lead to', async () => {
  const paths = ['/package.txt', '/public/package.txt', '/engine/package.json'];
  for (const path of [...paths, '/package.txt?raw', `/@fs${at()}/public/package.txt`])
    expect([path, [403, 404].includes(statusOf(await send(path)))]).toEqual([path, true]);
  await expectAlive();
});

it('tells once that files cannot be watched, and hears of the others', async () => {
  expect(said.match(/Cannot watch all files/g)).toHaveLength(1);
  expect(said).toMatch(/ENOSPC[^]*fs\.inotify\.max_user_watches/);
  writeFileSync(at('pages/new.md'), '# New page\n');
  await expect.poll(async () => send('/new')).toContain('New page');
});

it('is not ended by connections that become no WebSocket', async () => {
  expect(statusOf(await send('/', socketHeaders))).toBe(400);
  const messages = [
    'vite:invoke',
    'vite:invalidate',
    'docs:connected',
    'docs:shown',
    'toString',
    5,
    null,
  ].map((event) => {
    const text = Buffer.from(JSON.stringify({ type: 'custom', event }));
    return Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0, ...text]);
  });
  const hosts = ['localhost', 'evil.example'];
  for (const protocol of ['vite-hmr', 'other', 'vite-ping', '']) {
    for (const Host of [...hosts, ...hosts]) {
      const socket = connect(port, 'localhost').on('error', () => undefined);
      await new Promise((done) => socket.once('connect', done));
      const headers = { ...socketHeaders, Host, 'Sec-WebSocket-Protocol': protocol };
      const lines = Object.entries(headers).map((line) => line.join(': '));
      const request = ['GET / HTTP/1.1', ...lines, '\r\n'].join('\r\n');
      // A client that closes the connection before the answer, and one that sends an invalid frame.
      socket.write(request);
      if (protocol !== 'other') await new Promise((done) => socket.once('data', done));
      socket.write(Buffer.concat([...messages, Buffer.alloc(9, 0xff)]), () =>
        socket.resetAndDestroy(),
      );
      if (!socket.closed) await new Promise((done) => socket.once('close', done));
    }
  }
  await expectAlive();
});

it('answers a path of slashes at once', async () => {
  const begun = performance.now();
  expect(statusOf(await send(`${'/'.repeat(6000)}x`))).toBe(404);
  expect(performance.now() - begun).toBeLessThan(5000);
});
