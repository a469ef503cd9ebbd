import { describe, expect, it } from 'vitest';
import { inventoryOf } from '../document/inventory.ts';
import { labels } from '../document/openapi.test.kit.ts';
import type { ApiDocument } from '../document/read-document.ts';
import { describeContents, parametersOf } from '../pages/operation-parts.ts';
import type { TypeContext } from '../schemas/describe-type.ts';
import { curlOf } from '../reference/curl.ts';
import { requestOf } from './request.ts';
import { type SampleLanguage, sampleLanguages } from './sample-languages.ts';
import { sampleCodes } from './samples.ts';

/* Queries and forms whose fields the document writes in ways of their own. */

/** The request of a document's only operation, and its samples. */
async function samplesOf(operation: object) {
  const root = { openapi: '3.2.0', paths: { '/rooms': { post: operation } } };
  const { tags, resolve } = inventoryOf({ root } as unknown as ApiDocument);
  const [entry] = tags[0]!.entries;
  const parameters = parametersOf(entry!, resolve);
  const request = requestOf(entry!, root, parameters, [], resolve);
  const codes = await sampleCodes(request, Object.keys(sampleLanguages) as SampleLanguage[]);
  return { request, resolve, codes: Object.fromEntries(codes) };
}

const properties = { q: { type: 'string' }, limit: { type: 'integer' } };
const form = 'application/x-www-form-urlencoded';

/** A query as a form. */
const query = (media: object, required = true) => ({
  parameters: [{ name: 'all', in: 'querystring', required, content: { [form]: media } }],
});

describe('a whole query that is required', () => {
  it('sends a field, although each is optional: those of its example, or else all', async () => {
    const { codes } = await samplesOf(query({ schema: { properties } }));
    expect(codes.curl).toContain("'https://example.com/rooms?q={q}&limit={limit}'");
    for (const example of [{ limit: 5 }, 'limit=5']) {
      const given = await samplesOf(query({ schema: { properties }, example }));
      expect(given.codes.curl).toContain("'https://example.com/rooms?limit=5'");
      expect(given.request.fields.map(({ isRequired }) => isRequired)).toEqual([false, false]);
    }
  });

  it('sends nothing else if a field is required, and nothing if it is optional itself', async () => {
    const required = ['limit'];
    const { codes } = await samplesOf(query({ schema: { properties, required } }));
    expect(codes.curl).toContain('rooms?limit={limit}');
    const optional = await samplesOf(
      query({ schema: { properties }, example: { limit: 5 } }, false),
    );
    expect(optional.codes.curl).not.toContain('limit');
  });

  it('writes its fields in the ways of their encoding', async () => {
    const encoding = { q: { allowReserved: true } };
    const media = { schema: { properties }, example: { q: 'a/b:c' }, encoding };
    expect((await samplesOf(query(media))).codes.curl).toContain('rooms?q=a/b:c');
  });
});

describe('a form', () => {
  it('keeps reserved characters where its encoding allows them, in every language', async () => {
    const example = { to: '/a?b:c&d+e', plain: '/a b' };
    const encoding = { to: { allowReserved: true } };
    const { codes, request } = await samplesOf({
      requestBody: { content: { [form]: { schema: {}, example, encoding } } },
    });
    expect(Object.keys(codes)).toHaveLength(10);
    for (const code of Object.values(codes))
      expect(code).toContain('to=/a?b:c%26d%2Be&plain=%2Fa+b');
    for (const code of Object.values(codes)) expect(code).toContain(form);
    const sent = curlOf({ ...request, keys: {} }, 'https://docs.example/');
    expect(sent).toContain("--data-raw 'to=/a?b:c%26d%2Be&plain=%2Fa+b'");
  });

  it('has readable names of fields in curl, which a shell does not expand', async () => {
    const encoding = { card: { style: 'deepObject', explode: true } };
    const media = { schema: {}, example: { 'a b': 'c', card: { number: '4*' } }, encoding };
    const { codes } = await samplesOf({ requestBody: { content: { [form]: media } } });
    expect(codes.curl).toContain(
      "--data-urlencode a%20b=c \\\n  --data-urlencode 'card[number]=4*'",
    );
  });

  const header = { schema: { type: 'string' } };
  const parts = {
    schema: {
      properties: { note: { type: 'string' }, file: { type: 'string', format: 'binary' } },
    },
    example: { note: '@home', file: '' },
    encoding: {
      note: {
        headers: {
          'X-Kind': { ...header, example: 'say "hi"' },
          'Content-Type': { ...header, example: 'text/html' },
          'X-Optional': header,
        },
      },
      file: {
        contentType: 'image/png',
        headers: {
          'X-Number': { schema: { type: 'integer' }, required: true, description: 'Of the *room*' },
        },
      },
    },
  };

  it('has the headers of its parts where the language can say them', async () => {
    const { codes } = await samplesOf({
      requestBody: { content: { 'multipart/form-data': parts } },
    });
    const { curl, python, php, javascript, ruby, go } = codes;
    expect(curl).toContain(String.raw`--form 'note="@home";headers="X-Kind: say \"hi\""'`);
    expect(curl).toContain(`--form 'file=@file.bin;type=image/png;headers="X-Number: 0"'`);
    expect(python).toContain(
      String.raw`("note", (None, "@home", None, {"X-Kind": "say \"hi\""})),`,
    );
    expect(python).toContain('open("file.bin", "rb"), "image/png", {"X-Number": "0"})),');
    expect(php).toContain(`'X-Kind: say "hi"'`);
    expect(go).toContain('X-Number: 0');
    for (const code of [javascript, ruby]) expect(code).not.toContain('X-');
    expect(JSON.stringify(codes)).not.toMatch(/X-Optional|text\/html/);
  });

  it('is sent in place of parts without names, which no sample writes', async () => {
    const mixed = { schema: { type: 'array', prefixItems: [{ type: 'string' }] } };
    const content = { 'multipart/mixed': mixed, 'multipart/form-data': parts };
    const { codes } = await samplesOf({ requestBody: { content } });
    expect(codes.curl).toContain('--form');
  });

  it('says in its schema how its parts are sent, with their headers', () => {
    const context = {
      ...{ resolve: (value: unknown) => ({ value }), addresses: { schema: () => undefined } },
      ...{ text: (markdown: string) => markdown, labels, lang: 'en' },
    } as unknown as TypeContext;
    const [content] = describeContents(
      { content: { 'multipart/form-data': parts } },
      context,
      'request',
    );
    const [note, file] = content!.schema.fields;
    expect(file!.type.notes).toEqual(['sent as image/png']);
    expect(file!.type.descriptionHtml).toBe(
      'Headers of the part:\n\n- `X-Number` (`integer`, required): Of the *room*',
    );
    expect(note!.type.descriptionHtml).toContain('- `X-Optional` (`string`)');
  });
});
