import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import {
  createActivity,
  lastCall,
  type OwnCall,
  showActivity,
} from '../../content/base/own-calls.ts';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { limits } from '../../shared/diagnostics/limits.ts';
import { likelyPlace } from '../bundler/thrown-place.ts';
import { bundledModule } from '../files/engine-version.ts';

const holder = globalThis as typeof globalThis & { docsBlocked?: (stack: string) => void };

/**
 * Watches this thread from another one, for functions of the site that block it.
 *
 * @param onBlocked Receives the problem. It must end the process.
 */
export function watchForBlocks(onBlocked: (problem: Diagnostic) => void): void {
  // A breakpoint blocks, too.
  if (url() !== undefined) return;
  const activity = createActivity();
  showActivity(activity);
  holder.docsBlocked = (stack) => {
    const { most, hint } = limits.blocking;
    const call =
      lastCall() ?? ({ rule: 'limit', message: 'A function of the site failed' } as OwnCall);
    const message = `${call.message}: it works for more than ${most} seconds at a stretch`;
    const place = likelyPlace(stack);
    // The line of a call is of another file.
    const { line, column } = place.file === undefined ? call : place;
    onBlocked({ ...call, severity: 'error', message, hint, ...place, line, column });
  };
  new Worker(bundledModule('watchdog-thread.mjs'), { workerData: activity }).unref();
}
