import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPreviewServer } from '../../packages/core/src/node/serve/preview.ts';
import { createRandom, type Random } from './mutate.ts';
import { testFolder } from '../../packages/core/src/node/files/test-folder.test.kit.ts';

/* `FUZZ_CASES=100000 FUZZ_SEED=7 npx vitest run tests/robustness/hostile-requests.test.ts` */
const cases = Number(process.env.FUZZ_CASES ?? 300);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const timeoutMs = Math.max(600_000, cases * 100);

const files: Record<string, string> = {
  'dist/index.html': 'home',
  'dist/404.html': 'not found',
  'dist/guide.html': 'guide',
  'dist/guide/index.html': 'guide',
  'dist/guide/deep/page.html': 'deep',
  'dist/assets/app-0a1b2c3d.js': 'app',
  'dist/.env': 'secret',
  'dist/.git/config': 'secret',
  'secret.html': 'secret',
  'secret/index.html': 'secret',
  'dist-other/index.html': 'secret',
};

/** The parts of paths: names, ways up and every encoding of their characters. */
const pieces = [
  ...[
    '/',
    '/',
    '/',
    '//',
    '\\',
    '.',
    '..',
    '...',
    '../',
    '..\\',
    './',
    ';',
    '?',
    '#',
    '&',
    '=',
    '*',
  ],
  ...[
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%2E%2e',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '%25',
    '%',
    '%0',
    '%zz',
  ],
  ...['%00', '\0', '%0d%0a', '%0a', '\t', '%20', '%7f', '\x7f', '%ff', '%fe%ff', '%ef%bb%bf'],
  // Overlong UTF-8: ".", "/" and "\" in two, three and four bytes.
  ...[
    '%c0%ae',
    '%c0%af',
    '%c1%9c',
    '%e0%80%ae',
    '%e0%80%af',
    '%f0%80%80%af',
    '%ed%a0%80',
    '%E0%A4%A',
  ],
  ...['\u2024', '\uff0e', '\uff0f', '%ef%bc%8f', '%u002e', '&#46;', 'é', '日本', '%F0%9F%98%80'],
  ...[
    'guide',
    'guide.html',
    'guide/',
    'deep',
    'page',
    'assets',
    'app-0a1b2c3d.js',
    'index',
    '.html',
  ],
  ...[
    'secret',
    'secret.html',
    'dist',
    'dist-other',
    '.env',
    '.git/config',
    '404',
    'docs',
    'etc/passwd',
  ],
  ...[
    'http://evil.example/',
    'https:',
    'file:///',
    'javascript:',
    '//evil.example',
    'C:\\',
    '@',
    ':80',
  ],
  ...[
    'a'.repeat(300),
    'a/'.repeat(2000),
    '../'.repeat(500),
    '%2e%2e/'.repeat(300),
    'x'.repeat(20_000),
  ],
];

const pages = ['', 'guide', 'guide.html', 'guide/deep/page', 'assets/app-0a1b2c3d.js'];

/** A path from the folder up to the files next to it, in a random spelling. */
function wayOut(random: Random): string {
  const up = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '%c0%ae%c0%ae', '..;', '.\\.', '..%00'];
  const slash = ['/', '//', '\\', '%2f', '%5c', '/./', '%c0%af'];
  const begin = random.pick(['/', '/guide/', '/assets/', '', '//', '/docs/', '/guide/deep/']);
  const target = random.pick(['secret.html', 'secret', 'secret/', 'dist-other/', 'dist/.env']);
  const steps = Array.from(
    { length: 1 + random.below(4) },
    () => random.pick(up) + random.pick(slash),
  );
  return begin + steps.join('') + target;
}

function pathOf(random: Random): string {
  if (random.below(3) === 0) return wayOut(random);
  // Existing files, too: otherwise a server without answers would pass.
  if (random.below(5) === 0)
    return (
      random.pick(['/', '/docs/']) + random.pick(pages) + random.pick(['', '?', '/', '%2f', '#'])
    );
  const made = Array.from({ length: 1 + random.below(7) }, () => random.pick(pieces)).join('');
  return random.below(8) === 0 ? made : `/${made}`;
}

