import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';

/** A running server of a folder. */
export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/**
 * The simplest host, without knowledge of the site: files by their names, and the `index.html` of a folder, after a
 * redirect to its address with a slash.
 *
 * @param base The path of the folder's address, without a trailing slash.
 */
export async function startPlainHost(root: string, base = ''): Promise<RunningServer> {
  const server = createServer(({ url = '/' }, response) => {
    const address = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const path = address.startsWith(`${base}/`) ? join(root, address.slice(base.length)) : '';
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder && !path.endsWith('/')) {
      response.writeHead(301, { Location: `${encodeURI(address)}/` }).end();
      return;
    }
    const file = isFolder ? join(path, 'index.html') : path;
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
    const type = contentType(extname(file));
    if (isFile && type) response.setHeader('Content-Type', type);
    response.writeHead(isFile ? 200 : 404).end(isFile ? readFileSync(file) : undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((done) => server.close(() => done()).closeAllConnections()),
  };
}
