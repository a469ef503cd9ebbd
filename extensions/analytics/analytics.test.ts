import { describe, expect, it } from 'vitest';
import { analytics } from './index.js';

describe('the extension analytics', () => {
  it('is an object with a script, and adds the host of its endpoint to the policy', () => {
    expect(analytics({ endpoint: '/count' })).toEqual({
      name: 'stilldocs-analytics',
      scripts: [{ module: expect.stringMatching(/browser\.js$/), options: { endpoint: '/count' } }],
    });
    expect(analytics({ endpoint: 'https://count.example/a?b' }).contentSecurityPolicy).toEqual({
      'connect-src': ['https://count.example'],
    });
  });

  it.each(['count', '//count.example', 'javascript:count()', 'https://'])(
    'refuses the endpoint %s',
    (endpoint) => {
      expect(() => analytics({ endpoint })).toThrow(`Unexpected endpoint "${endpoint}"`);
    },
  );
});
