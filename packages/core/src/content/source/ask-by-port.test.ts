import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { answerByPort, askByPort } from './ask-by-port.ts';

const { port1, port2 } = new MessageChannel();
afterEach(() => port1.close());

it('each question has its own answer, for the page that asks', async () => {
  const waiting: (() => void)[] = [];
  answerByPort(port1, (path) => async ({ input }, seconds) => {
    if (input === 'bad') throw new Error('No answer');
    if (input === 'none') return undefined;
    // The first answer comes last.
    if (input === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
    else for (const end of waiting) end();
    return { output: [path, input, seconds] };
  });
  let path = '/a';
  const ask = askByPort(port2, () => path);
  const task = { file: '', version: '', root: '', options: undefined };
  const slow = ask({ ...task, input: 'slow' }, 1);
  path = '/b';
  const quick = ask({ ...task, input: 'quick' }, 2);
  expect(await quick).toEqual({ output: ['/b', 'quick', 2] });
  expect(await slow).toEqual({ output: ['/a', 'slow', 1] });
  expect(await ask({ ...task, input: 'none' }, 1)).toBeUndefined();
  await expect(ask({ ...task, input: 'bad' }, 1)).rejects.toThrow('No answer');
});
