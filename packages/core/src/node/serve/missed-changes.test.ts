import { EventEmitter } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import type { FSWatcher } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testFolder } from '../files/test-folder.test.kit.ts';
import { reportMissed } from './missed-changes.ts';

const { at } = testFolder();
let watcher: EventEmitter;
let events: string[];

beforeEach(() => {
  vi.useFakeTimers();
  watcher = new EventEmitter();
  events = [];
  reportMissed(watcher as unknown as FSWatcher);
  watcher.on('all', (event: string, file: string) => events.push(`${event} ${file}`));
  writeFileSync(at('a.md'), 'one');
});
afterEach(() => void vi.useRealTimers());

it.each(['add', 'change'])('reports a second change right after the %s of a file', (event) => {
  watcher.emit(event, at('a.md'));
  writeFileSync(at('a.md'), 'one and two');
  vi.runAllTimers();
  expect(events).toEqual([`change ${at('a.md')}`]);
});

it('reports nothing twice, and nothing of a file that is gone', () => {
  watcher.emit('change', at('a.md'));
  vi.runAllTimers();
  watcher.emit('change', at('a.md'));
  writeFileSync(at('a.md'), 'one and two');
  watcher.emit('change', at('a.md'));
  vi.runAllTimers();
  watcher.emit('change', at('a.md'));
  rmSync(at('a.md'));
  vi.runAllTimers();
  expect(events).toEqual([]);
});
