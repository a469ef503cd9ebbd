import { guardNames } from '../../../../packages/core/src/runtime/live/guard-names.ts';
import { collection } from './collection.ts';
import { type Answer, type Call, parts, work, type Workplace } from './work.ts';

/** How long a handler may take. ms. */
const maxMs = 3000;

/** A worker that runs the handler of a sample. */
export interface HandlerWorker {
  /** Calls the handler; an answer that does not come in time is an error. */
  call(call: Omit<Call, 'id'>): Promise<Omit<Answer, 'id'>>;
  end(): void;
}

/** Starts a worker with the compiled files of a sample; it starts again after a call without an answer. */
export function startWorker(files: Record<string, Function>, entry: string): HandlerWorker {
  const place: Workplace = { entry, names: guardNames, collection };
  const rows = Object.entries(files).map(([name, file]) => `${JSON.stringify(name)}:${file}`);
  const functions = Object.entries(parts).map(([name, part]) => `${name}:${part}`);
  const source = `(${work})({${rows.join(',')}},${JSON.stringify(place)},{${functions.join(',')}})`;
  let worker: Worker | undefined;
  let latest = 0;

  const start = () => {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const started = new Worker(address);
    URL.revokeObjectURL(address);
    return started;
  };
  const end = () => {
    worker?.terminate();
    worker = undefined;
  };
  return {
    end,
    call: (call) =>
      new Promise((resolve) => {
        const own = (worker ??= start());
        const id = ++latest;
        const settle = (answer: Omit<Answer, 'id'>) => {
          clearTimeout(timer);
          own.removeEventListener('message', onMessage);
          own.removeEventListener('error', onError);
          resolve(answer);
        };
        const fail = (error: string) => {
          if (worker === own) end();
          settle({ error, lines: [] });
        };
        const timer = setTimeout(
          () => fail(`Unexpected handler without an answer after ${maxMs / 1000} s`),
          maxMs,
        );
        const onMessage = ({ data }: MessageEvent<Answer>) => data.id === id && settle(data);
        const onError = (event: ErrorEvent) => {
          event.preventDefault();
          fail(event.message);
        };
        own.addEventListener('message', onMessage);
        own.addEventListener('error', onError);
        own.postMessage({ id, ...call });
      }),
  };
}
