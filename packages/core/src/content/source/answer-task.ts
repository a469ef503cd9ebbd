import { pathToFileURL } from 'node:url';
import type { FeatureThread, ThreadAnswer } from '../../shared/extension/page-feature.ts';

/** A question to the module of a thread, as plain data. */
export interface ThreadTask {
  /** The module that Node can import, absolute. */
  file: string;
  /** Changes with the code of the module. */
  version: string;
  /** The site's root, absolute. */
  root: string;
  options: unknown;
  input: unknown;
}

type Answer = ReturnType<FeatureThread<unknown, unknown, unknown>>;

/** What the modules of this thread have returned, by module and options. */
const started = new Map<string, Promise<Answer>>();

/** What functions have returned that modules of this thread share. */
const shared = new Map<() => unknown, unknown>();

function share<Value>(create: () => Value): Value {
  if (!shared.has(create)) shared.set(create, create());
  return shared.get(create) as Value;
}

/** Answers a question in this thread. */
export async function answerTask(task: ThreadTask): Promise<ThreadAnswer<unknown>> {
  const key = JSON.stringify([task.file, task.version, task.root, task.options]);
  const known = started.get(key) ?? start(task);
  started.set(key, known);
  return (await known)(task.input);
}

async function start({ file, version, root, options }: ThreadTask): Promise<Answer> {
  const { default: create } = (await import(`${pathToFileURL(file).href}?${version}`)) as {
    default: FeatureThread<unknown, unknown, unknown>;
  };
  return create(options, { root, share });
}
