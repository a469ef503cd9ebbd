import { chromium, type Page } from '@playwright/test';
import { launchAgain } from '../../helpers/launch.ts';
import { expect, scrollTop, sidebarOf, test, titleOf } from '../../helpers/test.ts';

test(
  'a page comes back from the back/forward cache as it was left, in the theme chosen and without the banner dismissed meanwhile',
  { tag: ['@once', '@not-firefox'] },
  async ({ baseURL, launchOptions, consoleGuard }) => {
    // Playwright disables the cache for its own browser.
    const browser = await launchAgain(() =>
      chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    );
    try {
      const context = await browser.newContext({ baseURL: baseURL!, colorScheme: 'light' });
      await consoleGuard(context);
      await context.route('https://outside.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Outside</title><h1>Outside</h1>' }),
      );
      const page = await context.newPage();
      await page.goto('guide/long');
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await sidebarOf(page).getByRole('button', { name: 'Closed' }).click();
      await expect(sidebarOf(page).getByRole('link', { name: 'Switches' })).toBeVisible();
      // A heading below the header, and its position.
      const read = page.locator('main h2').nth(3);
      await read.evaluate((heading) => heading.scrollIntoView());
      const { y } = (await read.boundingBox())!;
      await page.goto('https://outside.example/');
      const other = await context.newPage();
      await other.goto('guide/first');
      await other.getByRole('button', { name: 'Dark theme' }).click();
      await expect(other.locator('html')).toContainClass('dark');
      const banner = (tab: Page) => tab.getByRole('complementary', { name: 'Announcement' });
      await other.getByRole('button', { name: 'Dismiss announcement' }).click();
      await expect(banner(other)).toBeHidden();
      // Not `goBack`: a restored page fires no `load`.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(titleOf(page, 'Long')).toBeVisible();
      const persisted = await page.evaluate(() => (window as { persisted?: boolean }).persisted);
      test.skip(!persisted, 'This browser keeps no page here.');
      // The disappearing banner removes its height, but does not move the text.
      expect(Math.abs((await read.boundingBox())!.y - y)).toBeLessThan(1);
      expect(await scrollTop(page)).toBeGreaterThan(0);
      await expect(sidebarOf(page).getByRole('link', { name: 'Switches' })).toBeVisible();
      await expect(page.locator('html')).toContainClass('dark');
      await expect(banner(page)).toBeHidden();
      await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
      await expect(titleOf(page, 'Second')).toBeVisible();
    } finally {
      await browser.close();
    }
  },
);
