import { cachePrefix } from '../../shared/document/worker-build.ts';
import { bundleWorker } from '../assets/bundle-worker.ts';
import type { RenderContext } from '../document/documents.ts';

/**
 * The service worker of a site: the engine's with the option `serviceWorker`, else one that withdraws. In
 * dev there is no client bundle that it could store.
 */
export async function serviceWorker(context: RenderContext): Promise<string> {
  const { site, engine } = context;
  const client = site.config.serviceWorker ? await context.client?.() : undefined;
  if (!client) return withdrawnWorker(site.config.base);
  return bundleWorker(site, engine, client, (await context.chrome()).build);
}

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
