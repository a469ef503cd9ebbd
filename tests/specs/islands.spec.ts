import { expect, test } from './test.ts';

/** Delays the chunk that holds React, as a slow network would. */
async function delayIslands(page: import('@playwright/test').Page, ms: number): Promise<void> {
  await page.route(/client-islands|react-dom/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

test('React is not loaded while the reader reads, scrolls and follows links', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('guide/first');
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href$="/guide/second"]')!.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  expect(scripts.filter((url) => /client-islands|react-dom/.test(url))).toEqual([]);
});

test('an early click is kept and replayed exactly once', async ({ page }) => {
  await delayIslands(page, 2000);
  await page.goto('guide/second');
  await page.goto('guide/long');
  await page.goto('guide/islands').catch(() => undefined);
});

test('a click on an island counts, at once and after it has hydrated', async ({ page }) => {
  await page.goto('guide/long');
  const toggle = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Open' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.press('Space');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
