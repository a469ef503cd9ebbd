import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  createRunnableDevEnvironment,
  createServer,
  type FSWatcher,
  type InlineConfig,
  isRunnableDevEnvironment,
  type Plugin,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite';
import { labelsModule } from '../bundler/labels-module.ts';
import { modulePlace } from '../bundler/module-place.ts';
import { docsPlugin } from '../bundler/vite-plugin.ts';
import { engineAliases, engineFolder } from '../files/engine-version.ts';
import { isForeignLink } from '../files/real-paths.ts';
import { realFolder } from '../files/replace-folder.ts';
import type { DevLive } from '../live/dev-live.ts';
import { liveModule } from '../live/live-module.ts';
import type { Site } from '../site/site.ts';
import type { ImportModule } from './dev-context.ts';
import { showError } from './dev-errors.ts';
import { type LastStyles, lastStyles } from './last-styles.ts';

/** Vite as the dev server uses it: it serves modules, runs them for pages and watches files. */
export interface DevVite {
  vite: ViteDevServer;
  importModule: ImportModule;
  /** Forgets the modules that pages were rendered with, as the given file has changed. */
  clearModules(file: string): void;
  /** Every file is watched: an edit before that would never be heard of. */
  watching: Promise<unknown> | undefined;
}

/** What the Vite servers of all sessions share. */
interface Shared {
  styles: LastStyles;
  /** What a page shows when it connects. */
  token: string;
  live: DevLive | undefined;
}

/**
 * Starts Vite as a middleware.
 *
 * @param sockets Takes the connections of browsers.
 */
export async function startVite(
  site: Site,
  sockets: Server,
  { styles, token, live }: Shared,
): Promise<DevVite> {
  let watching: Promise<unknown> | undefined;
  const styleSheets = lastStyles(styles, site.root, (problems) =>
    showError({ vite, site }, problems),
  );
  const vite: ViteDevServer = await createServer({
    ...modulesOf(site, token, [styleSheets, ...(live ? [liveModule(live.table)] : [])]),
    ...serverOf(site, sockets),
    environments: watchedSsr((watcher) => (watching = readyOf(watcher))),
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Unexpected environment, expected one that runs modules');
  return {
    vite,
    importModule: (file) => ssr.runner.import(file),
    clearModules(file) {
      // Vite does so a little later: until then a page being rendered would run the old code again.
      ssr.moduleGraph.onFileChange(file);
      ssr.runner.clearCache();
    },
    watching,
  };
}

/** How modules are found and transformed. */
function modulesOf({ root, config }: Site, token: string, plugins: Plugin[]): InlineConfig {
  return {
    plugins: [
      docsPlugin({ root, islandFiles: new Map() }),
      labelsModule(config.labels),
      modulePlace(),
      react(),
      ...plugins,
      {
        name: 'docs:token',
        configResolved: (resolved) => void Object.assign(resolved, { webSocketToken: token }),
      },
    ],
    // One React for the site's components and the engine. A strict installation gives a site none that
    // does not ask for it: then there is the engine's alone.
    resolve: { dedupe: hasReact(root) ? ['react', 'react-dom'] : [], alias: engineAliases },
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'].map(
        (name) => `docs-engine > ${name}`,
      ),
      noDiscovery: true,
    },
  };
}

/** What is served, and which files are watched. */
function serverOf({ root, config, cacheFolder }: Site, sockets: Server): InlineConfig {
  const isOutput = isOutputOf(join(root, config.outDir));
  const isForeign = isForeignLink(root);
  return {
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
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      fs: { allow: [searchForWorkspaceRoot(root), root, engineFolder, cacheFolder] },
      // Every request has been checked before; see `host-check.ts`.
      allowedHosts: true,
      watch: { ignored: (path) => isOutput(path) || isForeign(path) },
    },
  };
}

/** An environment that runs modules, and hands out the watcher before it is ready. */
function watchedSsr(
  onWatcher: (watcher: FSWatcher) => void,
): NonNullable<InlineConfig['environments']> {
  return {
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
            if (options?.watcher) onWatcher(options.watcher);
            return init(options);
          };
          return environment;
        },
      },
    },
  };
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
