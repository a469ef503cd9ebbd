import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { library } from '../library.mjs';
import handler from '../src/asset-source';

let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    library.listen(0, 'localhost', resolve);
  });
  const { port } = library.address() as AddressInfo;
  address = `http://localhost:${port}`;
});
afterAll(() => void library.close());

/** Calls the handler as the editor does, with what was entered in the form. */
async function ask(path: string, body?: object, token = 'open-sesame') {
  const request = new Request(new URL(path, 'https://vev.example.org'), {
    method: 'POST',
    body: body && JSON.stringify(body),
  });
  const env = { LIBRARY_ADDRESS: address, LIBRARY_TOKEN: token };
  const answer = await handler(request, env);
  return Array.isArray(answer) ? answer.map((asset) => asset.filename) : answer;
}

it('finds the photos of all pages', async () => {
  expect(await ask('/')).toEqual([
    'Harbour.jpg',
    'Lighthouse.jpg',
    'Ferry.jpg',
    'Pier.jpg',
    'Storm.jpg',
    'Gulls.jpg',
  ]);
});

it('passes the text of the search field on', async () => {
  expect(await ask('/?search=light')).toEqual(['Lighthouse.jpg']);
});

it('has photos alone: no videos, no settings', async () => {
  expect(await ask('/', { assetType: 'VIDEO' })).toEqual([]);
  expect(await ask('/settings/global')).toEqual({ form: [] });
});

it('returns nothing when the token is wrong', async () => {
  expect(await ask('/', {}, 'guess')).toEqual([]);
});
