import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compilerFor, referenceOf } from './openapi.test.kit.ts';

const root = mkdtempSync(join(tmpdir(), 'hostile-documents-'));
afterAll(() => rmSync(root, { recursive: true, maxRetries: 9 }));
const compiler = compilerFor(root);

/** Compiles a page that shows a document. */
async function compile(document: unknown) {
  writeFileSync(
    join(root, 'openapi.json'),
    typeof document === 'string' ? document : JSON.stringify(document),
  );
  const text = '---\nopenapi: ~/openapi.json\n---\n\n# Rooms\n';
  const page = await compiler.compile({ path: '/api', file: 'pages/api.md', text });
  return { reference: referenceOf(page), problems: page.facts.diagnostics };
}

const about = { openapi: '3.1.0', info: { title: 'Rooms', version: '1' } };
const answers = { responses: { 200: { description: 'Done' } } };

/** A document whose only request has a body of a schema. */
const withBody = (schema: unknown, more: object = {}) => ({
  ...about,
  paths: {
    '/rooms': {
      post: { requestBody: { content: { 'application/json': { schema } } }, ...answers },
    },
  },
  ...more,
});

/** A value within itself, as often. */
const nested = (times: number, wrap: (inner: string) => string) => {
  let json = '{}';
  for (let count = 0; count < times; count++) json = wrap(json);
  return json;
};

/** Names, each with the one that follows it twice. */
const doubling = (holder: string, twice: (next: object) => object) =>
  Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `s${index}`,
      index === 39
        ? { type: 'object', properties: { end: { type: 'string' } } }
        : twice({ $ref: `#/${holder}/s${index + 1}` }),
    ]),
  );

// The first highlighter of a process takes seconds on a busy machine.
describe('a hostile document', { timeout: 30_000 }, () => {
  it.each([
    ['schemas', (inner: string) => `{"properties":{"a":${inner}}}`],
    ['variants', (inner: string) => `{"oneOf":[${inner}]}`],
  ])('is refused if its %s are nested thousands of times', async (_, wrap) => {
    const json = JSON.stringify(withBody('HERE')).replace('"HERE"', nested(3000, wrap));
    const { reference, problems } = await compile(json);
    expect(reference).toBeUndefined();
    expect(problems).toMatchObject([
      {
        message: 'The document openapi.json has more than 400 values within each other',
        ...{ severity: 'error', rule: 'openapi', file: 'openapi.json', line: 1 },
      },
    ]);
  });

  it('is shown if its schemas double at each level', async () => {
    const schemas = doubling('components/schemas', (next) => ({ allOf: [next, next] }));
    const named = await compile(
      withBody({ $ref: '#/components/schemas/s0' }, { components: { schemas } }),
    );
    const [content] = named.reference!.groups[0]!.operations[0]!.body!.contents;
    expect(content!.schema.fields.map(({ name }) => name)).toEqual(['end']);
    const others = doubling('x-own', (next) => ({ properties: { left: next, right: next } }));
    const unnamed = await compile(withBody({ $ref: '#/x-own/s0' }, { 'x-own': others }));
    expect(unnamed.reference!.groups[0]!.operations).toHaveLength(1);
  });

  it('is shown without halves of characters, which no address can have', async () => {
    const parameter = { name: 'id', in: 'path', required: true, example: 'HALF' };
    const get = { summary: 'HALF \0', parameters: [parameter], ...answers };
    const json = JSON.stringify({ ...about, paths: { '/rooms/{id}': { get } } });
    const { reference } = await compile(json.replaceAll('HALF', String.raw`\ud800`));
    const [operation] = reference!.groups[0]!.operations;
    expect(operation!.title).toBe('\ufffd \ufffd');
    expect(operation!.samples[0]!.code).toContain('/rooms/%EF%BF%BD');
  });

  it('is shown if a description is nested thousands of times', async () => {
    const description = `${'> '.repeat(3000)}Rooms`;
    const { reference } = await compile({ ...about, info: { ...about.info, description } });
    expect(reference!.descriptionHtml).toMatch(/^<p>&gt; &gt;.*Rooms<\/p>$/);
  });

  it('is refused if it cannot be converted from Swagger 2.0', async () => {
    const paths = { '/rooms': { post: { parameters: [null], responses: {} } } };
    const { problems } = await compile({ swagger: '2.0', info: about.info, paths });
    expect(problems).toMatchObject([
      {
        message: expect.stringMatching(
          /^The document openapi.json cannot be converted from Swagger/,
        ),
        ...{ severity: 'error', file: 'openapi.json', line: 1 },
      },
    ]);
  });

  it('keeps names of the language, and shows no markup of its texts', async () => {
    const properties = JSON.parse('{"__proto__":{"type":"string"},"constructor":{}}') as object;
    const info = {
      title: '<script>',
      version: '"><img src=x>',
      description: '<svg onload=x>[a](javascript:x)',
    };
    const { reference } = await compile({ ...withBody({ properties }), info });
    const [content] = reference!.groups[0]!.operations[0]!.body!.contents;
    expect(content!.schema.fields.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
    expect(reference!.descriptionHtml).not.toMatch(/svg|javascript/);
  });
});
