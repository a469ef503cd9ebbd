import type { Server } from 'node:http';
import { join, relative, resolve } from 'node:path';
import {
  createRunnableDevEnvironment,
  createServer,
  type FSWatcher,
  type InlineConfig,
  isRunnableDevEnvironment,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite';
import { realRootOf, workspaceOf } from '../../content/source/workspace.ts';
import { hasReact, sharedPackages } from '../bundler/engine-react.ts';
import { extensionPackages } from '../bundler/extension-modules.ts';
import { bundlerPlugins } from '../bundler/plugins/index.ts';
import { engineFolder } from '../files/engine-version.ts';
import { aliasesOf } from '../bundler/vite-parts.ts';
import { isForeignLink } from '../files/real-paths.ts';
import { realFolder } from '../files/replace-folder.ts';
import type { DevLive } from '../live/dev-live.ts';
import { editionFolder } from '../site/editions.ts';
import type { Site } from '../site/site.ts';
import { browserPackages } from './browser-packages.ts';
import type { ImportModule } from './dev-context.ts';
import { sayMended, showError } from './dev-errors.ts';
import { type LastStyles, lastStyles } from './last-styles.ts';

/** Vite for the dev server: it serves modules, runs them for pages and watches files. */
export interface DevVite {
  vite: ViteDevServer;
  importModule: ImportModule;
  /** Drops the modules of rendered pages that depend on a changed file. */
  clearModules(file: string): void;
  /** Resolves when every file is watched: an earlier edit would have no event. */
  watching: Promise<unknown> | undefined;
}

/** The state that the Vite servers of all sessions share. */
interface Shared {
  styles: LastStyles;
  /** Authenticates the connections of pages. */
  token: string;
  live: DevLive | undefined;
}

/**
 * Starts Vite as a middleware.
 *
 * @param sockets Receives the connections of browsers.
 */
export async function startVite(
  site: Site,
  sockets: Server,
  { styles, token, live }: Shared,
): Promise<DevVite> {
  let watching: Promise<unknown> | undefined;
  const styleSheets = lastStyles(styles, site.root, (problems, file) =>
    problems.length > 0
      ? showError({ vite, site }, problems)
      : sayMended(vite, relative(site.root, file)),
  );
  const vite: ViteDevServer = await createServer({
    ...modulesOf(site, await browserPackages(site)),
    plugins: await bundlerPlugins(site, {
      target: 'dev',
      liveTable: live?.table,
      lastStyles: styleSheets,
      token,
    }),
    ...serverOf(site, sockets),
    environments: watchedSsr((watcher) => (watching = readyOf(watcher))),
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('The environment "ssr" of Vite cannot run modules');
  return {
    vite,
    importModule: (file) => ssr.runner.import(file),
    clearModules(file) {
      // Vite does the same slightly later: until then a render would run the old code.
      ssr.moduleGraph.onFileChange(file);
      ssr.runner.clearCache();
    },
    watching,
  };
}

/** Compiled packages import `jsx-runtime`, modules of the site `jsx-dev-runtime`. */
const reactModules = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];

/** The configuration of the resolution and transformation of modules. */
function modulesOf(site: Site, packages: string[]): InlineConfig {
  return {
    resolve: { dedupe: sharedPackages(site.root), alias: aliasesOf(site) },
    define: site.vite?.define ?? {},
    css: { postcss: {} },
    // Node would load components of installed extensions as they are: without islands.
    ssr: { noExternal: [...extensionPackages(site)] },
    optimizeDeps: {
      include: [
        ...reactModules.map((name) => (hasReact(site.root) ? name : `stilldocs > ${name}`)),
        // One of its imports is a package without an ES module for browsers.
        ...(Object.keys(site.config.live.hosts).length > 0 ? ['stilldocs > sucrase'] : []),
        ...packages,
      ],
      noDiscovery: true,
    },
  };
}

/** The configuration of the server, and the watched files. */
function serverOf(site: Site, sockets: Server): InlineConfig {
  const { root, config, cacheFolder } = site;
  const isOutput = isOutputOf(join(root, config.outDir));
  const isForeign = isForeignLink(root);
  // Pages may belong to other packages of the workspace; see `discoverPages`.
  const isForeignPage = isForeignLink(root, workspaceOf(realRootOf(root)));
  const pages = join(root, config.pagesDir, '/');
  return {
    root,
    base: `${config.base}/`,
    configFile: false,
    envDir: false,
    appType: 'custom',
    mode: 'development',
    logLevel: 'warn',
    publicDir: join(root, 'public'),
    cacheDir: join(cacheFolder, 'vite', editionFolder(site)),
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      fs: { allow: [searchForWorkspaceRoot(root), root, engineFolder, cacheFolder] },
      // Every request is checked before; see `host-check.ts`.
      allowedHosts: true,
      watch: {
        ignored: (path) =>
          isOutput(path) || (path.startsWith(pages) ? isForeignPage(path) : isForeign(path)),
      },
    },
  };
}

/** An environment that runs modules, and exposes the watcher before it is ready. */
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
          // Only this hook receives the watcher early enough: it emits `ready` once.
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

/** Returns a test for paths in an output, or in a temporary one that will replace it. */
export function isOutputOf(folder: string): (path: string) => boolean {
  const folders = [...new Set([resolve(folder), realFolder(folder)])];
  return (path) =>
    folders.some(
      (each) =>
        path.startsWith(each) && /^(?:\.\d+\.(?:tmp|old))?(?:\/|$)/.test(path.slice(each.length)),
    );
}

/**
 * Waits until a watcher watches every file. A failure is reported once and does not end the server:
 * pages are served, but their edits are not detected.
 */
function readyOf(watcher: FSWatcher): Promise<void> {
  const reported = new Set<string | undefined>();
  // Vite's own listener reports each file, of which there may be thousands.
  watcher.removeAllListeners('error');
  watcher.on('error', (error) => {
    const { code, message } = error as NodeJS.ErrnoException;
    if (reported.has(code)) return;
    reported.add(code);
    const hint =
      code === 'ENOSPC' ? '\n  Raise fs.inotify.max_user_watches, for example with sysctl' : '';
    console.error(`Cannot watch all files, their edits are not shown: ${message}${hint}`);
  });
  return new Promise((resolve) => watcher.once('ready', resolve));
}
