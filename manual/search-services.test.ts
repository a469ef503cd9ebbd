import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { algolia, typesense } from './samples/sites/search/services.ts';

/* The services of the recipe "Another search", against servers that speak their protocols. */

const url = 'https://rooms.example/guide#blue';
const levels = { lvl0: 'Guide', lvl1: 'Rooms', lvl2: 'Blue', lvl3: null };
const flat = Object.entries(levels).map(([name, title]) => [`hierarchy.${name}`, title]);
const answers: Record<string, (request: IncomingMessage, body: string) => object | undefined> = {
  'POST /1/indexes/rooms/query': ({ headers }, body) => {
    const { query } = JSON.parse(body) as { query: string };
    if (headers['x-algolia-application-id'] !== 'APP' || headers['x-algolia-api-key'] !== 'key')
      return;
    return { hits: query === 'blue' ? [{ objectID: '1', url, hierarchy: levels }] : [] };
  },
  'GET /collections/rooms/documents/search': ({ url: asked, headers }) => {
    const query = new URL(asked!, 'http://x').searchParams;
    if (headers['x-typesense-api-key'] !== 'key' || !query.get('query_by')) return;
    return {
      hits: query.get('q') === 'blue' ? [{ document: { url, ...Object.fromEntries(flat) } }] : [],
    };
  },
};

let server: Server;
let host: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const answer = answers[`${request.method} ${request.url!.split('?')[0]}`]?.(request, body);
      response.writeHead(answer ? 200 : 403).end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it.each([
  ['Algolia', (apiKey: string) => algolia({ appId: 'APP', apiKey, index: 'rooms', host })],
  ['Typesense', (apiKey: string) => typesense({ host, apiKey, collection: 'rooms' })],
])('%s finds sections, nothing, or says why not', async (_name, asking) => {
  const ask = asking('key');
  expect(await ask('blue')).toEqual([{ title: 'Guide › Rooms › Blue', href: '/guide#blue' }]);
  expect(await ask('green')).toEqual([]);
  await expect(asking('wrong')('blue')).rejects.toThrow('The search service answers with 403');
});
