import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectArrival,
  scrollTop,
  settle,
  sidebarOf,
  test,
  titleOf,
} from '../../helpers/test.ts';

const active = (page: Page) => sidebarOf(page).locator('[aria-current]');

async function expectInside(item: Locator, page: Page): Promise<void> {
  await expect(async () => {
    const [inner, outer] = [await item.boundingBox(), await sidebarOf(page).boundingBox()];
    // Below the sticky head of the sidebar.
    expect(inner!.y).toBeGreaterThanOrEqual(outer!.y + 56);
    expect(inner!.y + inner!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  }).toPass();
}

test(
  'sections collapse and expand by click, Enter or Space',
  { tag: ['@once', '@spec-4', '@ruling-12'] },
  async ({ page }) => {
    await page.goto('guide/long');
    const button = sidebarOf(page).getByRole('button', { name: 'Open' });
    const link = sidebarOf(page).getByRole('link', { name: 'Long' });
    await button.click();
    await expect(link).toBeHidden();
    await button.press('Enter');
    await expect(link).toBeVisible();
    await button.press(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
  },
);

test(
  'the active item is scrolled into view by a load and by a navigation',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('large/last');
    await expectInside(active(page), page);
    await page.getByRole('main').getByRole('link', { name: 'First' }).click();
    await expectArrival(page, 'First of many');
    await expectInside(active(page), page);
    await page.goBack();
    await expectArrival(page, 'Last of many');
    await expectInside(active(page), page);
    await expect.poll(() => scrollTop(page)).toBe(0);
  },
);

test('with 1,000 items a navigation does not go through them @once @long', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { observed: 0 };
    Object.assign(window, { counts });
    const observe = IntersectionObserver.prototype.observe;
    IntersectionObserver.prototype.observe = function count(target) {
      counts.observed++;
      observe.call(this, target);
    };
  });
  await page.goto('large/first');
  const observed = () =>
    page.evaluate(() => (window as { counts?: { observed: number } }).counts!.observed);
  await expect.poll(observed).toBeGreaterThan(1000);
  await settle(page);
  const before = await observed();
  await page.getByRole('main').getByRole('link', { name: 'Last' }).click();
  await expectArrival(page, 'Last of many');
  await settle(page);
  expect((await observed()) - before).toBeLessThan(20);
});

test(
  'a page opened in a tab of its own has nothing to go back to',
  { tag: ['@once', '@spec-2-sidebar'] },
  async ({ page, context }) => {
    await page.goto('guide/first');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'second page' })
      .click({ modifiers: ['Control'] });
    const tab = await opened;
    await expect(titleOf(tab, 'Second')).toBeVisible();
    await tab.bringToFront();
    const back = sidebarOf(tab).locator('.Sidebar-back');
    await expect(back).toHaveText('Home');
    // The link back does not change when there is a forward entry.
    await sidebarOf(tab).getByRole('link', { name: 'Long' }).click();
    await expect(back).toHaveText('Back');
    await back.click();
    await expect(titleOf(tab, 'Second')).toBeVisible();
    await expect(back).toHaveText('Home');
  },
);

test.describe('on a small screen @once', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the sidebar opens from the curtain with its active item in view', async ({ page }) => {
    await page.goto('large/last');
    await expect(sidebarOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'Pages' }).click();
    await expect(active(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(sidebarOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pages' })).toBeFocused();
  });

  test('a link of the sidebar shows its page and closes it', async ({ page }) => {
    await page.goto('guide/first');
    await page.getByRole('button', { name: 'Pages' }).click();
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect(sidebarOf(page)).toBeHidden();
  });
});

test(
  'of two items that lead to one page the first is active, after a load and a navigation alike',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const active = sidebarOf(page).locator('[aria-current]');
    const group = sidebarOf(page).getByRole('button', { name: 'Once more' });
    await page.goto('deep/titles');
    await expect(active).toHaveText(['<b>Markup</b> & "quotes"']);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await sidebarOf(page).getByRole('link', { name: 'Deep' }).click();
    await expect(titleOf(page, 'Deep')).toBeVisible();
    await expect(active).toHaveText(['Deep']);
    await sidebarOf(page).getByRole('link', { name: '<b>Markup</b>' }).click();
    await expect(active).toHaveText(['<b>Markup</b> & "quotes"']);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  },
);
