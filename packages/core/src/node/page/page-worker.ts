import { createMemoryGuard } from '../../content/base/memory.ts';
import { activityPlaces, createActivity, showActivity } from '../../content/base/own-calls.ts';
import type { Page } from '../../shared/page/page.ts';
import type { PageBatch } from './page-pool.ts';
import { createRenderer } from './render-page.ts';

const guard = createMemoryGuard();
/** The renderer of the latest edition: editions are rendered one after the other. */
let current: { key: string; renderer: ReturnType<typeof createRenderer> } | undefined;

/** The task of the worker pool. Batches reduce the number of messages. */
export default async function renderBatch({
  key,
  data,
  sources,
  activity = createActivity(),
}: PageBatch): Promise<Page[]> {
  showActivity(activity);
  if (current?.key !== key) current = { key, renderer: createRenderer(data) };
  const render = await current.renderer;
  const pages: Page[] = [];
  for (const [index, source] of sources.entries()) {
    activity[activityPlaces.page] = index;
    pages.push(await render(source));
    guard();
  }
  return pages;
}
