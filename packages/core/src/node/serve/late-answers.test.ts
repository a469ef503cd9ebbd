import { expect, it, vi } from 'vitest';
import type { Ask } from '../../content/source/feature-thread.ts';
import { LateAnswer } from '../../content/source/late-answer.ts';
import { createLateAnswers } from './late-answers.ts';

const task = (input: unknown) => ({
  file: '/thread.mjs',
  version: '1',
  root: '/',
  options: 0,
  input,
});

/** Answers that come when they are given. */
function setUp() {
  const asked = new Map<unknown, { resolve(answer: object): void; reject(error: Error): void }>();
  const ask = vi.fn((({ input }) =>
    input === 'stored'
      ? Promise.resolve({ output: input })
      : new Promise((resolve, reject) =>
          asked.set(input, { resolve: resolve as never, reject }),
        )) as Ask);
  const onAnswers = vi.fn();
  const late = createLateAnswers(ask);
  const open = (...inputs: string[]) =>
    late.open(async () => {
      const outputs: unknown[] = [];
      for (const input of inputs)
        await late.ask(task(input), 9).then(
          (answer) => outputs.push(answer!.output),
          (error: unknown) => outputs.push(error instanceof LateAnswer ? 'late' : error),
        );
      return { outputs, isLate: late.isLate() };
    }, onAnswers);
  return { ask, asked, late, onAnswers, open };
}

it('what is stored is in a page that is opened', async () => {
  const { open, onAnswers } = setUp();
  expect(await open('stored')).toEqual({ outputs: ['stored'], isLate: false });
  expect(onAnswers).not.toHaveBeenCalled();
});

it('a page is opened without answers that take their time, and once again with all of them', async () => {
  const { ask, asked, open, onAnswers } = setUp();
  expect(await open('a', 'b')).toEqual({ outputs: ['late', 'late'], isLate: true });
  asked.get('a')!.resolve({ output: 1 });
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(onAnswers).not.toHaveBeenCalled();
  asked.get('b')!.resolve({ output: 2 });
  await vi.waitFor(() => expect(onAnswers).toHaveBeenCalledTimes(1));
  // Also if the thread stores none of them.
  expect(await open('a', 'b')).toEqual({ outputs: [1, 2], isLate: false });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a question that fails late fails in the page that is opened then', async () => {
  const { asked, open, onAnswers } = setUp();
  await open('a');
  const error = new Error('No compiler');
  asked.get('a')!.reject(error);
  await vi.waitFor(() => expect(onAnswers).toHaveBeenCalled());
  expect(await open('a')).toEqual({ outputs: [error], isLate: false });
});

it('what else is rendered waits', async () => {
  const { asked, late, open } = setUp();
  await open('a');
  const whole = late.ask(task('a'), 9);
  asked.get('a')!.resolve({ output: 1 });
  expect(await whole).toEqual({ output: 1 });
});
