import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { withBase } from '../../shared/page/paths.ts';
import type { ServerModule } from '../../shared/page/renderer.ts';
import { columnIn } from '../bundler/thrown-place.ts';
import { isStyleSheet } from '../bundler/note-styles.ts';
import type { Chrome } from '../document/document-data.ts';
import { historyOf, type RenderContext } from '../document/documents.ts';
import { engineVersion, serverEntry } from '../files/engine-version.ts';
import { rememberByKey } from '../files/remember.ts';
import type { DevLive } from '../live/dev-live.ts';
import { searchStarts } from '../search/search-starts.ts';
import { ownPaths } from '../site/editions.ts';
import { renderDevChrome } from './dev-chrome.ts';
import type { DevSources } from './dev-sources.ts';

/** Loads modules of the theme and of the site, fresh after an edit. */
export type ImportModule = <Module>(file: string) => Promise<Module>;

/**
 * The context of the dev server for rendering. `serverVersion` changes each time the rendered pages
 * are dropped.
 */
export interface DevContext extends RenderContext {
  vite: ViteDevServer;
  importModule: ImportModule;
  /** The first place of the site's own code in the stack of an error; empty if there is none. */
  placeOfStack(stack: string): Promise<Pick<Diagnostic, 'file' | 'line' | 'column'>>;
  /** The addresses of the style sheets that the loaded modules import. */
  styles(): string[];
  /** Drops everything derived from modules, after a change of one of them. */
  forget(): void;
}

/** Creates the context with the modules of Vite instead of bundles. */
export function createDevContext(
  sources: DevSources,
  vite: ViteDevServer,
  importModule: ImportModule,
  { cache, live }: { cache: RenderContext['cache']; live?: DevLive | undefined },
): DevContext {
  const { ssr } = vite.environments;
  let generation = 0;
  const { base } = sources.site.config;
  // Vite keeps the modules of deleted files.
  const isThere = (file: string | null) => file === null || !isAbsolute(file) || existsSync(file);
  const styles = () =>
    [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])]
      .filter(({ id, file }) => id !== null && isStyleSheet(id) && isThere(file))
      .map(({ url }) => withBase(base, encodeURI(url)));
  // Created again for each new style sheet, which the head of every document links to, and for other links in it.
  const chrome = rememberByKey<Chrome>(
    () => renderDevChrome(sources.site, importModule, styles),
    1,
  );
  const engine = engineVersion();
  return {
    vite,
    get site() {
      return sources.site;
    },
    engine,
    cache,
    liveFile: live?.file,
    history: historyOf({
      engine,
      cache,
      get site() {
        return sources.site;
      },
    }),
    get serverVersion() {
      return `dev-${generation}`;
    },
    loadServer: () => importModule<ServerModule>(serverEntry),
    chrome() {
      const { config, editions } = sources.site;
      const links = [searchStarts(config), editions && ownPaths(editions.own)];
      return chrome.of(JSON.stringify([styles(), links]));
    },
    importModule,
    async placeOfStack(stack) {
      const { root } = sources.site;
      for (const frame of vite.ssrRewriteStacktrace(stack).split('\n')) {
        const [, file = '', line, column] = /([^\s(]+?):(\d+):(\d+)\)?$/.exec(frame) ?? [];
        const path = file.replace(/^file:\/\//, '');
        if (!path.startsWith(`${root}/`) || path.includes('/node_modules/')) continue;
        const name = path.slice(root.length + 1).split('?')[0];
        const at = { line: Number(line), column: Number(column) };
        return { file: name, line: at.line, column: columnIn(path.split('?')[0]!, at) };
      }
      return {};
    },
    styles,
    forget() {
      generation++;
      chrome.forget();
    },
  };
}
