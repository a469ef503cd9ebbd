import { Worker } from 'node:worker_threads';

/**
 * Ends the process with the number of a case that takes longer than `budgetMs`: an endless loop
 * cannot be stopped from its own thread.
 */
export function createWatchdog(budgetMs: number): {
  /** Starts a case. */
  begin(name: number): void;
  stop(): Promise<number>;
} {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const code = `
    const { workerData: { shared, budgetMs } } = require('node:worker_threads');
    let last = -1, since = Date.now();
    setInterval(() => {
      const beat = Atomics.load(shared, 0);
      if (beat !== last) { last = beat; since = Date.now(); }
      else if (Date.now() - since > budgetMs) {
        require('node:fs').writeSync(2, 'Case ' + Atomics.load(shared, 1) + ' ran longer than ' + budgetMs + ' ms\\n');
        process.kill(process.pid, 'SIGKILL');
      }
    }, 500);`;
  const worker = new Worker(code, { eval: true, workerData: { shared, budgetMs } });
  worker.unref();
  return {
    begin(number) {
      Atomics.store(shared, 1, number);
      Atomics.add(shared, 0, 1);
    },
    stop: () => worker.terminate(),
  };
}
