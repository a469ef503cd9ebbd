import { createServer as createHttpServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  createRunnableDevEnvironment,
  createServer,
  type FSWatcher,
  isRunnableDevEnvironment,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite';
import { showError } from './dev-errors.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { type Changes, watchSite } from './dev-watch.ts';
import { realRootOf, workspaceOf } from '../../content/source/workspace.ts';
import { engineFolder } from '../files/engine-version.ts';
import { type LastStyles, lastStyles } from './last-styles.ts';
import { writeFrontMatterSchema } from '../site/front-matter-schema.ts';
import { modulePlace } from '../bundler/module-place.ts';
import { isForeignLink } from '../files/real-paths.ts';
import { realFolder } from '../files/replace-folder.ts';
import { loadSite, type SiteOptions } from '../site/site.ts';
import { docsPlugin } from '../bundler/vite-plugin.ts';
import { labelsModule } from '../bundler/labels-module.ts';

/** What is replaced whole when the configuration changes. */
export interface Session {
  vite: ViteDevServer;
  dev: DevSite;
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

/** Whether files of a site can import React. */
function hasReact(root: string): boolean {
  try {
    createRequire(join(root, 'docs.config.ts')).resolve('react');
    return true;
  } catch {
    return false;
  }
}

/** Says which paths belong to an output, or to one that is being written in its place. */
export function isOutputOf(folder: string): (path: string) => boolean {
  const folders = [...new Set([resolve(folder), realFolder(folder)])];
  return (path) =>
    folders.some(
      (each) =>
        path.startsWith(each) && /^(?:\.\d+\.(?:tmp|old))?(?:\/|$)/.test(path.slice(each.length)),
    );
}

/**
 * Waits until a watcher has seen every file. What it cannot watch is told once, and ends nothing: the
 * pages are served, only their edits are not heard of.
 */
function readyOf(watcher: FSWatcher): Promise<void> {
  const told = new Set<string | undefined>();
  // Vite's own tells of each file, of which there may be thousands.
  watcher.removeAllListeners('error');
  watcher.on('error', (error) => {
    const { code, message } = error as NodeJS.ErrnoException;
    if (told.has(code)) return;
    told.add(code);
    const hint =
      code === 'ENOSPC' ? '\n  Raise fs.inotify.max_user_watches, for example with sysctl' : '';
    console.error(
      `Unexpected error while watching files, their edits are not shown: ${message}${hint}`,
    );
  });
  return new Promise((resolve) => watcher.once('ready', resolve));
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
  const { root, config, cacheFolder } = site;
  await writeFrontMatterSchema(root);
  const sockets = createHttpServer();
  const isOutput = isOutputOf(join(root, config.outDir));
  const isForeign = isForeignLink(root);
  // Pages may be those of other packages; see `discoverPages`.
  const isForeignPage = isForeignLink(root, workspaceOf(realRootOf(root)));
  const pages = join(root, config.pagesDir, '/');
  let isWatching: Promise<unknown> | undefined;
  const vite: ViteDevServer = await createServer({
    root,
    base: `${config.base}/`,
    configFile: false,
    envDir: false,
    appType: 'custom',
    mode: 'development',
    logLevel: 'warn',
    publicDir: join(root, 'public'),
    cacheDir: join(cacheFolder, 'vite'),
    clearScreen: false,
    plugins: [
      docsPlugin({ root, islandFiles: new Map() }),
      labelsModule(config.labels),
      modulePlace(),
      react(),
      lastStyles(styles, root, (problems) => showError({ vite, site }, problems)),
      {
        name: 'docs:token',
        configResolved: (resolved) => void Object.assign(resolved, { webSocketToken: token }),
      },
    ],
    // One React for the site's components and the engine. A strict installation gives a site none that
    // does not ask for it: then there is the engine's alone.
    resolve: { dedupe: hasReact(root) ? ['react', 'react-dom'] : [] },
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'].map(
        (name) => `docs-engine > ${name}`,
      ),
      noDiscovery: true,
    },
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      fs: { allow: [searchForWorkspaceRoot(root), root, engineFolder, cacheFolder] },
      // Every request has been checked before; see `host-check.ts`.
      allowedHosts: true,
      watch: {
        ignored: (path) =>
          isOutput(path) || (path.startsWith(pages) ? isForeignPage(path) : isForeign(path)),
      },
    },
    environments: {
      ssr: {
        dev: {
          createEnvironment(name, resolved) {
            const environment = createRunnableDevEnvironment(name, resolved, {
              hot: false,
              runnerOptions: { hmr: false, sourcemapInterceptor: false },
            });
            const init = environment.init.bind(environment);
            // Only here the watcher is known that soon: it says once that it is ready.
            environment.init = (options) => {
              isWatching = options?.watcher && readyOf(options.watcher);
              return init(options);
            };
            return environment;
          },
        },
      },
    },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Unexpected environment, expected one that runs modules');
  const dev = createDevSite(site, vite, (file) => ssr.runner.import(file));
  const session = { vite, dev, sockets };
  const clearModules = (file: string) => {
    // Vite does so a little later: until then a page being rendered would run the old code again.
    ssr.moduleGraph.onFileChange(file);
    ssr.runner.clearCache();
  };
  watchSite({ ...session, changes, styles }, clearModules, onConfigChange);
  // An edit before that would never be heard of.
  await isWatching;
  dev.updatePages();
  return session;
}
