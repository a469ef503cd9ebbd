import type { MessagePort } from 'node:worker_threads';
import type { ThreadAnswer } from '../../shared/extension/page-feature.ts';
import type { ThreadTask } from './answer-task.ts';
import type { Ask } from './feature-thread.ts';

/** A question of a thread that renders pages, for the thread that has the answers. */
interface Question {
  id: number;
  /** The path of the page that asks. */
  path: string;
  task: ThreadTask;
  seconds: number;
}

/** What came of a question. */
interface Reply {
  id: number;
  answer?: ThreadAnswer<unknown> | undefined;
  error?: unknown;
}

/** Answers what another thread asks until the port is closed. */
export function answerByPort(port: MessagePort, ask: (path: string) => Ask): void {
  port.on('message', ({ id, path, task, seconds }: Question) => {
    ask(path)(task, seconds).then(
      (answer) => port.postMessage({ id, answer } satisfies Reply),
      (error: unknown) => port.postMessage({ id, error } satisfies Reply),
    );
  });
}

/**
 * Asks another thread, which answers with `answerByPort`.
 *
 * @param path Returns the path of the page that is rendered.
 */
export function askByPort(port: MessagePort, path: () => string): Ask {
  const waiting = new Map<number, (reply: Reply) => void>();
  port.on('message', (reply: Reply) => {
    waiting.get(reply.id)!(reply);
    waiting.delete(reply.id);
  });
  let last = 0;
  return (task, seconds) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (reply) => ('error' in reply ? reject(reply.error) : resolve(reply.answer)));
      port.postMessage({ id, path: path(), task, seconds } satisfies Question);
    });
}
