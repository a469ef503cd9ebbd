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
    body: bodyOf(Buffer.concat(chunks), type),
  };
}

/** The fields of a form; a name that several have has a list. */
function byName(fields: [string, unknown][]): Record<string, unknown> {
  const names = [...new Set(fields.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const values = fields.filter(([other]) => other === name).map(([, value]) => value);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/** The parts of a form: JSON is a value, whatever else there is text. */
function partsOf(text: string, type: string): [string, unknown][] {
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(type) ?? [];
  const parts = text.split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const at = part.indexOf('\r\n\r\n');
    const head = part.slice(0, at);
    const content = part.slice(at + 4, -2);
    const [, name = ''] = /[^e]name="([^"]*)"/.exec(head) ?? [];
    const isJson = /content-type: application\/json/i.test(head);
    return [name, isJson ? JSON.parse(content) : content];
  });
}

function bodyOf(bytes: Buffer, type: string): unknown {
  const text = bytes.toString();
  if (text === '') return '';
  try {
    if (/json/.test(type)) return JSON.parse(text);
    if (!/form|multipart/.test(type)) return text;
    return byName(/multipart/.test(type) ? partsOf(text, type) : [...new URLSearchParams(text)]);
  } catch (error) {
    return `${(error as Error).message}: ${text}`;
  }
}
