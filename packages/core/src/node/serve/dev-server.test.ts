import { createHash } from 'node:crypto';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

// One server for all: starting it takes longer than what they ask it. The last tests change and end it.

// Below the workspace, so that the site finds React, and where files are watched.
const parent = join(engineRoot, '../../tests/.sites/dev-server');
const { at, write } = testFolder({ isShared: true, below: parent });
let server: ChildProcess;
let said: string;
let port: number;

const writeConfig = (title: string) =>
  write(
    'docs.config.js',
    `export default { title: '${title}', redirects: { '/old': '/日本' },
      extensions: [{ name: 'team', features: [{ module: '~/seats.js', thread: '~/thread.js' }] }] };`,
  );

/** A page with everything that may ask a thread, and a thread that answers when there is a file. */
function writeSeats(): void {
  write('pages/seats.mdx', '# Seats\n\n```seats\n1\n```\n\n```ts seated\n2\n```\n\n<Seats />\n');
  write(
    'seats.js',
    `const text = async (page, input) => (await page.ask(input, 60)) + ' seats';
    const html = async (page, input) => '<p>' + (await text(page, input)) + '</p>';
    export default () => ({
      drawings: { seats: async ({ code }, page) => ({ html: await html(page, code), text: '' }) },
      words: { seated: { add: async ([fence], page) => [{ below: await html(page, fence.code) }] } },
      elements: { Seats: async (_, page) => [{ type: 'text', value: await text(page, 3) }] },
    });`,
  );
  write(
    'thread.js',
    `import { existsSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    export default (_, { root }) => async (input) => {
      while (!existsSync(root + '/answers')) await setTimeout(20);
      return { output: 10 * input };
    };`,
  );
}

beforeAll(async () => {
  write('pages/index.md', '# Home\n');
  write('pages/c#.md', '# C sharp\n');
  write('pages/sidebar-items.md', '# Items\n');
  writeConfig('First');
  writeSeats();
  const docs = join(engineRoot, 'bin/docs.mjs');
  server = spawn(process.execPath, [docs, 'dev', '--root', at(), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  said = '';
  server.stderr!.on('data', (text: Buffer) => (said += text));
  const [line] = (await once(server.stdout!, 'data')) as [Buffer];
  port = Number(/localhost:(\d+)/.exec(String(line))![1]);
});
afterAll(() => {
  server.kill('SIGKILL');
});

/**
 * Sends the request of a browser that has lost its connection; returns the first line of the
 * answer.
 */
function ping(): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`Unexpected end, expected an answer: ${said}`)));
    socket.on('data', (text) => {
      resolve(String(text).split('\r\n')[0]!);
      socket.destroy();
    });
    socket.write(
      [
        'GET / HTTP/1.1',
        'Host: localhost',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
        'Sec-WebSocket-Protocol: vite-ping',
        '\r\n',
      ].join('\r\n'),
    );
  });
}

it('a page is opened without the answers of a thread that takes its time, and has them later', async () => {
  const seats = async () => {
    const answer = await fetch(`http://localhost:${port}/seats`);
    return [answer.status, (await answer.text()).match(/\d+ seats/g)];
  };
  expect(await seats()).toEqual([200, null]);
  write('answers', '');
  await vi.waitFor(
    async () => expect(await seats()).toEqual([200, ['10 seats', '20 seats', '30 seats']]),
    20_000,
  );
});

it('answers for pages and redirects of any name', async () => {
  const get = (path: string) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
  expect(await (await get('/c%23')).text()).toContain('C sharp</h1>');
  expect(await (await get('/_page/c%23.json')).text()).toContain('C sharp</h1>');
  expect((await get('/_page/sidebar-items.json')).status).toBe(200);
  const moved = await get('/old');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/%E6%97%A5%E6%9C%AC']);
  expect((await get('/%E0%A4%A')).status).toBe(404);
});

it('serves the documents of the public folder at every address that hosts do', async () => {
  write('public/folder/index.html', 'In a folder');
  for (const path of ['/folder/', '/folder/index.html', '/folder'])
    await expect
      .poll(async () => (await fetch(`http://localhost:${port}${path}`)).text())
      .toBe('In a folder');
});

it('serves no document beside the public folder', async () => {
  writeFileSync(join(parent, 'secret.html'), 'secret');
  for (const path of ['/..%2f..%2fsecret', '/..%2f..%2fsecret.html', '/x/..%2f..%2f..%2fsecret']) {
    const answer = await fetch(`http://localhost:${port}${path}`);
    expect([answer.status, (await answer.text()) === 'secret']).toEqual([404, false]);
  }
});

it('answers for the files of a document that another server has rendered', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  write('pages/dot.svg', picture);
  const version = createHash('sha256').update(picture).digest('hex').slice(0, 8);
  write('pages/c#.md', '# C sharp\n\n![A dot](./dot.svg)\n');
  const ask = (name: string) => fetch(`http://localhost:${port}/assets/dot-${name}.svg`);
  await expect.poll(async () => (await ask(version)).status, { timeout: 10_000 }).toBe(200);
  expect(await (await ask(version)).text()).toBe(picture);
  expect((await ask('00000000')).status).toBe(404);
});

it('tells a mistake of the configuration, and that it is mended', async () => {
  let printed = '';
  server.stdout!.on('data', (text: Buffer) => (printed += text));
  write('docs.config.js', "export default { titel: 'First' };");
  await expect.poll(() => said, { timeout: 10_000 }).toContain('docs.config.js:1:18');
  expect(printed).not.toContain('Mended');
  writeConfig('Mended');
  await expect.poll(() => printed, { timeout: 10_000 }).toContain('Mended: docs.config.js');
});

it('answers every connection once while the configuration changes', async () => {
  writeConfig('Second');
  let title = '';
  while (title !== 'Second') {
    for (let asked = 0; asked < 10; asked++)
      expect(await ping()).toBe('HTTP/1.1 101 Switching Protocols');
    const page = await fetch(`http://localhost:${port}/nowhere`);
    title = / – (.*)<\/title>/.exec(await page.text())?.[1] ?? '';
  }
});

it('tells that its folder has gone, and nothing else', async () => {
  const before = said.length;
  renameSync(at(), `${at()}-moved`);
  const home = async () => (await fetch(`http://localhost:${port}/nowhere`)).text();
  await expect.poll(home, { timeout: 10_000 }).toContain('does not exist');
  await expect.poll(() => said.slice(before)).toContain('Run docs init');
  expect(said.slice(before)).not.toMatch(/\[(?!config)\w+\]/);
  renameSync(`${at()}-moved`, at());
});

it('ends when it is asked to, also while the configuration changes', async () => {
  const ended = once(server, 'exit');
  writeConfig('Third');
  // The change is not observable from outside; after many pings it has been processed.
  for (let asked = 0; asked < 20; asked++) await ping();
  server.kill();
  expect(await ended).toEqual([0, null]);
});
