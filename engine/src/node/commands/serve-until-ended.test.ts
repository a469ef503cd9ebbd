import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { serveUntilEnded } from './serve-until-ended.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    const added = process.listeners(event as 'uncaughtException').at(-1)!;
    process.off(event, added);
  }
});

it('ends the process when the server does not close', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
  vi.spyOn(console, 'log').mockReturnValue();
  const server = createServer();
  const listening = new Promise((resolve) => server.once('listening', resolve));
  let closing = false;
  const close = () => {
    closing = true;
    return new Promise<void>(() => {});
  };
  void serveUntilEnded({ server, name: 'a', base: '', port: 0, close }, { port: '0' });
  await listening;
  await vi.waitUntil(() => process.listenerCount('SIGTERM') > 0);
  vi.useFakeTimers();
  process.emit('SIGTERM');
  await vi.waitUntil(() => closing);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(exit).toHaveBeenCalledWith(0);
  server.close();
});
