import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { ownStyles } from '../assets/site-styles.ts';
import { compileStyles, hasCompiledStyles } from '../assets/compile-styles.ts';
import { editionFolder } from '../site/editions.ts';
import type { Site } from '../site/site.ts';
import { showError } from './dev-errors.ts';

/** The time over which changes of files are batched, in ms. */
const collectMs = 60;

/** A style sheet of an edition in dev. Default: the site's own styles; Tailwind's are in files beside it. */
export function devStyleFile(
  site: Pick<Site, 'cacheFolder' | 'config' | 'editions' | 'versions'>,
  name = 'own.css',
): string {
  return join(site.cacheFolder, 'dev', editionFolder(site), name);
}

/**
 * Compiles a site's `styles.css` again after each change of a file with classes, and
 * sends the new sheet to the open pages. Does nothing for plain CSS.
 */
export function followTailwind(vite: ViteDevServer, site: Site): void {
  const own = join(site.root, 'styles.css');
  const sheet = devStyleFile(site);
  let last: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const compile = async () => {
    timer = undefined;
    try {
      const tailwind = await compileStyles(site);
      const written = JSON.stringify(tailwind);
      if (!tailwind || written === last) return;
      last = written;
      ownStyles(site.root, sheet, tailwind);
      renew(vite, sheet);
    } catch (error) {
      showError({ vite, site }, diagnosticsOf(error));
    }
  };
  vite.watcher.on('all', (_event, file) => {
    const isSource = file === own || /\.(?:[cm]?[jt]sx?|mdx?|html)$/.test(file);
    if (!isSource || !hasCompiledStyles(site)) return;
    timer ??= setTimeout(() => void compile(), collectMs);
  });
}

/** Makes the open pages fetch a sheet again. The watcher ignores the folder of the cache. */
function renew(vite: ViteDevServer, sheet: string): void {
  const { client } = vite.environments;
  for (const module of client.moduleGraph.getModulesByFile(sheet) ?? [])
    client.moduleGraph.invalidateModule(module);
  const path = encodeURI(`/@fs${sheet}`);
  const update = { type: 'css-update', path, acceptedPath: path, timestamp: Date.now() } as const;
  vite.ws.send({ type: 'update', updates: [update] });
}
