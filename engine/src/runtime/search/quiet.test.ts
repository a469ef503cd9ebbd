import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuiet } from './quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for a pause of 300 ms; tells whether it has come. */
function watch(longestMs?: number) {
  const quiet = createQuiet(300);
  let isQuiet = false;
  void quiet.wait(longestMs).then(() => (isQuiet = true));
  return { quiet, isQuiet: () => isQuiet };
}

it('waits until nothing has been typed for a while', async () => {
  const { quiet, isQuiet } = watch();
  for (const ms of [299, 299, 299]) {
    await vi.advanceTimersByTimeAsync(ms);
    quiet.disturb();
  }
  await vi.advanceTimersByTimeAsync(299);
  expect(isQuiet()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isQuiet()).toBe(true);
});

it('does not wait longer than it may', async () => {
  const { quiet, isQuiet } = watch(500);
  await vi.advanceTimersByTimeAsync(290);
  quiet.disturb();
  await vi.advanceTimersByTimeAsync(209);
  expect(isQuiet()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isQuiet()).toBe(true);
});

it('does not wait where somebody waits for it, then or later', async () => {
  const { quiet, isQuiet } = watch();
  await vi.advanceTimersByTimeAsync(10);
  quiet.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(isQuiet()).toBe(true);
  quiet.disturb();
  await quiet.wait();
});
