import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ViteDevServer } from 'vite';
import { type Diagnostic, diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { errorMessage, noteOf, showError } from './dev-errors.ts';
import { expansionsEnding } from '../site/read-expansions.ts';
import type { DevSite } from './dev-site.ts';
import type { DevLive } from '../live/dev-live.ts';
import { brokenStyles, type LastStyles } from './last-styles.ts';
import { reportMissed, watcherThrottleMs } from './missed-changes.ts';

/** The number of changes of files, over all sessions of a server. */
export interface Changes {
  count: number;
  /** The mistakes of the current configuration; pages are still rendered with the previous one. */
  broken: Diagnostic[];
}

/** The objects that changes of files affect. */
interface Watched {
  vite: ViteDevServer;
  dev: DevSite;
  live?: DevLive | undefined;
  changes: Changes;
  styles: LastStyles;
}

/**
 * Sends every change of a file to the browser, as the smallest possible update.
 *
 * @param clearModules Drops the modules of rendered pages that depend on the given file.
 * @param onConfigChange Called after a change of the configuration or of its imports.
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
  let restart: NodeJS.Timeout | undefined;
  dev.onAnswers(browser.changed);
  reportMissed(vite.watcher);
  vite.watcher.add([pages, ...configFiles.all]);
  vite.watcher.on('all', (event, file) => {
    changes.count++;
    if (live?.isInput(file)) vite.ws.send('docs:live');
    // From then on the watcher reports every change.
    if (configFiles.all.includes(file)) {
      // Once for several files at a time, as when another branch is checked out.
      clearTimeout(restart);
      restart = setTimeout(onConfigChange, watcherThrottleMs);
    } else if (isPageOf(pages, file)) pageChanged(event, file, dev, browser);
    else if (event === 'change' || event === 'add' || event === 'unlink') {
      const { ssr } = vite.environments;
      if (file.endsWith(expansionsEnding)) browser.attempt(() => void dev.updatePages());
      // A new or deleted file may affect an unresolved import or a glob pattern.
      const isModule =
        ssr?.moduleGraph.getModulesByFile(file) ||
        (event !== 'change' && /\.([cm]?[jt]sx?|json)$/.test(file));
      if (isModule) clearModules(file);
      if (!isModule && !dev.isRead(file) && /\.(css|tsx?|jsx?)$/.test(file)) return;
      if (event === 'change') browser.renew();
      else browser.renewSoon();
    }
  });
}

/**
 * A name that begins with `_` belongs to no page, see `discoverPages`, but possibly to a partial.
 */
const isPageOf = (pages: string, file: string) =>
  file.startsWith(`${pages}/`) && /^(?:\/[^._][^/]*)*\.mdx?$/.test(file.slice(pages.length));

/** Processes a changed, new or deleted page, and updates the pages that show its data. */
function pageChanged(event: string, file: string, dev: DevSite, browser: Browser): void {
  const name = relative(dev.site.root, file).replaceAll('\\', '/');
  const before = dev.site.pages.length;
  const update = (isKnown: boolean) =>
    browser.attempt(() => {
      const { sidebar } = dev.site.config;
      if (!dev.updatePages(isKnown ? name : undefined)) return;
      // Other pages may import it.
      if (dev.isRead(file)) return browser.renew();
      // All pages show its title or its badge.
      if (!isDeepStrictEqual(sidebar, dev.site.config.sidebar)) return browser.changed();
      const page = dev.site.pages.find((candidate) => candidate.file === name && !candidate.made);
      if (page) for (const path of [page.path, ...dev.affectedBy(page.path)]) browser.changed(path);
    });
  // An editor that writes in place first empties the file, and thus the page.
  const isEmpty = event === 'change' && !statSync(file, { throwIfNoEntry: false })?.size;
  if (isEmpty) setTimeout(() => update(true), watcherThrottleMs);
  else update(event === 'change');
  if (dev.site.pages.length !== before) browser.changed();
}

/** The open pages in browsers. */
interface Browser {
  /**
   * Catches errors: a mistake in a file never ends the server. A separate event reports a deleted
   * file.
   */
  attempt(look: () => void): void;
  /** A page has changed. Default: all pages have. */
  changed(path?: string): void;
  /** An input of all pages has changed. */
  renew(): void;
  /** Renews once for many files at a time, as when another branch is checked out. */
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
  // The page missed changes between its request and its connection.
  vite.ws.on('docs:connected', (count: string, client) => {
    if (count !== String(changes.count)) client.send({ type: 'full-reload' });
    client.send('docs:styles', dev.styles());
    if (broken().length > 0) client.send(errorMessage(dev.site, broken()));
  });
  // A new page hides the messages of the previous page: remaining mistakes are sent again.
  vite.ws.on('docs:shown', (path: string, client) => {
    client.send('docs:notes', { path, notes: dev.notesOf(path).map(noteOf) });
    if (broken().length > 0) client.send(errorMessage(dev.site, broken()));
  });
  const renewSoon = () => {
    renewal ??= setTimeout(renew, watcherThrottleMs);
  };
  return { attempt, changed, renew, renewSoon };
}
