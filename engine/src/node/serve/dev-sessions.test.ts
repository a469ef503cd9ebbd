import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session, startSession } from './dev-session.ts';
import { startSessions } from './dev-sessions.ts';

let root: string;
let config: string;
let send: ReturnType<typeof vi.fn>;
let start: ReturnType<typeof vi.fn<typeof startSession>>;
/** What a watcher calls. */
let report: () => void;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dev-sessions-'));
  config = join(root, 'docs.config.js');
  writeFileSync(config, '');
  send = vi.fn();
  const imported = join(root, 'sidebars.js');
  writeFileSync(imported, '');
  const all = [config, imported];
  start = vi.fn(async (_options, _common, onConfigChange) => {
    report = onConfigChange;
    return {
      vite: { ws: { send }, close: async () => undefined },
      // In another order for each session, as the bundler finds them.
      dev: { site: { configFiles: { all: all.reverse().slice() } }, close: async () => undefined },
    } as unknown as Session;
  });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes the configuration at a time, in seconds. */
const write = (time: number) => utimesSync(config, time, time);

it('a session starts for each write of the configuration, however often it is reported', async () => {
  const { close } = await startSessions({ root }, start);
  write(1);
  report();
  report();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  report();
  write(2);
  report();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await close();
  expect(start).toHaveBeenCalledTimes(3);
});

it('a configuration that failed is loaded again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { close, changes } = await startSessions({ root }, start);
  write(1);
  start.mockRejectedValueOnce(new Error('missing'));
  report();
  await vi.waitFor(() => expect(changes.broken).toHaveLength(1));
  report();
  await vi.waitFor(() => expect(changes.broken).toEqual([]));
  await close();
  said.mockRestore();
});
