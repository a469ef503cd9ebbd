import { cachePrefix } from '../../shared/document/worker-build.ts';

/**
 * The service worker of a site that has none: one that it had earlier is replaced by it, and with it
 * goes all that was stored. It answers no requests, so an open page goes on without.
 */
export function withdrawnWorker(base: string): string {
  return [
    `addEventListener('install', () => skipWaiting());`,
    `addEventListener('activate', (event) => event.waitUntil(withdraw()));`,
    `async function withdraw() {`,
    `  const names = await caches.keys();`,
    `  const own = names.filter((name) => name.startsWith(${JSON.stringify(cachePrefix(base))}));`,
    `  await Promise.all(own.map((name) => caches.delete(name)));`,
    `  await registration.unregister();`,
    `}`,
    ``,
  ].join('\n');
}
