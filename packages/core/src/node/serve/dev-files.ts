import { isPost } from '../../shared/page/posts.ts';
import type { RenderContext } from '../document/documents.ts';
import { moveLinks } from '../document/languages.ts';
import { rememberByKey } from '../files/remember.ts';
import { runOnPage } from '../outputs/extension-outputs.ts';
import type { PageOutputInput } from '../outputs/output-kind.ts';
import type { RenderedSite } from '../outputs/rendered-site.ts';
import type { RenderedPage } from '../page/rendered-page.ts';
import type { PageSource } from '../../shared/page/page.ts';
import { fallbackPages, untranslatedPages } from '../site/editions.ts';
import { notFoundPath } from '../site/discover.ts';
import type { DevRenderer } from './dev-renderer.ts';

/** The files of pages, rendered on request. */
export interface DevFiles {
  /** @returns Undefined if there is no such page. */
  page(path: string): Promise<PageOutputInput | undefined>;
  /** The same for somebody who opens the page: it may lack what takes seconds. */
  open(path: string): Promise<PageOutputInput | undefined>;
  /** The page for unknown paths. */
  notFound(): Promise<PageOutputInput>;
  /** Adds every page without errors to the site. */
  planAll(): Promise<void>;
  /** Drops the files, after a change of a page. */
  forget(): void;
}

/**
 * The maximum number of pages with cached files of some 50 kB each: twice as many as a page
 * preloads.
 */
const maxRemembered = 48;

/**
 * Creates the files of the pages of `renderer`, and adds the pages to `all`.
 *
 * @param onAnswers Called when an opened page that lacked something can be rendered whole.
 */
export function createDevFiles(
  context: RenderContext,
  renderer: DevRenderer,
  all: RenderedSite,
  onAnswers: (path: string) => void,
): DevFiles {
  const { blogDir } = context.site.config;
  /** The pages that `planAll` need not plan again. */
  const planned = new WeakSet<RenderedPage>();
  const files = rememberByKey(renderFiles, maxRemembered);
  const opened = rememberByKey(openFiles, maxRemembered);

  async function fillLists(page: RenderedPage): Promise<RenderedPage> {
    if (page.lists.includes('blog-posts'))
      await renderer.renderSome(({ path }) => isPost(path, blogDir));
    if (page.lists.includes('changes')) await renderer.renderSome(() => true);
    return all.fillLists(page);
  }

  async function renderFiles(path: string): Promise<PageOutputInput | undefined> {
    const { pages, editions } = context.site;
    const at = (candidate: PageSource) => candidate.path === path;
    const source = pages.find(at);
    if (!source) {
      const fallback = editions && fallbackPages(editions).find(at);
      if (!fallback) return undefined;
      const page = await renderer.render(fallback);
      // Its links have the base of this language, and in a build that of the source.
      const { all: languages, own } = editions;
      const html = () => moveLinks(page.html(), own.base, languages[0]!.base, (of) => of);
      return (await all.planFallback({ ...page, html })).render();
    }
    const plan = await all.plan(await fillLists(await renderer.render(source)));
    await runOnPage(context.site.config, plan.page);
    return plan.render();
  }

  async function openFiles(path: string): Promise<PageOutputInput | undefined> {
    return renderer.open(
      () => renderFiles(path),
      () => {
        opened.forget();
        onAnswers(path);
      },
    );
  }

  return {
    page: files.of,
    open: opened.of,
    async notFound() {
      const own = await files.of(notFoundPath);
      return own ?? (await all.planNotFound()).render();
    },
    async planAll() {
      for (const page of await renderer.renderSome(() => true)) {
        if (planned.has(page)) continue;
        await all.plan(await fillLists(page));
        if (page.lists.length === 0) planned.add(page);
      }
      const { editions } = context.site;
      for (const page of editions ? untranslatedPages(editions) : [])
        await renderer.render(page).then(all.addUntranslated, () => undefined);
    },
    forget() {
      files.forget();
      opened.forget();
    },
  };
}
