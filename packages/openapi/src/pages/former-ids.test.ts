import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compilerFor, referenceOf } from '../document/openapi.test.kit.ts';

const root = mkdtempSync(join(tmpdir(), 'former-ids-'));
afterAll(() => rmSync(root, { recursive: true, maxRetries: 9 }));
writeFileSync(
  join(root, 'openapi.json'),
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      '/offers': {
        get: { operationId: 'list-offers', responses: { default: { description: 'Offers' } } },
      },
    },
  }),
);

const compile = (aliases: string) =>
  compilerFor(root).compile({
    path: '/api',
    file: 'pages/api.md',
    text: `---\nopenapi: ~/openapi.json\naliases:\n${aliases}---\n\n# Reference\n`,
  });

it('an alias of a heading of the reference is an anchor of the page', async () => {
  const page = await compile('  offers: list-offers\n  start: reference\n');
  const { facts } = page;
  expect(facts.diagnostics).toEqual([]);
  expect(facts.anchors).toEqual(expect.arrayContaining(['start', 'offers', 'list-offers']));
  expect(referenceOf(page)!.aliases).toEqual({ 'list-offers': ['offers'] });
});

it('an alias of no heading, or of an id in use, is an error in the front matter', async () => {
  const { facts } = await compile('  offers: list-offer\n  list-offers: reference\n');
  expect(facts.diagnostics).toMatchObject([
    { rule: 'alias', line: 4, message: expect.stringContaining('"offers" leads to "list-offer"') },
    { rule: 'alias', line: 5, message: expect.stringContaining('alias "list-offers" is an id') },
  ]);
});
