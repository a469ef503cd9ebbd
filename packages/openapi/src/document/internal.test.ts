import { expect, it } from 'vitest';
import { withoutInternal } from './internal.ts';

it('leaves out what is internal, and the operations of which all tags are', () => {
  const hidden = { 'x-internal': true };
  const operation = (...tags: string[]) => ({ tags, responses: {} });
  const document = {
    tags: [{ name: 'open' }, { name: 'own', ...hidden }],
    servers: [{ url: '/' }, { url: '/own', ...hidden }],
    paths: {
      '/a': { get: operation('open'), put: operation('own'), post: operation('own', 'open') },
      '/b': { ...hidden, get: operation() },
    },
  };
  expect(withoutInternal(document)).toEqual({
    tags: [{ name: 'open' }],
    servers: [{ url: '/' }],
    paths: { '/a': { get: operation('open'), post: operation('own', 'open') } },
  });
});
