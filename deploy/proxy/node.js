// A server of your own behind nginx or Caddy, which pass `/try` on to it: `node node.js`, with `forward.js` and your
// `openapi.json` beside it. PORT is 4400 by default.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { forward, maxBytes, serversOf } from './forward.js';

const document = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'));

/** The listener of a server: it forwards to the servers of the document. */
export default async function listener(request, response) {
  const { method, url, headers } = request;
  const address = new URL(url, 'http://localhost').searchParams.get('url') ?? '';
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) return response.writeHead(413).end();
  const body = Buffer.concat(chunks);
  const answer = await forward({ method, address, headers, body }, serversOf(document));
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

if (process.argv[1] === import.meta.filename)
  createServer(listener).listen(Number(process.env.PORT ?? 4400), '127.0.0.1');
