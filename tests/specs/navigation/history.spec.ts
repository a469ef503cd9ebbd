import type { Page } from '@playwright/test';
import { expect, test, titleOf } from '../../helpers/test.ts';

/** Navigates in history, and waits for the arrival. */
async function travel(page: Page, delta: number): Promise<void> {
  await page.evaluate(
    (steps) =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        history.go(steps);
      }),
    delta,
  );
}

test(
  'a reader who uses window.history finds page and address in step',
  { tag: '@once' },
  async ({ page, base }) => {
    await page.goto('guide/first');
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await page.evaluate(() => history.pushState({ own: 1 }, '', '?own=1#café-au-lait'));
    await travel(page, -1);
    await expect(page).toHaveURL(/guide\/second$/);
    await expect(titleOf(page, 'Second')).toBeVisible();
    await travel(page, -1);
    await expect(titleOf(page, 'First')).toBeVisible();
    await travel(page, 2);
    await expect(page).toHaveURL(/own=1/);
    await expect(titleOf(page, 'Second')).toBeVisible();
    // An address set by hand, which is left and returned to.
    await page.evaluate((path) => history.pushState(null, '', path), `${base}/guide/long`);
    await travel(page, -1);
    await expect(page).toHaveURL(/own=1/);
    await travel(page, 1);
    await expect(titleOf(page, 'Long')).toBeVisible();
  },
);

test(
  'a fragment set by hand moves to its heading, and back returns',
  { tag: '@any-server' },
  async ({ page }) => {
    await page.goto('guide/long');
    await page.evaluate(() => (location.hash = '#part-7'));
    await expect(page.getByRole('heading', { name: 'Part 7' })).toBeInViewport();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(titleOf(page, 'Long')).toBeVisible();
  },
);
