import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { isPost } from '../../shared/page/posts.ts';
import { openCache, withoutWriting } from '../files/cache.ts';
import type { DevLive } from '../live/dev-live.ts';
import type { PageOutputInput } from '../outputs/output-kind.ts';
import { createRenderedSite } from '../outputs/rendered-site.ts';
import { formatDiagnostics } from '../site/report.ts';
import type { Site } from '../site/site.ts';
import { createDevContext, type ImportModule } from './dev-context.ts';
import { sayMended } from './dev-errors.ts';
import { notesOf } from './dev-notes.ts';
import { createDevFiles } from './dev-files.ts';
import { createDevOutputs, type DevOutput } from './dev-outputs.ts';
import { createDevRenderer } from './dev-renderer.ts';
import { createDevSources } from './dev-sources.ts';

/** The site for the dev server: requested pages, rendered by the functions of the build. */
export interface DevSite {
  /** The current site. */
  readonly site: Site;
  /**
   * Renders the files of a page.
   *
   * @returns Undefined if there is no such page.
   * @throws DiagnosticError if the page cannot be rendered.
   */
  page(path: string): Promise<PageOutputInput | undefined>;
  /** Renders the page for unknown paths. */
  notFound(): Promise<PageOutputInput>;
  /** The mistakes of a rendered page that leave it usable. */
  notesOf(path: string): Diagnostic[];
  /** The output at a path of a request, decoded and without base. */
  output(path: string): Promise<DevOutput | undefined>;
  /** Processes a change in the pages folder; false if a page's file is unchanged. */
  updatePages(file?: string): boolean;
  /** Whether a rendered page depends on a file besides its own. */
  isRead(file: string): boolean;
  /** The pages that list the page at `path`, which has changed. */
  affectedBy(path: string): string[];
  /** The addresses of the style sheets that the loaded modules import. */
  styles(): string[];
  /** Listens for opened pages that lacked something, and can be rendered whole now. */
  onAnswers(listener: (path: string) => void): void;
  /** Drops the rendered pages, after a change of their inputs. */
  forget(): void;
  close(): Promise<void>;
}

/** Creates the dev server's view of a site; pages are rendered on request. */
export function createDevSite(
  initial: Site,
  vite: ViteDevServer,
  importModule: ImportModule,
  live?: DevLive,
): DevSite {
  const stored = openCache(join(initial.cacheFolder, 'results'));
  const sources = createDevSources(initial);
  const context = createDevContext(sources, vite, importModule, {
    cache: withoutWriting(stored),
    live,
  });
  /** The paths of the pages with notes in the terminal. */
  const noted = new Set<string>();
  const all = createRenderedSite(context, () => files.planAll());
  let onAnswers = (_path: string): void => undefined;
  const renderer = createDevRenderer(context, {
    onFacts(facts) {
      all.note(facts);
      vite.watcher.add(Object.keys(facts.reads));
    },
    onPage(facts, isMended) {
      vite.ws.send('docs:styles', context.styles());
      const notes = notesOf(facts.path, sources.site, all.facts);
      if (notes.length > 0) console.error(`\n${formatDiagnostics(notes, initial.root)}`);
      else if (isMended || noted.has(facts.path)) sayMended(vite, facts.file);
      if (notes.length > 0) noted.add(facts.path);
      else noted.delete(facts.path);
    },
  });
  const files = createDevFiles(context, renderer, all, (path) => onAnswers(path));
  return {
    get site() {
      return sources.site;
    },
    page: files.page,
    notFound: files.notFound,
    notesOf: (path) => notesOf(path, sources.site, all.facts),
    output: createDevOutputs(all.outputs, files),
    updatePages(file) {
      files.forget();
      return sources.update(file);
    },
    isRead: renderer.isRead,
    affectedBy: (path) => [
      ...(isPost(path, initial.config.blogDir) ? renderer.showing('blog-posts') : []),
      ...sources.changedLists,
    ],
    styles: context.styles,
    onAnswers: (listener) => void (onAnswers = listener),
    forget() {
      context.forget();
      renderer.forget();
      files.forget();
      sources.updateMade();
    },
    close() {
      stored.close();
      return renderer.close();
    },
  };
}
