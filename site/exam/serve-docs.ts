import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What an agent has read of the documentation. */
export interface Reading {
  bytes: number;
  /** The pages that it opened, by path. */
  pages: Set<string>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves a built site at a free port of this machine, and counts what is read. */
export async function serveDocs(folder: string, reading: Reading) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://docs').pathname);
    const file = fileAt(folder, path);
    if (!file) return response.writeHead(404).end('Not found\n');
    const body = readFileSync(file);
    reading.bytes += body.length;
    if (/\.(?:html|md)$/.test(file)) reading.pages.add(pageOf(file.slice(folder.length)));
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The file for a path; undefined if there is none, or if it is outside of the folder. */
function fileAt(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  return [file, join(file, 'index.html'), `${file}.html`].find((each) =>
    statSync(each, { throwIfNoEntry: false })?.isFile(),
  );
}

/** The page of a twin or an HTML file. */
const pageOf = (file: string) =>
  file.replace(/\.(?:html|md)$/, '').replace(/(?:^|\/)index$/, '') || '/';
