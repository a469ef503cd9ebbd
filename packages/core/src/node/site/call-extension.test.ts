import { expect, it } from 'vitest';
import { callExtension } from './extensions.ts';

it('a promise that never settles is an error, once nothing is left to do', async () => {
  const listeners = process.listenerCount('beforeExit');
  const call = (name: string, run: () => unknown) =>
    callExtension({ extension: name, what: 'buildEnd' }, run);
  const never = [
    call('a', () => new Promise(() => {})),
    call('b', async () => new Promise(() => {})),
  ];
  expect(await call('c', async () => 1)).toBe(1);
  expect(await call('d', () => 2)).toBe(2);
  process.emit('beforeExit', 0);
  const found = await Promise.allSettled(never);
  expect(found.map((each) => String('reason' in each && each.reason))).toEqual([
    expect.stringContaining(
      'The extension "a" failed in buildEnd: it waits for a promise that never settles',
    ),
    expect.stringContaining('The extension "b"'),
  ]);
  expect(process.listenerCount('beforeExit')).toBe(listeners);
});
