import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remote, setRemoteStore } from '../../shared/page/remote.ts';
import { createRemoteStore, takeRemoteProblems } from './remote-store.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();
beforeEach(() => {
  setRemoteStore(createRemoteStore(at()));
});
afterEach(() => {
  vi.useRealTimers();
});

const offline = () => Promise.reject(new Error('no network'));

it('a copy is used until it is too old', async () => {
  vi.useFakeTimers();
  let count = 0;
  const load = async () => ++count;
  const options = { maxAge: 60, load };
  expect([await remote('a', options), await remote('a', options)]).toEqual([1, 1]);
  vi.advanceTimersByTime(61_000);
  expect(await remote('a', options)).toBe(2);
  expect(await remote('b', options)).toBe(3);
});

it('the last copy is shown if nothing can be fetched, with a warning', async () => {
  await remote('a', { load: async () => ({ x: 1 }) });
  expect(await remote('a', { maxAge: 0, load: offline })).toEqual({ x: 1 });
  expect(takeRemoteProblems()).toMatchObject([
    {
      severity: 'warning',
      rule: 'remote-content',
      message: expect.stringContaining('"a" could not be fetched (no network): the copy of 2'),
    },
  ]);
  expect(takeRemoteProblems()).toEqual([]);
});

it('without a copy, or with a damaged one, the error is thrown', async () => {
  await expect(remote('a', { load: offline })).rejects.toThrow('no network');
  await remote('a', { load: async () => 1 });
  for (const file of readdirSync(at())) write(file, '{"savedAt":');
  await expect(remote('a', { maxAge: 0, load: offline })).rejects.toThrow('no network');
});

it('a server that does not answer in time is one that cannot be asked', async () => {
  vi.useFakeTimers();
  await remote('a', { load: async () => 1 });
  const shown = remote('a', { maxAge: 0, load: () => new Promise<number>(() => {}) });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await shown).toBe(1);
  expect(takeRemoteProblems()).toMatchObject([
    { message: expect.stringContaining('(its server takes longer than 20 seconds)') },
  ]);
});

it('a value is what its copy will be, and one that cannot be stored is an error', async () => {
  const date = new Date(0);
  expect(await remote('d', { load: async () => ({ date }) })).toEqual({ date: date.toJSON() });
  await expect(remote('n', { load: async () => 1n })).rejects.toThrow(
    'The remote content "n" is not JSON',
  );
  await expect(remote('u', undefined as never)).rejects.toThrow('remote("u", …) has no function');
});
