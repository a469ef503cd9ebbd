import type { CDPSession, Page } from '@playwright/test';
import { expect, hydrateAll, settle, sidebarOf, test, titleOf } from '../test.ts';

/** What lives in the page after everything that nobody holds has been thrown away. */
async function alive(session: CDPSession) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

/** Goes to and fro between a page with islands, which it touches, and one without. */
async function wander(page: Page, navigations: number): Promise<void> {
  for (let index = 0; index < navigations; index += 2) {
    await page.getByRole('button', { name: 'Single' }).hover();
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await sidebarOf(page).getByRole('link', { name: 'Islands' }).click();
    await expect(titleOf(page, 'Islands')).toBeVisible();
  }
}

test('200 navigations leave no root, listener or node behind', async ({ page }) => {
  test.setTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('guide/islands');
  // What the chrome hydrates stays: all of it is counted from the start.
  await hydrateAll(page);
  await wander(page, 20);
  await settle(page);
  const before = await alive(session);
  await wander(page, 180);
  await settle(page);
  // What nobody holds goes when the browser gets to it.
  await expect(async () => {
    const after = await alive(session);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 300);
    // Positions of 200 entries, and what the engine of the browser keeps for itself.
    expect(after.heap).toBeLessThan(before.heap + 2_000_000);
  }).toPass();
});
