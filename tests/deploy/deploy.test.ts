import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDocs } from '../../packages/core/src/node/files/docs.test.kit.ts';
import { acceptCases } from '../../packages/core/src/node/serve/accept-cases.test.kit.ts';
import { ensureBrotliModule, ensureServer } from '../ensure-servers.mjs';
import { type RunningServer, startPlainHost } from '../helpers/plain-host.ts';
import { type Served, startCaddy, startNginx } from './web-servers.ts';
import { testFolder } from '../../packages/core/src/node/files/test-folder.test.kit.ts';

const engine = fileURLToPath(new URL('../../packages/core/', import.meta.url));
/** Below the engine, so that the site finds it. */
const parent = join(engine, 'node_modules/.tests-deploy');
const installed = { nginx: ensureServer('nginx'), caddy: ensureServer('caddy') };
const hasBrotliModule = installed.nginx !== undefined && ensureBrotliModule();
const { at, write } = testFolder({ isShared: true, below: parent });

const files: Record<string, string> = {
  'docs.config.js': `export default {
    title: 'Site',
    baseUrl: 'https://docs.example',
    iconUrl: '/icon.svg',
    redirects: { '/old/place': '/guide/first' },
    live: { hosts: { page: { module: '~/host.js' } } },
    sidebar: [{ text: 'Guide', items: [{ text: 'First', link: '/guide/first' }, { text: 'Guide', link: '/guide' }] }],
  };`,
  'host.js': `export default { modules: {}, mount: ({ exports }, root) => root.append(exports.default) };`,
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': '# Home\n\n[日本](/日本)\n',
  'pages/guide.md': "# Guide\n\n```js live\nexport default 'Hello';\n```\n",
  'pages/guide/first.md': `# First page\n\n${'Words of the first page. '.repeat(100)}\n`,
  'pages/日本.md': '# 日本\n',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) write(name, text);
}, 300_000);

const markdown = { Accept: 'text/markdown, text/html;q=0.9' };

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

const servers = {
  nginx: { start: startNginx.bind(null, installed.nginx!), isFull: true },
  caddy: { start: startCaddy.bind(null, installed.caddy!), isFull: true },
  'a plain folder': { start: ({ root }: Served) => startPlainHost(root), isFull: false },
};

