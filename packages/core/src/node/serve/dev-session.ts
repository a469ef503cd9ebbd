import { createServer as createHttpServer, type Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import { layoutNames } from '../site/layout-names.ts';
import { writeFrontMatterSchema } from '../site/front-matter-schema.ts';
import { loadSite, type SiteOptions } from '../site/site.ts';
import { engineVersion } from '../files/engine-version.ts';
import { createDevLive, type DevLive } from '../live/dev-live.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { followTailwind } from './dev-tailwind.ts';
import { startVite } from './dev-vite.ts';
import type { LastStyles } from './last-styles.ts';
import { type Changes, watchSite } from './dev-watch.ts';

/** The part of the server that is replaced when the configuration changes. */
export interface Session {
  vite: ViteDevServer;
  dev: DevSite;
  /** Undefined on a site without hosts of live samples. */
  live: DevLive | undefined;
  /** Receives the connections of browsers; it never listens itself. */
  sockets: Server;
}

/** The state that the sessions of a server share. */
export interface Common {
  changes: Changes;
  styles: LastStyles;
  /**
   * Authenticates the connections of pages, which may connect to a later session than their own.
   */
  token: string;
}

/** Ends a session: its watcher, its connections and its type checker. */
export async function closeSession({ vite, dev }: Session): Promise<void> {
  await Promise.all([vite.close(), dev.close()]);
}

/**
 * Starts a session. It resolves when every file is watched.
 *
 * @param onConfigChange Called after a change of the configuration or of its imports.
 * @throws DiagnosticError if the configuration cannot be loaded.
 */
export async function startSession(
  options: SiteOptions,
  { changes, styles, token }: Common,
  onConfigChange: () => void,
): Promise<Session> {
  const site = await loadSite({ ...options, drafts: true });
  await writeFrontMatterSchema(
    site.root,
    layoutNames(site.config),
    site.loadedFeatures?.frontMatter,
  );
  const sockets = createHttpServer();
  const live = createDevLive(site, engineVersion());
  const { vite, importModule, clearModules, watching } = await startVite(site, sockets, {
    styles,
    token,
    live,
  });
  const dev = createDevSite(site, vite, importModule, live);
  watchSite({ vite, dev, live, changes, styles }, clearModules, onConfigChange);
  followTailwind(vite, site);
  await watching;
  dev.updatePages();
  return { vite, dev, live, sockets };
}
