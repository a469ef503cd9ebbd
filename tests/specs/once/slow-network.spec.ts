import type { Page } from '@playwright/test';
import { expect, islandsChunk, sidebarOf, test, titleOf } from '../test.ts';

/** A page that nobody has touched, whose islands arrive 2 s after they have been asked for. */
async function open(page: Page, path: string): Promise<void> {
  await page.route(islandsChunk, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue().catch(() => undefined);
  });
  await page.goto(path);
}

const arrived = (page: Page) => page.waitForResponse(islandsChunk);

test('a dropdown clicked early opens once', async ({ page }) => {
  await open(page, 'guide/first');
  const response = arrived(page);
  await page.getByRole('button', { name: 'More' }).click();
  await response;
  await expect(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
});

test('of two menus clicked early the last one is open', async ({ page }) => {
  await open(page, 'guide/first');
  const response = arrived(page);
  const [more, extra] = [
    page.getByRole('button', { name: 'More' }),
    page.getByRole('button', { name: 'Extra' }),
  ];
  await more.click();
  await extra.click();
  await response;
  await expect(extra).toHaveAttribute('aria-expanded', 'true');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('a sidebar section opens at once, by its icon too, and React is not asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => islandsChunk.test(request.url()) && asked.push(request.url()));
  await open(page, 'guide/first');
  const group = sidebarOf(page).getByRole('button', { name: 'Closed' });
  await group.locator('svg').click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual([]);
});

test('the theme changes at once, and once', async ({ page }) => {
  await open(page, 'guide/first');
  const response = arrived(page);
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await toggle.click();
  await expect(page.locator('html')).toContainClass('dark');
  await response;
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toContainClass('dark');
});

test('Shift and an arrow lead to the next page, and not to the one after it', async ({ page }) => {
  await open(page, 'guide/first');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(titleOf(page, 'Second')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).focus();
  await arrived(page);
  await expect(titleOf(page, 'Second')).toBeVisible();
});

test('the banner is dismissed, a page copied and the way back gone without React', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, 'guide/first');
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
  await expect(titleOf(page, 'Second')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
  await page.getByRole('button', { name: 'Copy page for LLMs' }).click();
  await expect(page.locator('body > [role=status]')).toHaveText('Copied');
  await sidebarOf(page).getByRole('link', { name: 'Back' }).click();
  await expect(titleOf(page, 'First')).toBeVisible();
});
