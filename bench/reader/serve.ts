import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Kind, Sent } from './weight.ts';

/** Content type and kind by extension; any other file is data and is not compressed. */
const types: Record<string, [type: string, kind: Kind]> = {
  '.html': ['text/html; charset=utf-8', 'html'],
  '.css': ['text/css; charset=utf-8', 'css'],
  '.js': ['text/javascript; charset=utf-8', 'js'],
  '.mjs': ['text/javascript; charset=utf-8', 'js'],
  '.wasm': ['application/wasm', 'js'],
  '.json': ['application/json; charset=utf-8', 'data'],
  '.md': ['text/markdown; charset=utf-8', 'data'],
  '.txt': ['text/plain; charset=utf-8', 'data'],
  '.xml': ['application/xml; charset=utf-8', 'data'],
  '.svg': ['image/svg+xml; charset=utf-8', 'image'],
  '.png': ['image/png', 'image'],
  '.ico': ['image/x-icon', 'image'],
  '.webp': ['image/webp', 'image'],
  '.woff': ['font/woff', 'font'],
  '.woff2': ['font/woff2', 'font'],
};

/** Within some percent of the strongest level, and fast enough for indexes of megabytes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** The file that a static host shows at a path, if there is one. */
function fileOf(folder: string, pathname: string): string | undefined {
  const path = join(folder, normalize(decodeURIComponent(pathname)));
  return [path, `${path}.html`, join(path, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** Sends bodies one after the other at a number of bytes per second. */
function createLine(bytesPerSecond: number) {
  let freeAt = 0;
  return (bytes: number, send: () => void) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1000;
    setTimeout(send, freeAt - performance.now());
  };
}

/**
 * Serves a folder as a static host does, and records all responses: to the page, its workers and
 * its preloads. The same for every engine: text in Brotli, each file compressed once; browsers may
 * cache everything except pages, as hosts allow for names with a hash.
 *
 * @param bytesPerSecond The speed of the network. Default: unlimited.
 */
export async function serveFolder(folder: string, bytesPerSecond = Infinity) {
  const sent: Sent[] = [];
  let pending = 0;
  const bodies = new Map<string, Buffer>();
  const line = createLine(bytesPerSecond);
  const server = createServer((request, response) => {
    const askedAt = Date.now();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(folder, pathname);
    const [type, kind] = types[extname(file ?? '')] ?? ['application/octet-stream', 'data'];
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isText = type.includes('charset');
    let body = bodies.get(file);
    if (!body) {
      const content = readFileSync(file);
      body = isText ? brotliCompressSync(content, { params }) : content;
      bodies.set(file, body);
    }
    const bytes = body.length;
    pending++;
    response.once('close', () => pending--);
    response.once('finish', () =>
      sent.push({ path: pathname, kind, bytes, askedAt, sentAt: Date.now() }),
    );
    const headers = {
      'Content-Type': type,
      'Content-Length': bytes,
      'Cache-Control': kind === 'html' ? 'no-cache' : 'max-age=3600',
      ...(isText && { 'Content-Encoding': 'br' }),
    };
    line(bytes, () => response.writeHead(200, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    sent,
    /** The number of responses that are not at their end. */
    pending: () => pending,
    close: () => server.close().closeAllConnections(),
  };
}

export type Served = Awaited<ReturnType<typeof serveFolder>>;
