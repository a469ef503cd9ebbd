import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '../shared/paths.ts';
import type { WorkerSite } from '../shared/service-worker.ts';
import { bundle } from './bundle.ts';
import type { ClientBundle } from './bundles.ts';
import { workerEntry } from './engine-version.ts';
import type { Site } from './site.ts';

/**
 * The code of a site's service worker: what it has to know of the build, and the engine's worker,
 * which is the same for all sites.
 *
 * @param build See `build-id.ts`.
 */
export async function bundleWorker(
  { config: { base }, cacheFolder, root }: Site,
  engine: string,
  client: ClientBundle,
  build: string,
): Promise<string> {
  const made = await bundle({
    cacheFolder,
    name: 'worker',
    version: engine,
    config: async () => ({
      root,
      configFile: false,
      envDir: false,
      publicDir: false,
      mode: 'production',
      build: {
        write: false,
        rolldownOptions: {
          input: { worker: workerEntry },
          output: { format: 'iife', entryFileNames: 'worker.js' },
        },
      },
    }),
  });
  const code = readFileSync(join(made.folder, made.entries.worker!), 'utf8');
  const scripts = client.bundle.files.filter((file) => /\.(js|css)$/.test(file));
  const files = [...scripts.map((file) => withBase(base, `/${file}`)), ...client.preload];
  const site: WorkerSite = { base, build, files };
  return `const DOCS_SITE = ${JSON.stringify(site)};\n${code}`;
}
