import { expect, test } from './test.ts';

test('a file that the configuration makes is served beside the pages', async ({ request }) => {
  const response = await request.get('made.json');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toEqual({ two: 2 });
});
