import { expect, it } from 'vitest';
import { keepListeners } from './listeners.ts';

it('ends the listeners of an earlier script, also of one that has failed', async () => {
  const target = new EventTarget();
  const { keepFresh } = keepListeners(target, 'track');
  const heard: string[] = [];
  const listen = (name: string) => target.addEventListener('track', () => heard.push(name));
  const fire = () => {
    heard.length = 0;
    target.dispatchEvent(new Event('track'));
    return [...heard];
  };

  listen('first');
  expect(keepFresh()).toBe(1);
  await Promise.resolve();
  expect(fire()).toEqual(['first']);

  // This script throws behind its listener: nothing is mounted.
  listen('failed');
  await Promise.resolve();

  listen('second');
  listen('third');
  expect(keepFresh()).toBe(2);
  expect(fire()).toEqual(['second', 'third']);
  await Promise.resolve();
  expect(keepFresh()).toBe(0);
  expect(fire()).toEqual([]);
});
