import type { CDPSession, Page } from '@playwright/test';
import { expect, hydrateAll, settle, test } from '../../helpers/test.ts';

/** The live objects of the page after garbage collection. */
async function alive(session: CDPSession) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

/**
 * Navigates back and forth between a page with islands, which it touches, and one without, where it
 * ends: other pages hydrate islands by themselves. It runs within the page, because communication
 * with the browser would take most of the time.
 */
async function wander(page: Page, navigations: number): Promise<void> {
  await page.evaluate(async (count) => {
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise(requestAnimationFrame);
    };
    const goTo = async (name: string) => {
      const links = [...document.querySelectorAll<HTMLElement>('#docs-sidebar a')];
      links.find(({ textContent }) => textContent === name)!.click();
      // A navigation has arrived when the heading is focused.
      await until(
        () => document.title.startsWith(name) && document.activeElement?.tagName === 'H1',
      );
    };
    for (let index = 0; index < count; index += 2) {
      await goTo('Islands');
      const button = document.querySelector<HTMLElement>('[data-testid=Single] button')!;
      const island = button.closest('docs-island')!;
      button.focus();
      await until(() => Object.keys(island).some((key) => key.startsWith('__reactContainer')));
      await goTo('Second');
    }
  }, navigations);
}

// Only Chromium’s own protocol counts live nodes.
test(
  '100 navigations leave no root, listener or node behind',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    test.setTimeout(120_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto('guide/second');
    // Hydrated islands of the chrome stay: all of them count from the start.
    await hydrateAll(page);
    await wander(page, 20);
    await settle(page);
    const before = await alive(session);
    await wander(page, 80);
    await settle(page);
    // Garbage is collected when the browser is idle.
    await expect(async () => {
      const after = await alive(session);
      expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5);
      expect(after.nodes).toBeLessThanOrEqual(before.nodes + 300);
      // The positions of 100 entries, and the engine's own memory.
      expect(after.heap).toBeLessThan(before.heap + 2_000_000);
    }).toPass();
  },
);
