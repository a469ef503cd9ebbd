import { afterEach, describe, expect, it, vi } from 'vitest';
import { curlOf } from './curl.ts';
import { explainFailure, send, toRequest } from './send-request.ts';

const base = {
  method: 'GET',
  server: 'https://api.example.com/v1',
  path: '/pets/{pet}',
  fields: [
    { name: 'pet', place: 'path' as const, value: 'a/b' },
    { name: 'tag', place: 'query' as const, value: 'c d' },
    { name: 'x-empty', place: 'header' as const, value: '' },
  ],
  security: [],
  keys: {},
};
const page = 'https://docs.example/api';

describe('a request of the reader', () => {
  it('contains its fields, encoded', () => {
    const { url, method, headers, credentials } = toRequest(base, page);
    expect(url).toBe('https://api.example.com/v1/pets/a%2Fb?tag=c%20d');
    expect([method, [...headers], credentials]).toEqual(['GET', [], 'omit']);
  });

  it('is sent to the page’s own server if the address is relative', () => {
    expect(toRequest({ ...base, server: '/v1' }, page).url).toContain('https://docs.example/v1/');
  });

  it('goes through the proxy of the site, except to the site itself', () => {
    const { url } = toRequest({ ...base, proxy: '/try' }, page);
    expect(url).toMatch(/^https:\/\/docs\.example\/try\?url=https%3A%2F%2F/);
    const own = toRequest({ ...base, server: '/v1', proxy: '/try' }, page);
    expect(own.url).toContain('https://docs.example/v1/');
  });

  it.each([
    ['apiKey', 'x-key', 'é'],
    ['bearer', 'Authorization', 'Bearer é'],
    ['basic', 'Authorization', 'Basic w6k='],
  ] as const)('carries a key of the kind %s', (kind, key, value) => {
    const security = [{ name: 'own', kind, place: 'header' as const, key }];
    const sent = (keys: Record<string, string>) =>
      toRequest({ ...base, security, keys }, page).headers.get(key);
    expect(sent({ own: 'é' })).toBe(value);
    expect(sent({ other: 'é' })).toBeNull();
  });

  it('has a body only if the method allows one, and a form in its own format', async () => {
    const body = { type: 'application/x-www-form-urlencoded', text: '{"a":"b","c":[1]}' };
    expect(toRequest({ ...base, body }, page).body).toBeNull();
    const sent = toRequest({ ...base, method: 'POST', body }, page);
    expect(sent.headers.get('Content-Type')).toBe(body.type);
    expect(await sent.text()).toBe('a=b&c=1');
  });

  it('has chosen files in place of their text, with their names, types and bytes', async () => {
    const bytes = new Uint8Array([0, 255, 13]);
    const cat = new File([bytes], 'c"at.png', { type: 'image/png' });
    const body = {
      type: 'multipart/form-data',
      text: '{"a":"b","photo":"text","scan":"kept"}',
      files: ['photo', 'scan', 'more'],
      encodings: { more: { contentType: 'image/x' } },
      chosen: { photo: [cat], more: [new File(['1'], '1'), new File(['2'], '2')], scan: [] },
    };
    const request = { ...base, method: 'POST', body };
    const form = await toRequest(request, page).formData();
    expect([...form.keys()]).toEqual(['a', 'scan', 'photo', 'more', 'more']);
    const photo = form.get('photo') as File;
    expect([photo.name, photo.type]).toEqual(['c"at.png', 'image/png']);
    expect(new Uint8Array(await photo.arrayBuffer())).toEqual(bytes);
    expect((form.getAll('more') as File[]).map(({ name, type }) => [name, type])).toEqual([
      ['1', 'image/x'],
      ['2', 'image/x'],
    ]);
    expect(curlOf(request, page)).toContain(
      `--form 'photo=@c"at.png;type=image/png' \\\n  --form 'more=@1;type=image/x'`,
    );
  });

  it('is a chosen file in place of its text', async () => {
    const bytes = new Uint8Array([0, 255]);
    const chosen = { '': [new File([bytes], 'a b.bin')] };
    const body = { type: 'application/octet-stream', text: '', chosen };
    const request = { ...base, method: 'PUT', body };
    const sent = toRequest(request, page);
    expect(sent.headers.get('Content-Type')).toBe(body.type);
    expect(new Uint8Array(await sent.arrayBuffer())).toEqual(bytes);
    expect(curlOf(request, page)).toContain(`--data-binary '@a b.bin'`);
  });

  it('has the parts of a form as the document says', async () => {
    const body = {
      type: 'multipart/form-data',
      text: '{"a":["b","c"],"d":{"e":1},"f":{"g":{"h":1}},"i":"text","n":null}',
      files: ['i'],
      encodings: { f: { style: 'deepObject', explode: true } },
    };
    const sent = toRequest({ ...base, method: 'POST', body }, page);
    const form = await sent.clone().formData();
    const names = [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name} (${value.type})`,
    ]);
    expect(names).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['d', '{"e":1}'],
      ['f[g][h]', '1'],
      ['i', 'i.bin (application/octet-stream)'],
    ]);
    expect(await sent.text()).toContain('name="d"\r\nContent-Type: application/json\r\n\r\n{');
  });

  it('has lists in its path and headers as the document says', () => {
    const fields = [
      { name: 'pet', place: 'path' as const, value: '["a/b","c"]', style: 'matrix', explode: true },
      { name: 'x-list', place: 'header' as const, value: '{"a":1,"b":2}' },
    ];
    const { url, headers } = toRequest({ ...base, fields }, page);
    expect(url).toBe('https://api.example.com/v1/pets/;pet=a%2Fb;pet=c');
    expect(headers.get('x-list')).toBe('a,1,b,2');
  });

  it('keeps reserved characters where the document allows them', () => {
    const fields = [
      { name: 'pet', place: 'path' as const, value: 'a:b/c', allowReserved: true as const },
      {
        name: 'to',
        place: 'query' as const,
        value: 'https://x/y?z#',
        allowReserved: true as const,
      },
      { name: 'tag', place: 'query' as const, value: 'a:b' },
    ];
    const request = { ...base, path: '/pets/{pet}?v=1', fields };
    const url = 'https://api.example.com/v1/pets/a:b%2Fc?v=1&to=https://x/y?z%23&tag=a%3Ab';
    expect(toRequest(request, page).url).toBe(url);
    expect(curlOf(request, page)).toContain(`'${url}'`);
    expect(curlOf({ ...request, method: 'HEAD' }, page)).toMatch(/^curl --head 'https/);
  });

  it('is rejected with a hint if it is invalid', () => {
    expect(() => toRequest({ ...base, server: 'https://[' }, page)).toThrow(
      'Unexpected base address "https://[", expected one that begins with https://',
    );
    const body = { type: 'application/x-www-form-urlencoded', text: 'a=b' };
    expect(() => toRequest({ ...base, method: 'POST', body }, page)).toThrow(
      'Unexpected body, expected the fields of the form as JSON',
    );
  });

  it('gets possible reasons when it fails', () => {
    expect(explainFailure('https://api.example.com/', page)[0]).toContain('CORS');
    expect(explainFailure('http://api.example.com/', page)[1]).toContain('http:');
    expect(explainFailure('https://docs.example/v1', page)).toEqual([
      'The server at docs.example did not answer.',
    ]);
  });
});

describe('an answer', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('that is long is counted whole, and kept in part', async () => {
    const part = new TextEncoder().encode('a'.repeat(1_000_000));
    let left = 20;
    const body = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(part) : controller.close()),
    });
    vi.stubGlobal('fetch', async () => new Response(body));
    vi.stubGlobal('document', new EventTarget());
    const answer = await send(new Request('https://api.example.com/'));
    expect([answer.size, answer.body.length]).toEqual([20_000_000, 6_000_000]);
  });
});
