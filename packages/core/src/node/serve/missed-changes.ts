import { statSync } from 'node:fs';
import type { FSWatcher } from 'vite';

/** The time after which a change that the watcher ignores is reported, in ms. */
export const watcherThrottleMs = 60;

/**
 * Reports changes that the watcher ignores: those of a file within 50 ms of another one, as when a formatter writes right
 * after an editor, and those of a new file that it does not watch yet.
 */
export function reportMissed(watcher: FSWatcher): void {
  const reported = new Map<string, string | undefined>();
  const look = (file: string) => {
    reported.set(file, stateOf(file));
    setTimeout(() => {
      const state = stateOf(file);
      // A separate event reports a deleted file.
      if (state === undefined || state === reported.get(file)) return;
      watcher.emit('change', file);
      watcher.emit('all', 'change', file);
    }, watcherThrottleMs);
  };
  watcher.on('add', look);
  watcher.on('change', look);
}

/** The time and the size of a file; undefined if it is gone. */
function stateOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
