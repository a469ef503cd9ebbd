import { describe, expect, it } from 'vitest';
import { serverSources } from './server-sources.ts';

const of = (...servers: object[]) => serverSources({ servers });

describe('serverSources', () => {
  it('lists the servers of the document, of paths and of operations, each once', () => {
    expect(
      serverSources({
        servers: [{ url: 'https://a.example/v1' }, { url: 'https://a.example/v2' }, { url: '/v3' }],
        paths: {
          '/pets': {
            servers: [{ url: 'http://b.example:8080' }],
            get: { servers: [{ url: 'https://c.example/{x}' }] },
            parameters: [],
          },
        },
      }),
    ).toEqual(['http://b.example:8080', 'https://a.example', 'https://c.example']);
  });

  it('inserts every value of a variable, or its default', () => {
    expect(
      of({
        url: '{scheme}://api.{region}.example/{version}',
        variables: {
          scheme: { default: 'https' },
          region: { default: 'eu', enum: ['eu', 'us'] },
          version: { default: 'v1' },
        },
      }),
    ).toEqual(['https://api.eu.example', 'https://api.us.example']);
  });

  it('allows any first label of a host if the document does', () => {
    expect(
      of({ url: 'https://{tenant}.a.example', variables: { tenant: { default: 'b' } } }),
    ).toEqual(['https://*.a.example']);
  });

  it('ignores invalid addresses', () => {
    expect(
      of({ url: 'https://{host}', variables: {} }, { url: '' }, {}, { url: 'file:///x' }),
    ).toEqual([]);
  });
});
