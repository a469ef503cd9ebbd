import { expect, it } from 'vitest';
import { inventoryOf } from '../document/inventory.ts';
import type { ApiDocument } from '../document/read-document.ts';
import { curlOf } from '../reference/curl.ts';
import { toRequest } from '../reference/send-request.ts';
import { requestOf } from './request.ts';
import { type SampleLanguage, sampleLanguages } from './sample-languages.ts';
import { sampleCodes } from './samples.ts';

/** The request with a body in parts, and its samples. */
async function samplesOf(media: object, type = 'multipart/mixed') {
  const operation = { requestBody: { content: { [type]: media } } };
  const root = { openapi: '3.2.0', paths: { '/rooms': { post: operation } } };
  const { tags, resolve } = inventoryOf({ root } as unknown as ApiDocument);
  const request = requestOf(tags[0]!.entries[0]!, root, [], [], resolve);
  const codes = await sampleCodes(request, Object.keys(sampleLanguages) as SampleLanguage[]);
  return { request, codes: Object.fromEntries(codes) as Record<SampleLanguage, string> };
}

const bytes = { type: 'string', format: 'binary' };
const tuple = {
  schema: { prefixItems: [{ properties: { id: { example: 7 } }, type: 'object' }, bytes] },
  prefixEncoding: [{}, { contentType: 'image/png', headers: { 'X-A': { example: 'b' } } }],
};

it('parts without names are sent in their order, in every language', async () => {
  const { codes } = await samplesOf(tuple);
  const { curl, csharp, swift, ...others } = codes;
  expect(curl).toContain("--header 'Content-Type: multipart/mixed'");
  expect(curl).toContain(`--form '={"id":7};type=application/json'`);
  expect(curl).toContain(`--form '=@part-2.bin;type=image/png;headers="X-A: b"'`);
  const file = String.raw`\r\nContent-Type: image/png\r\nX-A: b\r\n\r\n{part-2.bin}\r\n--part--\r\n`;
  for (const code of [csharp, swift, ...Object.values(others)]) {
    expect(code).toContain('multipart/mixed; boundary=part');
    expect(code).toContain(file);
    expect(code).toContain(String.raw`--part\r\nContent-Type: application/json\r\n\r\n`);
    expect(code).not.toContain('form-data');
  }
  expect(csharp).toContain('MediaTypeHeaderValue.Parse("multipart/mixed; boundary=part")');
});

it.each([
  [
    'a schema of each item',
    { itemSchema: { type: 'object', properties: { a: { const: 1 } } } },
    `'={"a":1};type=application/json'`,
  ],
  ['a text', { example: 'Hello' }, '=Hello'],
  ['nothing', {}, `'={part}'`],
  ['names', { example: { id: 1 } }, 'id=1'],
  [
    'its whole text',
    {
      example:
        '--x\r\nContent-Type: application/json\r\nX-A: b\r\n\r\n{"a": 1}\r\n--x\r\n\r\ntwo\r\n--x--',
    },
    String.raw`'={"a":1};type=application/json;headers="X-A: b"' \
  --form =two`,
  ],
])('has a body from %s', async (_, media, form) => {
  const { codes } = await samplesOf(media);
  expect(codes.curl).toContain(` \\\n  --form ${form}`);
});

it('keeps the parameters of a media type', async () => {
  const { codes } = await samplesOf(tuple, 'multipart/related; type="application/json"');
  expect(codes.java).toContain(
    String.raw`MediaType.parse("multipart/related; type=\"application/json\"; boundary=part")`,
  );
});

it('is sent by Try it, with a chosen file in the place of its part', async () => {
  const { request } = await samplesOf({
    ...{ ...tuple, schema: { prefixItems: [bytes, { type: 'string' }] } },
    prefixEncoding: [],
  });
  const chosen = { 'part-1': [new File(['the file'], 'a.png', { type: 'image/png' })] };
  const filled = { ...request, keys: {}, body: { ...request.body!, chosen } };
  const sent = toRequest(filled, 'https://docs.example/');
  expect(sent.headers.get('Content-Type')).toMatch(/^multipart\/mixed; boundary=/);
  expect(await sent.text()).toMatch(
    /^--\S+\r\nContent-Disposition: attachment; filename="a.png"\r\nContent-Type: image\/png\r\n\r\nthe file\r\n--\S+\r\n\r\nstring\r\n--\S+--\r\n$/,
  );
  expect(curlOf(filled, 'https://docs.example/')).toContain(
    "--header 'content-type: multipart/mixed' \\\n  --form '=@a.png;type=image/png' \\\n  --form =string",
  );
});
