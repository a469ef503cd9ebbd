import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../content/base/digest.ts';
import { withBase } from '../../shared/page/paths.ts';
import type { FileDigests, WorkerSite } from '../../shared/document/worker-build.ts';
import { bundle, scriptBuild } from '../bundler/bundle.ts';
import { filesOfSearch } from '../search/collect-search.ts';
import type { ClientBundle } from './client-bundle.ts';
import { workerEntry } from '../files/engine-version.ts';
import type { Site } from '../site/site.ts';
import { labelsModule } from '../bundler/labels-module.ts';
import { hash } from '../files/hash.ts';

/**
 * The maximum number of pages of a site whose search files are stored in advance, about 3 kB of
 * brotli each. On larger sites they are stored when search is opened.
 */
const maxSearchPages = 100;

/**
 * The code of a site's service worker: the data of the build, and the engine's worker with the
 * labels of the site.
 *
 * @param build See `Chrome`.
 */
export async function bundleWorker(
  site: Site,
  engine: string,
  client: ClientBundle,
  build: string,
): Promise<string> {
  const { cacheFolder, config, pages, root } = site;
  const { base, labels } = config;
  const built = await bundle({
    cacheFolder,
    name: 'worker',
    version: hash(engine, JSON.stringify(labels)),
    config: async () => ({
      root,
      plugins: [labelsModule(labels)],
      ...scriptBuild('worker', workerEntry),
    }),
  });
  const code = readFileSync(join(built.folder, built.entries.worker!), 'utf8');
  const fonts = new Set(client.preload.map(({ src }) => src));
  const files: FileDigests = {};
  const others: FileDigests = {};
  for (const file of client.bundle.files) {
    const address = withBase(base, `/${file}`);
    const isCode = /\.(js|css)$/.test(file) && !client.liveChunks.includes(file);
    const isNeeded = isCode || fonts.has(address);
    (isNeeded ? files : others)[address] = digestOf(readFileSync(join(client.bundle.folder, file)));
  }
  const search = pages.length > maxSearchPages ? [] : filesOfSearch(site);
  const data: WorkerSite = {
    base,
    build,
    files,
    others,
    search: search.map((file) => withBase(base, `/${file}`)),
  };
  return `const DOCS_SITE = ${JSON.stringify(data)};\n${code}`;
}
