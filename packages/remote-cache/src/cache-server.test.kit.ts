import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of Bazel's HTTP cache, or of any protocol with GET, HEAD and PUT, whose contents tests can change. */
export async function cacheServer() {
  const contents = new Map<string, Buffer>();
  const requests: string[] = [];
  const state = { status: 0, isSilent: false };
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    requests.push(`${method} ${url}`);
    if (state.isSilent) return;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const stored = contents.get(url);
      if (state.status) response.writeHead(state.status);
      else if (method === 'PUT') {
        contents.set(url, Buffer.concat(parts));
        const tag = headers['x-artifact-tag'];
        if (typeof tag === 'string') contents.set(`${url} tag`, Buffer.from(tag));
        response.writeHead(headers.authorization === 'Bearer secret' ? 201 : 403);
      } else {
        const tag = contents.get(`${url} tag`);
        response.writeHead(stored ? 200 : 404, tag && { 'x-artifact-tag': tag.toString() });
        if (stored && method === 'GET') response.write(stored);
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`,
    contents,
    requests,
    state,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
