import type { Page } from '@playwright/test';
import { expect, hold, sidebarOf, test, titleOf } from '../../helpers/test.ts';

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const close = (page: Page) => page.getByRole('button', { name: 'Dismiss announcement' });

test(
  'the banner is visible by default, with its markup and links',
  { tag: ['@any-server', '@spec-2-chrome', '@spec-9', '@ruling-7'] },
  async ({ page, base }) => {
    await page.goto('guide/first');
    await expect(bannerOf(page)).toHaveText('A banner with a link.');
    await expect(bannerOf(page).locator('strong')).toHaveText('banner');
    await expect(bannerOf(page).getByRole('link', { name: 'link' })).toHaveAttribute(
      'href',
      `${base}/guide/second`,
    );
  },
);

test(
  'it can be hidden by keyboard, where the focus is not lost, and the choice is remembered',
  { tag: ['@once', '@spec-2-chrome'] },
  async ({ page }) => {
    await page.goto('guide/first');
    await close(page).focus();
    await page.keyboard.press('Enter');
    await expect(bannerOf(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeVisible();
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
    await page.reload();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
  },
);

test('a dismissal counts for its content alone @once @ruling-14', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs.banner', 'another'));
  await page.goto('guide/first');
  await expect(bannerOf(page)).toBeVisible();
});

test(
  'one dismissed on another page is gone from a page that comes back as it was',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.goto('guide/first');
    const other = await context.newPage();
    await other.goto('guide/second');
    await close(other).click();
    await expect(bannerOf(other)).toBeHidden();
    // The event of a page that returns from the back/forward cache.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    await expect(bannerOf(page)).toBeHidden();
  },
);

test.describe('after a page that is left while it loads', () => {
  // Firefox reports an import that leaving the page canceled.
  test.use({ allowedMessages: /^Failed to load/ });

  test(
    'a dismissed banner is hidden before anything is painted',
    { tag: ['@once', '@ruling-14'] },
    async ({ page }) => {
      await page.goto('guide/first');
      await close(page).click();
      await expect(bannerOf(page)).toBeHidden();
      const arrive = await hold(page, /\.js$|\.tsx?(\?|$)/);
      await page.goto('guide/second', { waitUntil: 'commit' });
      await expect(titleOf(page, 'Second')).toBeVisible();
      await expect(bannerOf(page)).toBeHidden();
      await arrive();
    },
  );
});
