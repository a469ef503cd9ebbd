import { afterEach, expect, it, vi } from 'vitest';
import { brokenHooks, endingHooks } from './own-hooks.ts';

afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'done'));
type Hooks = Record<'resolveId' | 'load', (...args: string[]) => unknown> & {
  transform: { filter: object; handler(code: string, id: string): unknown };
};
const place = { root: '/site', main: '/site/docs.config.ts' };
const hooksOf = (plugin: object) =>
  endingHooks({ name: 'svg', ...plugin }, place) as unknown as Hooks;

it('a hook that never settles is an error with its plugin, once nothing else moves', async () => {
  vi.useFakeTimers();
  const filter = { id: /svg/ };
  const hooks = hooksOf({ transform: { filter, handler: never }, load: () => wait(20_000) });
  expect(hooks.transform.filter).toBe(filter);
  const hung = Promise.resolve(hooks.transform.handler('', '/site/a/b.svg')).catch(String);
  let message: unknown;
  void hung.then((text) => (message = text));
  await vi.advanceTimersByTimeAsync(24_000);
  const loaded = hooks.load('a');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await loaded).toBe('done');
  expect(message).toBe(undefined);
  await vi.advanceTimersByTimeAsync(26_000);
  expect(message).toContain(
    'The plugin "svg" of the bundler failed in transform for a/b.svg: it takes longer than 25 seconds',
  );
});

it('a hook that waits for another is not the one that is named', async () => {
  vi.useFakeTimers();
  const inner = hooksOf({ name: 'inner', resolveId: never });
  const outer = hooksOf({ name: 'outer', resolveId: (id: string) => inner.resolveId(id) });
  const failed = Promise.resolve(outer.resolveId('x')).catch(String);
  await vi.advanceTimersByTimeAsync(26_000);
  expect(await failed).toContain('The plugin "inner" of the bundler failed in resolveId for x');
});

it('results, errors, the context and hooks of a prototype stay', async () => {
  class Own {
    name = 'own';
    resolveId(this: { at: string }, id: string) {
      return `${this.at}${id}`;
    }
    load() {
      throw new Error('own words');
    }
  }
  const hooks = endingHooks(new Own() as never, place) as unknown as Hooks;
  expect(await hooks.resolveId.call({ at: '/' } as never, 'a')).toBe('/a');
  await expect(hooks.load()).rejects.toThrow(/^own words$/);
  const frozen = endingHooks(Object.freeze({ name: 'frozen', load: () => 'a' }), place);
  expect(await (frozen as unknown as Hooks).load()).toBe('a');
});

it('hooks that cannot be called are found', () => {
  const resolveId = { filter: { id: /x/ } };
  const plugin = { name: 'v', load: 5, transform: 'x', buildStart: null, config() {}, resolveId };
  expect(brokenHooks(plugin)).toEqual([
    ['resolveId', 'an object without a handler'],
    ['load', '5'],
    ['transform', '"x"'],
  ]);
  expect(brokenHooks({ name: 'v', transform: { handler() {} } })).toEqual([]);
});
