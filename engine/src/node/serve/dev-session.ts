import { createServer as createHttpServer, type Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import { writeFrontMatterSchema } from '../site/front-matter-schema.ts';
import { loadSite, type SiteOptions } from '../site/site.ts';
import { engineVersion } from '../files/engine-version.ts';
import { createDevLive, type DevLive } from '../live/dev-live.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { startVite } from './dev-vite.ts';
import type { LastStyles } from './last-styles.ts';
import { type Changes, watchSite } from './dev-watch.ts';

/** What is replaced whole when the configuration changes. */
export interface Session {
  vite: ViteDevServer;
  dev: DevSite;
  /** Undefined on a site without hosts of live samples. */
  live: DevLive | undefined;
  /** Takes the connections of browsers; it never listens itself. */
  sockets: Server;
}

/** What the sessions of a server have in common. */
export interface Common {
  changes: Changes;
  styles: LastStyles;
  /** What a page shows when it connects. It may come to the session that follows its own. */
  token: string;
}

/** Ends a session: its watcher, its connections and its type checker. */
export async function closeSession({ vite, dev }: Session): Promise<void> {
  await Promise.all([vite.close(), dev.close()]);
}

/**
 * Starts a session; when it is there, every edit is heard of.
 *
 * @param onConfigChange Called when the configuration, or what it imports, has changed.
 * @throws DiagnosticError when the configuration cannot be loaded.
 */
export async function startSession(
  options: SiteOptions,
  { changes, styles, token }: Common,
  onConfigChange: () => void,
): Promise<Session> {
  const site = await loadSite(options);
  await writeFrontMatterSchema(site.root);
  const sockets = createHttpServer();
  const live = createDevLive(site, engineVersion());
  const { vite, importModule, clearModules, watching } = await startVite(site, sockets, {
    styles,
    token,
    live,
  });
  const dev = createDevSite(site, vite, importModule);
  watchSite({ vite, dev, live, changes, styles }, clearModules, onConfigChange);
  await watching;
  dev.updatePages();
  return { vite, dev, live, sockets };
}
