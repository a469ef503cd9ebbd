import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createPreviewServer } from './preview.ts';

let root: string;
const servers: Server[] = [];
/** A text worth compressing. */
export const long = '<!doctype html><p>long</p>'.repeat(200);
const files: Record<string, string | Buffer> = {
  'dist/index.html': '<h1>Home</h1>',
  'dist/404.html': '<h1>Page Not Found</h1>',
  'dist/404.md': '# Page Not Found',
  'dist/index.md': '# Home',
  'dist/cli.md': '# CLI',
  'dist/cli.md.br': brotliCompressSync('# CLI br'),
  'dist/cli.html': '<h1>CLI</h1>',
  'dist/cli/index.html': '<h1>CLI</h1>',
  'dist/long.html': long,
  'dist/packed.html': long,
  'dist/packed.html.br': brotliCompressSync(`${long}br`),
  'dist/packed.html.gz': gzipSync(`${long}gz`),
  'dist/日本 語.html': '<h1>wide</h1>',
  'dist/c#.html': '<h1>C sharp</h1>',
  'dist/100%25.html': '<h1>percent</h1>',
  'dist/data.json': '{}',
  'dist/style.css': 'p{}',
  'dist/raw.md': '# A',
  'dist/digits.txt': '0123456789',
  'dist/empty.txt': '',
  'dist/logo.svg': '<svg/>',
  'dist/photo.png': Buffer.from([0x89, 0x50]),
  'dist/assets/app-0a1b2c3d.js': '1',
  'dist/assets/app.js': '1',
  'dist/.env': 'KEY=secret',
  'dist/.well-known/security.txt': 'Contact: a@b.example',
  'dist/.well-known/.env': 'KEY=secret',
  'headers/_headers': '/*\n  X-Team: Döcs – “team”\n  X-Other: ö\n',
  'headers/a.txt': 'a',
  'secret.html': 'secret',
  'dist-other/index.html': 'secret',
  'bare/x.txt': 'x',
};

/** Writes the site before the tests of a file; ends its servers after each. */
export function useSite(): void {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'preview-'));
    const longAgo = new Date('2026-01-02T03:04:05Z');
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
      utimesSync(join(root, file), longAgo, longAgo);
    }
    symlinkSync('../secret.html', join(root, 'dist/link.html'));
    symlinkSync('..', join(root, 'dist/up'));
    symlinkSync('circle', join(root, 'dist/circle'));
    symlinkSync('cli.html', join(root, 'dist/same.html'));
  });
  afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));
  afterAll(() => rmSync(root, { recursive: true, maxRetries: 9 }));
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends a request to a server of the folder over HTTP; the path is not normalized. */
export async function ask(
  path: string,
  {
    base = '',
    folder = 'dist',
    method = 'GET',
    headers = {},
    host,
  }: {
    base?: string;
    folder?: string;
    method?: string;
    headers?: Record<string, string>;
    host?: string;
  } = {},
): Promise<Answer> {
  const server = createPreviewServer(join(root, folder), base, host);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body,
            text: body.toString(),
          });
        });
      },
    );
    outgoing.on('error', reject).end();
  });
}
