import { cachePrefix } from '../../shared/document/worker-build.ts';

/**
 * The service worker of a site without the option `serviceWorker`. It replaces an earlier worker of
 * the site, deletes the stored files and unregisters itself. It answers no requests, so open pages
 * continue without it.
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
