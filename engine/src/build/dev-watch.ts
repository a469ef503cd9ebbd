import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { DevSite } from './dev-site.ts';

/** The watcher keeps silent about a file that changes again this soon. */
const watcherThrottleMs = 60;

/**
 * Sends every change of a file to the browser, as little of it as will do.
 *
 * @param clearModules Forgets the modules that pages were rendered with.
 * @param onConfigChange Called when the configuration, or what it imports, has changed.
 */
export function watchSite(
  { vite, dev }: { vite: ViteDevServer; dev: DevSite },
  clearModules: () => void,
  onConfigChange: () => void,
): void {
  const { root, config, configFiles } = dev.site;
  const pages = join(root, config.pagesDir);
  const changed = (path?: string) => vite.ws.send('docs:changed', { path: path ?? null });
  vite.watcher.add([pages, ...configFiles.all]);
  vite.watcher.on('all', (event, file) => {
    // Read when no change of it can be kept silent about any more.
    if (configFiles.all.includes(file)) setTimeout(onConfigChange, watcherThrottleMs);
    else if (file.startsWith(`${pages}/`) && /\.mdx?$/.test(file)) {
      const name = relative(root, file).replaceAll('\\', '/');
      const before = dev.site.pages.length;
      const update = () => {
        if (!dev.updatePages(event === 'change' ? name : undefined)) return;
        const page = dev.site.pages.find((candidate) => candidate.file === name);
        if (page) for (const path of [page.path, ...dev.affectedBy(page.path)]) changed(path);
      };
      // An editor that writes in place empties the file first, and the page with it: look once more.
      const isEmpty = event === 'change' && !statSync(file, { throwIfNoEntry: false })?.size;
      if (!isEmpty) update();
      if (event === 'change') setTimeout(update, watcherThrottleMs);
      if (dev.site.pages.length !== before) changed();
    } else if (event === 'change') {
      const isModule = vite.environments.ssr?.moduleGraph.getModulesByFile(file);
      if (isModule) clearModules();
      if (isModule || !/\.(css|tsx?|jsx?)$/.test(file)) {
        dev.forget();
        changed();
      }
    }
  });
}
