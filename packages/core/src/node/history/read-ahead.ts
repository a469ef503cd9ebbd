import { setImmediate, setTimeout } from 'node:timers/promises';
import { inGroup } from '../files/result-groups.ts';
import type { Site } from '../site/site.ts';
import type { History } from './history.ts';

/** The site whose histories are read. */
interface AheadContext {
  readonly site: Pick<Site, 'config' | 'pages' | 'version'>;
  history(): Promise<Pick<History, 'of'>>;
}

/** The longest turn of the event loop of a thread that waits, in ms. */
const idleTurn = 2;
/** The time between two looks at a busy thread, in ms. */
const pause = 20;

/**
 * Reads the histories of a site's pages while its thread would wait, such as for types, which another thread finds: the
 * pages that are written later find them in the cache. Nothing is read on a site without the option `changes`.
 *
 * @returns A function that ends the reading, and waits for the last page.
 */
export function readHistoriesAhead({ site, history }: AheadContext): () => Promise<void> {
  let isEnded = false;
  const reading = (async () => {
    if (!site.config.changes || site.version) return;
    // A page of another layout has no versions.
    const pages = site.pages.filter(({ text, made }) => !made && !/^layout:/m.test(text));
    for (const page of pages) {
      await untilIdle(() => isEnded);
      if (isEnded) return;
      const known = await history();
      await inGroup(page.path, () => known.of(page));
    }
    // The page that is written reports the same failure.
  })().catch(() => undefined);
  return () => {
    isEnded = true;
    return reading;
  };
}

async function untilIdle(isEnded: () => boolean): Promise<void> {
  while (!isEnded()) {
    await setTimeout(pause);
    const startedAt = performance.now();
    await setImmediate();
    await setImmediate();
    if (performance.now() - startedAt < idleTurn) return;
  }
}