const { at, write } = testFolder({ isShared: true });
const servers: { base: string; server: Server }[] = [];
beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const base of ['', '/docs']) {
    const server = createPreviewServer(at('dist'), base);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    servers.push({ base, server });
  }
});
afterAll(() => {
  for (const { server } of servers) server.close().closeAllConnections();
});

/**
 * Sends a path and headers unchanged, which no client library does; returns the complete answer.
 */
function send(server: Server, path: string, headers = ''): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    // The server may close the connection of a rejected request before it is complete.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? resolve(answer) : reject(error),
    );
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
  });
}

it(
  `answers ${cases} hostile paths with a page, or says that there is none`,
  async () => {
    const failures: string[] = [];
    let found = 0;
    for (let number = 0; number < cases && failures.length < 10; number++) {
      const random = createRandom(seed * 1_000_003 + number);
      const { base, server } = random.pick(servers);
      const path = pathOf(random);
      const answer = await send(server, path);
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
      if (status === '200') found++;
      const location = /^location: (.*)$/im.exec(answer)?.[1];
      const problems = [
        answer.includes('secret') && location === undefined && 'told a secret',
        Number(status) >= 500 && `answered ${status}`,
        status === '0' && answer !== '' && 'answered nonsense',
        location !== undefined && !/^\/docs\/(?!\/)/.test(location) && `led to ${location}`,
      ].filter(Boolean);
      if (problems.length > 0)
        failures.push(
          `FUZZ_SEED=${seed}, case ${number}, base "${base}": ${problems.join()} ${JSON.stringify(path.slice(0, 200))}`,
        );
    }
    expect(failures).toEqual([]);
    expect(found).toBeGreaterThan(cases / 30);
    for (const { base, server } of servers)
      expect(await send(server, `${base}/guide`)).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n.*guide/);
  },
  timeoutMs,
);

/** The parts of ranges. */
const rangePieces = [
  ...[
    'bytes=',
    'bytes',
    'items=',
    '=',
    '-',
    '-',
    '-',
    ',',
    ' ',
    '\t',
    '/',
    '*',
    '+',
    '.',
    'e',
    'x',
  ],
  ...[
    '0',
    '1',
    '2',
    '4',
    '5',
    '6',
    '99',
    '007',
    '0x1',
    '1e3',
    '-0',
    '9007199254740993',
    '9'.repeat(400),
  ],
];
const conditions = ['', '', '', 'If-Range: "x"\r\n', 'If-None-Match: "\r\n', 'If-Range: W/\r\n'];

it(
  `answers ${cases} hostile ranges with a part of the file, or with all of it`,
  async () => {
    const failures: string[] = [];
    const { server } = servers[0]!;
    for (let number = 0; number < cases && failures.length < 10; number++) {
      const random = createRandom(seed * 1_000_003 + number);
      const made = Array.from({ length: 1 + random.below(6) }, () => random.pick(rangePieces)).join(
        '',
      );
      const range = random.below(3) === 0 ? made : `bytes=${made}`;
      const answer = await send(server, '/guide', `Range: ${range}\r\n${random.pick(conditions)}`);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
      const [, start, end] = /^content-range: bytes (\d+)-(\d+)\/5$/im.exec(head) ?? [];
      const isRight =
        (status === '200' && body === 'guide' && !/^content-range/im.test(head)) ||
        (status === '206' &&
          body !== '' &&
          body === 'guide'.slice(Number(start), Number(end) + 1)) ||
        (status === '416' && body === '' && /^content-range: bytes \*\/5$/im.test(head));
      if (!isRight)
        failures.push(`FUZZ_SEED=${seed}, case ${number}: ${JSON.stringify([range, answer])}`);
    }
    expect(failures).toEqual([]);
  },
  timeoutMs,
);

it('answers to its own name only, whatever the path', async () => {
  const { server } = servers[0]!;
  const { port } = server.address() as AddressInfo;
  for (const path of ['/', '/guide', '/nowhere', 'http://localhost/', '*']) {
    const response = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('close', () => resolve(answer));
      socket.write(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
    });
    expect(response).toMatch(/^HTTP\/1\.1 403 /);
  }
});
