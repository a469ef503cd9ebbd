import { expect, it } from 'vitest';
import { labels } from '../document/openapi.test.kit.ts';
import { inventoryOf } from '../document/inventory.ts';
import type { ApiDocument } from '../document/read-document.ts';
import { describeInfo } from '../pages/describe-info.ts';
import { requestOf } from './request.ts';

const servers = [
  {
    url: 'https://{region}.example.com:{port}/{version}',
    description: 'Real',
    variables: {
      region: { enum: ['eu', 'us'], default: 'us', description: 'Where the **data** is' },
      port: { default: '443' },
      version: { enum: ['v1', 'v2'], default: 'v2' },
    },
  },
  { url: '/api' },
];
const root = { openapi: '3.1.0', servers, paths: { '/rooms': { get: {} } } };

const requestWith = (document: object) => {
  const { tags, resolve } = inventoryOf({ root: document } as unknown as ApiDocument);
  return requestOf(tags[0]!.entries[0]!, { ...document }, [], [], resolve);
};

it('a reader may choose each address that the variables of servers allow, the default first', () => {
  const { server, servers: all } = requestWith(root);
  expect(server).toBe('https://us.example.com:443/v2');
  expect(all).toEqual([
    'https://us.example.com:443/v2',
    'https://eu.example.com:443/v1',
    'https://eu.example.com:443/v2',
    'https://us.example.com:443/v1',
    '/api',
  ]);
  expect(requestWith({ ...root, servers: [{ url: '/api' }] }).servers).toBeUndefined();
});

it('an address says what its variables are', () => {
  const [first, second] = describeInfo(root, (markdown) => markdown, labels).servers;
  expect(first!.descriptionHtml).toBe(
    'Real\n\n' +
      '- `region`: default `us`. One of `eu`, `us`. Where the **data** is\n' +
      '- `port`: default `443`\n' +
      '- `version`: default `v2`. One of `v1`, `v2`',
  );
  expect(second!.descriptionHtml.trim()).toBe('');
});
