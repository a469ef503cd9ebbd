import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compilerFor, referenceOf } from '../document/openapi.test.kit.ts';
import type { ApiCallback } from '../api-reference.ts';

const root = mkdtempSync(join(tmpdir(), 'callbacks-'));
afterAll(() => rmSync(root, { recursive: true, maxRetries: 9 }));

const responses = { 204: { description: 'Thanks' } };
const body = (name: string) => ({
  content: { 'application/json': { schema: { properties: { [name]: { type: 'string' } } } } },
});
const again = { $ref: '#/components/callbacks/Again' };
const document = {
  openapi: '3.2.0',
  info: { title: 'Rooms', version: '1' },
  paths: {
    '/rooms': {
      post: {
        operationId: 'addRoom',
        requestBody: {
          content: { 'application/json': { $ref: '#/components/mediaTypes/Room' } },
        },
        responses: { 200: { description: 'OK' } },
        callbacks: {
          done: {
            '{$request.body#/url}': {
              parameters: [],
              post: { requestBody: body('token'), responses, callbacks: { again } },
            },
          },
        },
      },
    },
  },
  components: {
    mediaTypes: { Room: { schema: { properties: { size: { type: 'integer' } } } } },
    callbacks: {
      Again: {
        'https://x.example/{$url}': {
          put: { requestBody: body('reason'), responses, callbacks: { again } },
        },
      },
    },
  },
};
writeFileSync(join(root, 'openapi.json'), JSON.stringify(document));

// The first highlighter of a process takes seconds on a busy machine.
it(
  'callbacks say what they send, what they expect, and what they call',
  { timeout: 30_000 },
  async () => {
    const text = '---\nopenapi: ~/openapi.json\n---\n\n# Rooms\n';
    const page = await compilerFor(root).compile({ path: '/api', file: 'pages/api.md', text });
    expect(page.facts.diagnostics).toEqual([]);
    const [operation] = referenceOf(page)!.groups[0]!.operations;
    const shown = ({
      name,
      method,
      address,
      body: sent,
      responses: answers,
      callbacks,
    }: ApiCallback): unknown => [
      `${name}: ${method} ${address}`,
      sent!.contents[0]!.schema.fields.map(({ id }) => id),
      answers.map(({ status }) => status),
      ...callbacks.map(shown),
    ];
    // One that leads to itself ends.
    const inner = (id: string, ...more: unknown[]) => [
      'again: PUT https://x.example/{$url}',
      [`${id}.body.reason`],
      ['204'],
      ...more,
    ];
    expect(operation!.callbacks.map(shown)).toEqual([
      [
        'done: POST {$request.body#/url}',
        ['add-room.done.body.token'],
        ['204'],
        inner('add-room.done.again', inner('add-room.done.again.again')),
      ],
    ]);
    expect(page.addedMarkdown!.join()).toContain(
      '- done: `POST {$request.body#/url}`\n  - `application/json`: object\n    - `token`: string',
    );
    expect(JSON.stringify(page.addedSections)).toContain('add-room.done.again.body.reason');
  },
);

it('a media type may be a reference (OpenAPI 3.2)', { timeout: 30_000 }, async () => {
  const text = '---\nopenapi: ~/openapi.json\n---\n\n# Rooms\n';
  const page = await compilerFor(root).compile({ path: '/api', file: 'pages/api.md', text });
  const [operation] = referenceOf(page)!.groups[0]!.operations;
  expect(operation!.body!.contents[0]!.schema.fields.map(({ name }) => name)).toEqual(['size']);
  expect(operation!.samples[0]!.code).toContain('"size": 0');
});
