import { expect, it } from 'vitest';
import { PageTypes } from './page-types.ts';

it('has no file without types', async () => {
  expect(await new PageTypes().content((code) => Promise.resolve(code))).toBeUndefined();
});
