import { expect, it } from 'vitest';
import { remember, rememberByKey } from './remember.ts';

it('computes a result once, until it is dropped', async () => {
  let count = 0;
  const made = remember(async () => ++count);
  expect([await made.of(), await made.of()]).toEqual([1, 1]);
  made.forget();
  expect(await made.of()).toBe(2);
});

it('retains the newest of several', async () => {
  const asked: string[] = [];
  const made = rememberByKey(async (key) => asked.push(key), 2);
  for (const key of ['a', 'b', 'a', 'c', 'b', 'a']) await made.of(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

it('retries a failed computation', async () => {
  let count = 0;
  const made = remember(async () => {
    if (++count === 1) throw new Error('not yet');
    return count;
  });
  await expect(made.of()).rejects.toThrow('not yet');
  expect(await made.of()).toBe(2);
});

it('does not store a result that was pending when it was dropped', async () => {
  let text = 'old';
  const made = remember(async () => {
    const begunWith = text;
    await new Promise(setImmediate);
    return begunWith;
  });
  const early = made.of();
  made.forget();
  text = 'new';
  expect([await early, await made.of()]).toEqual(['old', 'new']);
});
