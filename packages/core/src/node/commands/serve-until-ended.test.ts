import { createServer } from 'node:http';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Served, serveUntilEnded } from './serve-until-ended.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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
  void serveUntilEnded({ port: '0' }, 0, async () => ({ server, name: 'a', base: '', close }));
  await listening;
  await vi.waitUntil(() => process.listenerCount('SIGTERM') > 0);
  onTestFinished(() => {
    for (const event of ['uncaughtException', 'unhandledRejection']) {
      const added = process.listeners(event as 'uncaughtException').at(-1)!;
      process.off(event, added);
    }
  });
  vi.useFakeTimers();
  process.emit('SIGTERM');
  await vi.waitUntil(() => closing);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(exit).toHaveBeenCalledWith(0);
  server.close();
});

it('creates no server for a port that is none', async () => {
  const create = vi.fn<() => Promise<Served>>();
  await expect(serveUntilEnded({ port: 'x' }, 0, create)).rejects.toThrow('"x" for --port');
  expect(create).not.toHaveBeenCalled();
});

it('closes a server that cannot listen', async () => {
  const close = vi.fn<() => void>();
  const create = async () => ({ server: createServer(), name: 'a', base: '', close });
  const values = { port: '0', host: '192.0.2.1' };
  await expect(serveUntilEnded(values, 0, create)).rejects.toThrow('Cannot listen on 192.0.2.1');
  expect(close).toHaveBeenCalledOnce();
});
