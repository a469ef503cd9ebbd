import { describe, expect, it } from 'vitest';
import { explainFailure, toFetch } from './send-request.ts';

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
  it('has its fields in their places, encoded', () => {
    const { url, init } = toFetch(base, page);
    expect(url).toBe('https://api.example.com/v1/pets/a%2Fb?tag=c+d');
    expect(init).toEqual({ method: 'GET', headers: {}, credentials: 'omit' });
  });

  it('is sent to the page’s own server where the address is relative', () => {
    expect(toFetch({ ...base, server: '/v1' }, page).url).toContain('https://docs.example/v1/');
  });

  it.each([
    ['apiKey', 'header', 'x-key', { 'x-key': 'é' }],
    ['bearer', 'header', 'Authorization', { Authorization: 'Bearer é' }],
    ['basic', 'header', 'Authorization', { Authorization: 'Basic w6k=' }],
  ] as const)('carries a key of the kind %s', (kind, place, key, headers) => {
    const security = [{ name: 'own', kind, place, key }];
    expect(toFetch({ ...base, security, keys: { own: 'é' } }, page).init.headers).toEqual(headers);
    expect(toFetch({ ...base, security, keys: { other: 'é' } }, page).init.headers).toEqual({});
  });

  it('has a body only where the method takes one, and a form as what it is', () => {
    const body = { type: 'application/x-www-form-urlencoded', text: '{"a":"b","c":[1]}' };
    expect(toFetch({ ...base, body }, page).init.body).toBeUndefined();
    const { init } = toFetch({ ...base, method: 'POST', body }, page);
    expect(String(init.body)).toBe('a=b&c=%5B1%5D');
    expect(init.headers).toEqual({ 'Content-Type': body.type });
  });

  it('that fails is explained by what the page can know', () => {
    expect(explainFailure('https://api.example.com/', page)[0]).toContain('CORS');
    expect(explainFailure('http://api.example.com/', page)[1]).toContain('http:');
    expect(explainFailure('https://docs.example/v1', page)).toEqual([
      'The server at docs.example did not answer.',
    ]);
  });
});
