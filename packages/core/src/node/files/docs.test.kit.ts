import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { engineRoot } from './engine-version.ts';

/** What a command has printed. */
export interface DocsResult {
  /** The exit code. */
  status: number;
  stdout: string;
  stderr: string;
  /** Both of them, the standard output first. */
  output: string;
}

/** Where a command runs. */
export interface DocsPlace {
  /** The working directory. Default: the test's. */
  cwd?: string;
  /** Variables beside the test's own. Default: none. */
  env?: Record<string, string | undefined>;
}

const file = join(engineRoot, '../../tests/docs-process.mjs');
let running: Promise<ChildProcess> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command line of the engine, such as `['build', '--root', root]`. The commands of all tests of a thread run in
 * one process, one after the other: loading the engine takes three times as long as a small build. A test of
 * how the process starts or ends starts its own.
 *
 * @throws Error if the process ends, with its output.
 */
export function runDocs(args: string[], place: DocsPlace = {}): Promise<DocsResult> {
  const result = last.then(() => answerTo(args, place));
  last = result.catch(() => undefined);
  return result;
}

async function answerTo(args: string[], { cwd = process.cwd(), env }: DocsPlace) {
  running ??= start();
  const child = await running;
  child.send({ args, cwd, env: { ...process.env, ...env } });
  const { isLast, ...answer } = await nextMessage<DocsResult & { isLast: boolean }>(child);
  if (isLast) running = undefined;
  return { ...answer, output: answer.stdout + answer.stderr };
}

async function start(): Promise<ChildProcess> {
  const child = fork(file, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await nextMessage(child);
  return child;
}

function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((done, fail) => {
    const ended = (code: number | null) => {
      running = undefined;
      fail(new Error(`The process of the commands ended with ${code}`));
    };
    child.ref();
    child.once('exit', ended).once('message', (message) => {
      child.off('exit', ended);
      // The tests' thread ends without waiting for it.
      child.unref();
      child.channel?.unref();
      done(message as Message);
    });
    child.channel?.ref();
  });
}
