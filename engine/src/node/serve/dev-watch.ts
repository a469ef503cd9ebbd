import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Diagnostic, diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { errorMessage, showError } from './dev-errors.ts';
import type { ViteDevServer } from 'vite';
import type { DevLive } from '../live/dev-live.ts';
import type { DevSite } from './dev-site.ts';

/** The watcher keeps silent about a file that changes again this soon. */
const watcherThrottleMs = 60;

/** How many changes of files there have been, in all sessions of a server. */
export interface Changes {
  count: number;
  /** What is wrong with the configuration as it is now; the pages are still made with the one before. */
  broken: Diagnostic[];
}

/** Whose files are watched, and who is told. */
interface Watched {
  vite: ViteDevServer;
  dev: DevSite;
  live?: DevLive | undefined;
  changes: Changes;
}

/**
 * Sends every change of a file to the browser, as little of it as will do.
 *
 * @param clearModules Forgets the modules that pages were rendered with, as the given file has changed.
 * @param onConfigChange Called when the configuration, or what it imports, has changed.
 */
export function watchSite(
  { vite, dev, live, changes }: Watched,
  clearModules: (file: string) => void,
  onConfigChange: () => void,
): void {
  const { root, config, configFiles } = dev.site;
  const pages = join(root, config.pagesDir);
  /** Nothing that is wrong with a file ends the server. One that is gone is told by an event of its own. */
  const attempt = (look: () => void) => {
    try {
      look();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        showError({ vite, site: dev.site }, diagnosticsOf(error));
    }
  };
  const changed = (path?: string) => {
    changes.count++;
    vite.ws.send('docs:changed', { path: path ?? null });
  };
  let renewal: NodeJS.Timeout | undefined;
  const renew = () => {
    renewal = undefined;
    attempt(() => dev.forget());
    changed();
  };
  // What has changed since a page was asked for and before it connected, it was not told.
  vite.ws.on('docs:connected', (known: string, client) => {
    if (known !== String(changes.count)) client.send({ type: 'full-reload' });
    client.send('docs:styles', dev.styles());
    if (changes.broken.length > 0) client.send(errorMessage(dev.site, changes.broken));
  });
  vite.watcher.add([pages, ...configFiles.all]);
  vite.watcher.on('all', (event, file) => {
    changes.count++;
    if (live?.isInput(file)) vite.ws.send('docs:live');
    // Read when no change of it can be kept silent about any more.
    if (configFiles.all.includes(file)) setTimeout(onConfigChange, watcherThrottleMs);
    // A name that begins with `_` is no page's, see `discoverPages`: it may be a partial's.
    else if (
      file.startsWith(`${pages}/`) &&
      /^(?:\/[^._][^/]*)*\.mdx?$/.test(file.slice(pages.length))
    ) {
      const name = relative(root, file).replaceAll('\\', '/');
      const before = dev.site.pages.length;
      const update = (isKnown: boolean) =>
        attempt(() => {
          if (!dev.updatePages(isKnown ? name : undefined)) return;
          // Other pages may import it.
          if (dev.isRead(file)) return renew();
          const page = dev.site.pages.find((candidate) => candidate.file === name);
          if (page) for (const path of [page.path, ...dev.affectedBy(page.path)]) changed(path);
        });
      // An editor that writes in place empties the file first, and the page with it: look once more.
      const isEmpty = event === 'change' && !statSync(file, { throwIfNoEntry: false })?.size;
      if (!isEmpty) update(event === 'change');
      // A file that is new is empty at first, too.
      if (event === 'change' || event === 'add') setTimeout(() => update(true), watcherThrottleMs);
      if (dev.site.pages.length !== before) changed();
    } else if (event === 'change' || event === 'add' || event === 'unlink') {
      const { ssr } = vite.environments;
      // A file that comes or goes may be what an import or a pattern was looking for.
      const isModule =
        ssr?.moduleGraph.getModulesByFile(file) ||
        (event !== 'change' && /\.([cm]?[jt]sx?|json)$/.test(file));
      if (isModule) clearModules(file);
      if (!isModule && /\.(css|tsx?|jsx?)$/.test(file) && !dev.isRead(file)) return;
      if (event === 'change') renew();
      // They come in crowds, as when another branch is checked out.
      else renewal ??= setTimeout(renew, watcherThrottleMs);
    }
  });
}