describe.each(['', '/docs'])('a build under "%s/"', (base) => {
  /** A file of the output. */
  const written = (path: string) => readFileSync(at(base ? 'www-base/docs' : 'www', path));

  beforeAll(async () => {
    const out = `www${base ? '-base' : ''}${base}`;
    const command = ['build', '--compress', '--root', at(), '--base', base || '/', '--out', out];
    const { status, stderr } = await runDocs(command);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }, 60_000);

  describe.each(Object.entries(servers))('on %s', (name, { start, isFull }) => {
    const isMissing = name in installed && !installed[name as keyof typeof installed];
    let server: RunningServer;
    beforeAll(async () => {
      if (isMissing) return;
      const temporary = mkdtempSync(at('server-'));
      server = await start({ root: at(base ? 'www-base' : 'www'), temporary, base });
    });
    afterAll(() => server?.close());

    /** Requests a path under the base; one redirect is followed. */
    const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const { port } = server;
        request(
          { host: '127.0.0.1', port, path: base + path, headers, agent: false },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () => {
              const { location } = response.headers;
              if (location) {
                resolve(ask(new URL(location, 'http://host').pathname.slice(base.length), headers));
                return;
              }
              const body = Buffer.concat(chunks);
              const { statusCode: status = 0, headers: got } = response;
              resolve({ status, headers: got, body, text: body.toString() });
            });
          },
        )
          .on('error', reject)
          .end();
      });

    const check = (
      title: string,
      run: () => Promise<void>,
      missing = isMissing ? name : undefined,
    ) =>
      it.skipIf(missing)(
        missing ? `${title} (skipped: ${missing} is not installed, and cannot be here)` : title,
        run,
      );

    check('shows a page at all three forms of its path', async () => {
      const pages = {
        '/guide/first': 'First page',
        '/guide': 'Guide',
        [encodeURI('/日本')]: '日本',
      };
      for (const [path, heading] of Object.entries(pages)) {
        for (const end of ['', '/', '.html']) {
          const { status, text } = await ask(path + end);
          expect([path + end, status]).toEqual([path + end, 200]);
          expect(text).toContain(`<h1`);
          expect(text).toContain(`>${heading}</h1>`);
        }
      }
      for (const path of ['/', '/index.html'])
        expect((await ask(path)).text).toContain('>Home</h1>');
    });

    check('sends Markdown twins and the other files with their types', async () => {
      const types = {
        '/guide/first.md': 'text/markdown',
        '/index.md': 'text/markdown',
        '/guide/first': 'text/html',
        '/llms.txt': 'text/plain',
        '/sitemap.xml': 'text/xml',
        '/manifest.webmanifest': 'application/manifest+json',
        '/search-index.json': 'application/json',
        '/icon.svg': 'image/svg+xml',
      };
      for (const [path, type] of Object.entries(types)) {
        const { status, headers } = await ask(path);
        expect([path, status]).toEqual([path, 200]);
        if (isFull) expect([path, headers['content-type']?.split(';')[0]]).toEqual([path, type]);
      }
      expect((await ask('/guide/first.md')).text).toContain('# First page');
      if (isFull)
        expect((await ask('/guide/first.md')).headers['content-type']).toMatch(/charset=utf-8/i);
    });

    check('answers an unknown path with 404 and the page for it', async () => {
      for (const path of [
        '/nowhere',
        '/guide/nowhere/',
        '/assets/',
        '/nowhere.png',
        '/assets/gone-12345678.js',
      ]) {
        const { status, text } = await ask(path);
        expect([path, status]).toEqual([path, 404]);
        if (isFull) expect(text).toContain('The page you were looking for could not be found.');
      }
    });

    check('sends the Markdown twin of a page to a client that prefers it', async () => {
      for (const [accept, isMarkdown] of acceptCases) {
        const { status, text, headers } = await ask('/guide/first', { Accept: accept });
        expect([accept, status, /^# First page$/m.test(text)]).toEqual([
          accept,
          200,
          isMarkdown && isFull,
        ]);
        if (isFull) expect(headers.vary).toMatch(/\bAccept(?:,|$)/);
      }
      if (!isFull) return;
      const pages = {
        '/': '# Home',
        '/guide/': '# Guide',
        [encodeURI('/日本')]: '# 日本',
        '/guide/first/?q=1': '# First page',
      };
      for (const [path, heading] of Object.entries(pages)) {
        const { headers, text } = await ask(path, markdown);
        expect([path, text]).toEqual([path, expect.stringContaining(`\n${heading}\n`)]);
        expect(headers['content-type']).toMatch(/^text\/markdown; ?charset=utf-8$/i);
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers['content-security-policy']).toBeTruthy();
      }
      const again = await ask('/guide/first', {
        ...markdown,
        'If-None-Match': (await ask('/guide/first', markdown)).headers.etag!,
      });
      expect(again.status).toBe(304);
      const packed = await ask('/guide/first', { ...markdown, 'Accept-Encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.body.equals(written('guide/first.md.gz'))).toBe(true);
    });

    check('answers a client that prefers Markdown with its other files, and with 404', async () => {
      for (const path of ['/guide/first.html', '/search-index.json', '/guide/first.md'])
        expect([path, (await ask(path, markdown)).text]).toEqual([path, (await ask(path)).text]);
      for (const path of ['/nowhere', '/guide/nowhere/', '/nowhere.png']) {
        const { status, text } = await ask(path, markdown);
        expect([path, status]).toEqual([path, 404]);
        if (isFull) expect(text).toMatch(/llms\.txt\)\n\n# Page Not Found\n/);
      }
    });

    check('leads on from a path that has moved, without a script', async () => {
      for (const path of ['/old/place', '/old/place/', '/old/place.html'])
        expect((await ask(path)).text).toContain(`content="0; url=${base}/guide/first"`);
    });

    // A plain folder supports neither.
    if (!isFull) return;

    // The server's own compression yields other bytes.
    check('sends the files that were compressed with gzip at build', async () => {
      const { headers, body } = await ask('/guide/first', { 'Accept-Encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['content-type']).toContain('text/html');
      expect(headers.vary).toContain('Accept-Encoding');
      expect(body.equals(written('guide/first.html.gz'))).toBe(true);
    });

    check(
      'sends the files that were compressed with brotli at build',
      async () => {
        const { headers, body } = await ask('/guide/first', { 'Accept-Encoding': 'br, gzip' });
        expect(headers['content-encoding']).toBe('br');
        expect(headers['content-type']).toContain('text/html');
        expect(headers.vary).toContain('Accept-Encoding');
        expect(body.equals(written('guide/first.html.br'))).toBe(true);
      },
      name === 'nginx' && !hasBrotliModule ? 'its module for brotli' : undefined,
    );

    check('sends the headers for safety with every answer, once', async () => {
      const [rule = ''] = String(written('_headers')).split('/_live/*');
      const expected = [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
      expect(expected.map(([, header]) => header)).toContain('Content-Security-Policy');
      const asset = /href="([^"]+\.css)"/.exec((await ask('/guide/first')).text)![1]!;
      for (const path of ['/guide/first', '/nowhere', '/index.md', asset.slice(base.length)]) {
        const { headers } = await ask(path);
        for (const [, header, value] of expected)
          expect([path, header, headers[header!.toLowerCase()]]).toEqual([path, header, value]);
      }
    });

    check('gives the frame of live samples its own policy, and all others theirs', async () => {
      const [, rule = ''] = String(written('_headers')).split('/_live/*');
      const [, policy] = /^ {2}Content-Security-Policy: (.*)$/m.exec(rule)!;
      const frame = readdirSync(at(base ? 'www-base/docs' : 'www', '_live'))[0]!;
      const { headers, text } = await ask(`/_live/${frame.replace(/\.br$|\.gz$/, '')}`);
      expect(headers['content-security-policy']).toBe(policy);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(text).toContain('<div id="root">');
      expect((await ask('/guide/first')).headers['content-security-policy']).not.toContain(
        'sandbox',
      );
    });

    check('lets only files named by their contents be kept without asking', async () => {
      const { headers, text } = await ask('/guide/first');
      expect(headers['cache-control']).toBe('no-cache');
      const again = await ask('/guide/first', { 'If-None-Match': headers.etag! });
      expect(again.status).toBe(304);
      const asset = new RegExp(`href="${base}(/assets/[^"]+\\.css)"`).exec(text)![1]!;
      expect((await ask(asset)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
      for (const path of ['/nowhere', '/assets/gone-12345678.js'])
        expect((await ask(path)).headers['cache-control']).toBe('no-cache');
    });
  });
});
