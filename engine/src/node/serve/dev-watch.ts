import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type Diagnostic, diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { errorMessage, noteOf, showError } from './dev-errors.ts';
import type { DevSite } from './dev-site.ts';
import type { DevLive } from '../live/dev-live.ts';
import { brokenStyles, type LastStyles } from './last-styles.ts';

/** The watcher keeps silent about a file that changes again this soon. */
const watcherThrottleMs = 60;

/** How many changes of files there have been, in all sessions of a server. */
export interface Changes {
  count: number;
  /** What is wrong with the configuration as it is now; the pages are still made with the one before. */
  broken: Diagnostic[];
}

/** What changes of files concern. */
interface Watched {
  vite: ViteDevServer;
  dev: DevSite;
  live?: DevLive | undefined;
  changes: Changes;
  styles: LastStyles;
}

/**
 * Sends every change of a file to the browser, as little of it as will do.
 *
 * @param clearModules Forgets the modules that pages were rendered with, as the given file has changed.
 * @param onConfigChange Called when the configuration, or what it imports, has changed.
 */
export function watchSite(
  session: Watched,
  clearModules: (file: string) => void,
  onConfigChange: () => void,
): void {
  const { vite, dev, live, changes } = session;
  const { root, config, configFiles } = dev.site;
  const pages = join(root, config.pagesDir);
  const browser = tellBrowser(session);
  vite.watcher.add([pages, ...configFiles.all]);
  vite.watcher.on('all', (event, file) => {
    changes.count++;
    if (live?.isInput(file)) vite.ws.send('docs:live');
    // The watcher reports every change that comes after this.
    if (configFiles.all.includes(file)) setTimeout(onConfigChange, watcherThrottleMs);
    else if (isPageOf(pages, file)) pageChanged(event, file, dev, browser);
    else if (event === 'change' || event === 'add' || event === 'unlink') {
      const { ssr } = vite.environments;
      // A file that comes or goes may be what an import or a pattern was looking for.
      const isModule =
        ssr?.moduleGraph.getModulesByFile(file) ||
        (event !== 'change' && /\.([cm]?[jt]sx?|json)$/.test(file));
      if (isModule) clearModules(file);
      if (!isModule && /\.(css|tsx?|jsx?)$/.test(file)) return;
      if (event === 'change') browser.renew();
      else browser.renewSoon();
    }
  });
}

/** A name that begins with `_` is no page's, see `discoverPages`: it may be a partial's. */
const isPageOf = (pages: string, file: string) =>
  file.startsWith(`${pages}/`) && /^(?:\/[^._][^/]*)*\.mdx?$/.test(file.slice(pages.length));

/** Takes in a page that was edited, came or went, and tells the pages that show something of it. */
function pageChanged(event: string, file: string, dev: DevSite, browser: Browser): void {
  const name = relative(dev.site.root, file).replaceAll('\\', '/');
  const before = dev.site.pages.length;
  const update = (isKnown: boolean) =>
    browser.attempt(() => {
      if (!dev.updatePages(isKnown ? name : undefined)) return;
      // Other pages may import it.
      if (dev.isRead(file)) return browser.renew();
      const page = dev.site.pages.find((candidate) => candidate.file === name);
      if (page) for (const path of [page.path, ...dev.affectedBy(page.path)]) browser.changed(path);
    });
  // An editor that writes in place empties the file first, and the page with it: look once more.
  const isEmpty = event === 'change' && !statSync(file, { throwIfNoEntry: false })?.size;
  if (!isEmpty) update(event === 'change');
  // A file that is new is empty at first, too.
  if (event === 'change' || event === 'add') setTimeout(() => update(true), watcherThrottleMs);
  if (dev.site.pages.length !== before) browser.changed();
}

/** The pages that are open in browsers. */
interface Browser {
  /** Nothing that is wrong with a file ends the server. One that is gone is told by an event of its own. */
  attempt(look: () => void): void;
  /** A page has changed. Default: all have. */
  changed(path?: string): void;
  /** Something that all pages are made from has changed. */
  renew(): void;
  /** Renews once for files that come in crowds, as when another branch is checked out. */
  renewSoon(): void;
}

function tellBrowser({ vite, dev, changes, styles }: Watched): Browser {
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
  const broken = () => [...changes.broken, ...brokenStyles(styles)];
  // What has changed since a page was asked for and before it connected, it was not told.
  vite.ws.on('docs:connected', (known: string, client) => {
    if (known !== String(changes.count)) client.send({ type: 'full-reload' });
    client.send('docs:styles', dev.styles());
    if (broken().length > 0) client.send(errorMessage(dev.site, broken()));
  });
  // A new page hides the messages of the page before it: what is still wrong is sent again.
  vite.ws.on('docs:shown', (path: string, client) => {
    client.send('docs:notes', { path, notes: dev.notesOf(path).map(noteOf) });
    if (broken().length > 0) client.send(errorMessage(dev.site, broken()));
  });
  const renewSoon = () => {
    renewal ??= setTimeout(renew, watcherThrottleMs);
  };
  return { attempt, changed, renew, renewSoon };
}
