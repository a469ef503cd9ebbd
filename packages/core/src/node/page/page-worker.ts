import { createMemoryGuard } from '../../content/base/memory.ts';
import { activityPlaces, createActivity, showActivity } from '../../content/base/own-calls.ts';
import { askByPort } from '../../content/source/ask-by-port.ts';
import { type Ask, askHere } from '../../content/source/feature-thread.ts';
import type { Page } from '../../shared/page/page.ts';
import type { PageBatch } from './page-pool.ts';
import { createRenderer } from './render-page.ts';

const guard = createMemoryGuard();
/** Asks for the batch that is rendered: each has a port of its own. */
let ask: Ask = askHere;
/** The renderer of the latest edition: editions are rendered one after the other. */
let current: { key: string; renderer: ReturnType<typeof createRenderer> } | undefined;

/** The task of the worker pool. Batches reduce the number of messages. */
export default async function renderBatch({
  key,
  data,
  sources,
  activity = createActivity(),
  port,
}: PageBatch): Promise<Page[]> {
  showActivity(activity);
  const pages: Page[] = [];
  ask = port ? askByPort(port, () => sources[pages.length]!.path) : askHere;
  current =
    current?.key === key
      ? current
      : { key, renderer: createRenderer(data, (...question) => ask(...question)) };
  const render = await current.renderer;
  for (const [index, source] of sources.entries()) {
    activity[activityPlaces.page] = index;
    pages.push(await render(source));
    guard();
  }
  return pages;
}
