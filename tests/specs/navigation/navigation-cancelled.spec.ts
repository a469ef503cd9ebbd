import type { Page } from '@playwright/test';
import { expect, hold, payloadOf, settle, sidebarOf, test, titleOf } from '../../helpers/test.ts';

/** Clicks a link to a page that does not load, until the current page shows that it is loading. */
async function waitForSecond(page: Page): Promise<void> {
  await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-loading');
}

test(
  'the loading bar goes when a heading of this page is chosen instead',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    await hold(page, payloadOf('guide/second'));
    await page.goto('guide/long');
    await waitForSecond(page);
    await page.getByRole('link', { name: 'Part 7', exact: true }).click();
    await expect(page).toHaveURL(/#part-7$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  },
);

test(
  'the loading bar goes with the page that was chosen last',
  { tag: ['@once', '@not-firefox'] },
  async ({ page }) => {
    await hold(page, payloadOf('guide/second'));
    await page.clock.install();
    await page.goto('guide/long');
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await sidebarOf(page).getByRole('link', { name: 'First' }).click();
    await expect(titleOf(page, 'First')).toBeVisible();
    // The wait of the first click ends only now.
    await page.clock.runFor(1000);
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  },
);

test(
  'a page whose transition begins late does not replace the one chosen since',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      const startViewTransition = (begin: () => void) => void Object.assign(window, { begin });
      if ('startViewTransition' in document) Object.assign(document, { startViewTransition });
    });
    const arrive = await hold(page, payloadOf('guide/second'));
    await page.goto('guide/first');
    await waitForSecond(page);
    await arrive();
    const begin = () => page.evaluate(() => (window as { begin?: () => void }).begin !== undefined);
    await expect.poll(begin).toBe(true);
    await sidebarOf(page).getByRole('link', { name: 'Long' }).click();
    await expect(titleOf(page, 'Long')).toBeVisible();
    await page.evaluate(() => (window as { begin?: () => void }).begin!());
    await settle(page);
    await expect(titleOf(page, 'Long')).toBeVisible();
    await expect(page).toHaveURL(/guide\/long$/);
  },
);
