import { afterAll, expect, it, vi } from 'vitest';

afterAll(() => vi.unstubAllGlobals());

it('an island whose module fails leaves the others alone, and is tried again', async () => {
  vi.stubGlobal('window', globalThis);
  const { createHydrator } = await import('./hydrate.tsx');
  const asked: string[] = [];
  let isBroken = true;
  const hydrator = createHydrator(async (id) => {
    asked.push(id);
    if (id === 'a' && isBroken) throw new Error('no module');
    return () => null;
  });
  const islands = ['a', 'b'].map((island) => ({ dataset: { island } }) as unknown as HTMLElement);
  expect(await hydrator.prepare(islands)).toEqual(new Error('no module'));
  isBroken = false;
  expect(await hydrator.prepare(islands)).toBe(undefined);
  expect(asked).toEqual(['a', 'b', 'a']);
});
