import { writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { askHere, createFeatureThreads } from './feature-thread.ts';
import { testFolder } from '../../node/files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });
const worker = at('worker.mjs');
const read = at('read.txt');
writeFileSync(read, '1');
// It counts its answers, and takes its time for 'late'.
writeFileSync(
  worker,
  `let count = 0;
   export default async ({ input }) => {
     if (input === 'late') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
     if (input === 'bad') throw new Error('No answer');
     return { output: ++count, reads: [${JSON.stringify(read)}], isStored: input !== 'new' };
   };`,
);
const store = new Map<string, string>();
const threads = createFeatureThreads(
  {
    get: (key) => (store.has(key) ? Buffer.from(store.get(key)!) : undefined),
    set: (key, value) => void store.set(key, value),
  },
  worker,
);
afterAll(async () => {
  await threads.close();
});
const ask = async (input: string, { version = '1', seconds = 30 } = {}) =>
  (await threads.ask({ file: worker, version, root: at(), options: undefined, input }, seconds))
    ?.output;

it('an answer is stored until the question, the module or a file that it depends on changes', async () => {
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 1, 2]);
  expect(await ask('a', { version: '2' })).toBe(3);
  expect(JSON.parse([...store.values()][0]!)).toEqual({
    output: 1,
    versions: { 'read.txt': expect.any(String) as string },
  });
  writeFileSync(read, 'changed');
  expect([await ask('a'), await ask('a')]).toEqual([4, 4]);
});

it('modules of the thread share what a function returns', async () => {
  const asked = { root: at(), options: undefined, input: null, version: '1' };
  const [one, two] = ['one', 'two'].map((name) => {
    const file = at(`${name}.mjs`);
    writeFileSync(
      file,
      `import { make } from './make.mjs';
       export default (options, { share }) => () => ({ output: share(make) });`,
    );
    return file;
  });
  write('make.mjs', 'let made = 0; export const make = () => ++made;');
  expect((await askHere({ ...asked, file: one! }, 30))?.output).toBe(1);
  expect((await askHere({ ...asked, file: two! }, 30))?.output).toBe(1);
});

it('an answer that is not to be stored is asked for again', async () => {
  expect([await ask('new'), await ask('new')]).toEqual([5, 6]);
});

it('a question may throw, or take longer than it may: then the thread is ended, and the next question starts another', async () => {
  await expect(ask('bad')).rejects.toThrow('No answer');
  expect(await ask('late', { seconds: 0.05 })).toBeUndefined();
  expect(await ask('c')).toBe(1);
});

it('a question behind one that takes too long is asked again, and has its whole time', async () => {
  expect(
    await Promise.all([
      ask('late', { seconds: 0.05 }),
      ask('d'),
      ask('e'),
      ask('late', { seconds: 0.06 }),
    ]),
  ).toEqual([undefined, 1, 2, undefined]);
});
