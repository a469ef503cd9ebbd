import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Received } from './seeded-operations.test.kit.ts';

/** The headers that say something: others are the library’s own. */
const noted = ['x-note', 'x-key', 'authorization'];

/** A server that notes the last request. */
export async function startRecording() {
  let last: Received | undefined;
  const server = createServer((request, response) => {
    void receive(request).then((received) => {
      last = received;
      response.end('ok');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The request since the last call. */
    take(): Received | undefined {
      const taken = last;
      last = undefined;
      return taken;
    },
    close: () => server.close(),
  };
}

async function receive(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  const { headers, method = '' } = request;
  const type = headers['content-type'] ?? '';
  return {
    method,
    path: decodeURIComponent(pathname),
    query: [...searchParams].map((pair) => pair.join('=')).sort(),
    headers: Object.fromEntries(
      noted.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    ),
    cookies: Object.fromEntries(
      (headers.cookie ?? '')
        .split(/; */)
        .filter(Boolean)
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
    type: type.split(';')[0]!,
    body: await bodyOf(Buffer.concat(chunks), type),
  };
}

async function bodyOf(bytes: Buffer, type: string): Promise<unknown> {
  const text = bytes.toString();
  if (text === '') return '';
  try {
    if (/json/.test(type)) return JSON.parse(text);
    if (!/form/.test(type)) return text;
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData();
    const fields = [...form].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await value.text(),
    ]);
    return Object.fromEntries((await Promise.all(fields)) as [string, string][]);
  } catch (error) {
    return `${(error as Error).message}: ${text}`;
  }
}
