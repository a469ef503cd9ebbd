import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import {
  activityPlaces,
  createActivity,
  inNamedCall,
  inOwnCall,
  lastCall,
  showActivity,
  watchActivity,
} from './own-calls.ts';

afterEach(() => void vi.useRealTimers());

const call = { rule: 'config', message: '"head" failed' } as const;

it('a promise that takes longer than its limit is an error, one that does not stays', async () => {
  vi.useFakeTimers();
  const slow = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'done'));
  const results = Promise.allSettled([
    inOwnCall(call, () => slow(24_000)),
    inOwnCall(call, () => slow(31_000)),
    inOwnCall(call, () => slow(31_000), 300),
  ]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect((await results).map((each) => String('value' in each ? each.value : each.reason))).toEqual(
    ['done', 'Error: it takes longer than 25 seconds', 'done'],
  );
  expect(lastCall()).toBe(undefined);
});

it('a thread that stands still during a call is blocked; one that works by itself, or calls, is not', async () => {
  vi.useFakeTimers();
  const activity = createActivity();
  let isBlocked = false;
  const watch = watchActivity(activity, 20, () => (isBlocked = true));
  onTestFinished(() => clearInterval(watch));
  vi.advanceTimersByTime(60_000);
  expect(isBlocked).toBe(false);
  activity[activityPlaces.open] = 1;
  for (let call = 0; call < 60; call++) {
    activity[activityPlaces.calls]!++;
    vi.advanceTimersByTime(1000);
  }
  expect(isBlocked).toBe(false);
  vi.advanceTimersByTime(21_000);
  expect(isBlocked).toBe(true);
});

it('shows calls and the beats of the clock in the numbers of a thread', async () => {
  vi.useFakeTimers();
  const activity = createActivity();
  showActivity(activity);
  vi.advanceTimersByTime(3000);
  const numbers = await inOwnCall(call, () => [...activity, lastCall()]);
  expect(numbers).toEqual([3, 1, 1, 0, call]);
  expect(activity[activityPlaces.open]).toBe(0);
});

it('of calls in each other, the inner one is named when nothing is left to do', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => {});
  const inner = { rule: 'config', message: 'The hook failed' } as const;
  // The bundler passes errors on after a while.
  const slowly = async () => {
    const hook = inNamedCall(inner, never);
    return hook.catch(
      (error: unknown) =>
        new Promise<never>((_, fail) => setTimeout(() => fail(error as Error), 50)),
    );
  };
  const failed = inNamedCall(call, slowly).catch((error: DiagnosticError) => error.diagnostics);
  process.emit('beforeExit', 0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failed).toMatchObject([
    { message: 'The hook failed: it waits for a promise that never settles' },
  ]);
});
