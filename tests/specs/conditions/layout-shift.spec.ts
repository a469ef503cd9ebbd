import type { Page } from '@playwright/test';
import { expect, hydrateAll, settle, sidebarOf, test, titleOf } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

/** All layout shifts since the page began to load, as the browser reports them. */
async function shifts(page: Page): Promise<unknown[]> {
  await settle(page);
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element }[];
        };
        const found: unknown[] = [];
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        // The buffered entries arrive with the next task.
        setTimeout(() => {
          for (const entry of observer.takeRecords() as Shift[]) {
            if (!entry.hadRecentInput)
              found.push([entry.value, entry.sources.map(({ node }) => node?.className)]);
          }
          resolve(found);
        });
      }),
  );
}

for (const [index, width] of [320, 1100, 768, 1440].entries()) {
  const tag = ['@once', '@not-firefox', ...variantTags(index, 1)];
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('nothing of a page jumps while it loads', async ({ page }) => {
      for (const path of ['', 'guide/first', 'guide/islands', 'guide/minimal', 'large/last']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await shifts(page), path).toEqual([]);
      }
    });

    test(
      'nothing jumps when the banner has been dismissed',
      { tag: '@ruling-14' },
      async ({ page }) => {
        await page.goto('guide/first');
        await page.getByRole('button', { name: 'Dismiss announcement' }).click();
        await page.goto('guide/second');
        await page.waitForLoadState('networkidle');
        expect(await shifts(page)).toEqual([]);
      },
    );

    test('nothing of a page’s end jumps when its date comes', async ({ page }) => {
      await page.goto('deep/both');
      await expect(page.locator('time')).not.toBeEmpty();
      expect(await shifts(page)).toEqual([]);
    });
  });
}

test('nothing jumps when every island hydrates @once @not-firefox', async ({ page }) => {
  await page.goto('deep/first');
  await hydrateAll(page);
  expect(await shifts(page)).toEqual([]);
});

test('the chrome stays where it is from page to page @once @not-firefox', async ({ page }) => {
  await page.goto('guide/first');
  const places = () =>
    page.evaluate(() =>
      ['.Header-inner', '.Sidebar', '.TopNav', '.Sidebar-back'].map((selector) => {
        const { x, y, width } = document.querySelector(selector)!.getBoundingClientRect();
        return [selector, x, y, width];
      }),
    );
  const before = await places();
  await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
  await expect(titleOf(page, 'Second')).toBeVisible();
  await expect.poll(places).toEqual(before);
});
