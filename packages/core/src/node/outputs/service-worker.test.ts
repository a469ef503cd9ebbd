import { expect, it, vi } from 'vitest';
import { withdrawnWorker } from './service-worker.ts';

it('the worker of a site without one deletes the files of an earlier one and unregisters itself', async () => {
  const deleted: string[] = [];
  const listeners: Record<string, (event: { waitUntil(done: Promise<void>): void }) => void> = {};
  const scope = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) =>
      (listeners[type] = listener),
    skipWaiting: vi.fn(),
    registration: { unregister: vi.fn() },
    caches: {
      keys: async () => ['docs-offline /docs/ a', 'docs-offline / a', 'other'],
      delete: async (name: string) => deleted.push(name),
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- The output is a script.
  new Function(...Object.keys(scope), withdrawnWorker('/docs'))(...Object.values(scope));
  let done: Promise<void> | undefined;
  listeners.install!({ waitUntil: () => undefined });
  listeners.activate!({ waitUntil: (promise) => (done = promise) });
  await done;
  expect(scope.skipWaiting).toHaveBeenCalled();
  expect(deleted).toEqual(['docs-offline /docs/ a']);
  expect(scope.registration.unregister).toHaveBeenCalled();
  expect(Object.keys(listeners), 'it answers no requests').toEqual(['install', 'activate']);
});
