import type { Locator, Page } from '@playwright/test';
import { expect, expectArrival, scrollTop, settle, sidebarOf, test, titleOf } from '../test.ts';

const active = (page: Page) => sidebarOf(page).locator('[aria-current]');

async function expectInside(item: Locator, page: Page): Promise<void> {
  await expect(async () => {
    const [inner, outer] = [await item.boundingBox(), await sidebarOf(page).boundingBox()];
    // Below the head that sticks to the sidebar's top.
    expect(inner!.y).toBeGreaterThanOrEqual(outer!.y + 56);
    expect(inner!.y + inner!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  }).toPass();
}

test('the sidebar is chosen by the longest matching path prefix', async ({ page }) => {
  await page.goto('deep/first');
  await expect(sidebarOf(page).getByRole('link', { name: 'Deep' })).toBeVisible();
  await expect(sidebarOf(page).getByRole('link', { name: 'Islands' })).toHaveCount(0);
});

test('the sidebar has a logo linking home', async ({ page, base }) => {
  await page.goto('guide/first');
  await expect(sidebarOf(page).getByRole('link', { name: 'Fixture' })).toHaveAttribute(
    'href',
    `${base}/`,
  );
});

test('nesting stops below depth 5', async ({ page }) => {
  await page.goto('deep/first');
  await expect(sidebarOf(page).getByText('Level 5')).toBeVisible();
  await expect(sidebarOf(page).getByText('Level 6')).toHaveCount(0);
  await expect(sidebarOf(page).getByRole('link', { name: 'Bottom' })).toHaveCount(0);
});

test('a section with a page of its own is a link, and a button beside it', async ({ page }) => {
  await page.goto('deep/first');
  const link = sidebarOf(page).getByRole('link', { name: 'Both link and group' });
  const button = sidebarOf(page).getByRole('button', { name: 'Both link and group' });
  const below = sidebarOf(page).getByRole('link', { name: 'Below' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(below).toBeHidden();
  await button.click();
  await expect(below).toBeVisible();
  await expect(titleOf(page, 'Deep')).toBeVisible();
  await button.click();
  await link.click();
  await expect(titleOf(page, 'Both')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('a section starts collapsed only if it is marked collapsed and contains no active link', async ({
  page,
}) => {
  const button = sidebarOf(page).getByRole('button', { name: 'Both link and group' });
  await page.goto('deep/first');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  for (const path of ['deep/both', 'deep/below']) {
    await page.goto(path);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  }
});

test('sections collapse and expand by click, Enter or Space', async ({ page }) => {
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
});

test('a section without items is a title, and disabled items are no links', async ({ page }) => {
  await page.goto('deep/first');
  await expect(sidebarOf(page).getByText('Nothing below')).toBeVisible();
  await expect(sidebarOf(page).getByRole('button', { name: 'Nothing below' })).toHaveCount(0);
  const disabled = sidebarOf(page).getByText(/^A title that is so very long/);
  await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  expect(await disabled.evaluate((element) => element.tagName)).toBe('SPAN');
});

test('titles with markup characters are shown as written, long ones stay inside', async ({
  page,
}) => {
  await page.goto('deep/titles');
  await expect(page).toHaveTitle('<i>Markup</i> & "quotes" – Fixture');
  await expect(active(page)).toHaveText('<b>Markup</b> & "quotes"');
  const isWithin = await sidebarOf(page).evaluate(
    (sidebar) => sidebar.scrollWidth <= sidebar.clientWidth,
  );
  expect(isWithin).toBe(true);
});

test('external items open in a new window and say so', async ({ page }) => {
  await page.goto('guide/first');
  const link = sidebarOf(page).getByRole('link', { name: 'Outside (opens in a new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the active item is scrolled into view by a load and by a navigation', async ({ page }) => {
  await page.goto('large/last');
  await expectInside(active(page), page);
  await page.getByRole('main').getByRole('link', { name: 'First' }).click();
  await expectArrival(page, 'First of many');
  await expectInside(active(page), page);
  await page.goBack();
  await expectArrival(page, 'Last of many');
  await expectInside(active(page), page);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('with 1,000 items a navigation does not go through them', async ({ page }) => {
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
    page.evaluate(() => (window as unknown as { counts: { observed: number } }).counts.observed);
  await expect.poll(observed).toBeGreaterThan(1000);
  await settle(page);
  const before = await observed();
  await page.getByRole('main').getByRole('link', { name: 'Last' }).click();
  await expectArrival(page, 'Last of many');
  await settle(page);
  expect((await observed()) - before).toBeLessThan(20);
});

test('"Home" turns to "Back" only where there is a page to go back to', async ({ page }) => {
  const back = sidebarOf(page).locator('.Sidebar-back');
  await page.goto('guide/first');
  await expect(back).toHaveText('Home');
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
  await expect(back).toHaveText('Back');
  await back.click();
  await expect(titleOf(page, 'First')).toBeVisible();
  await expect(back).toHaveText('Home');
  await back.click();
  await expect(titleOf(page, 'Home of the fixture')).toBeVisible();
});

test('a page opened in a tab of its own has nothing to go back to', async ({ page, context }) => {
  await page.goto('guide/first');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'second page' })
    .click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(titleOf(tab, 'Second')).toBeVisible();
  await tab.bringToFront();
  await expect(sidebarOf(tab).locator('.Sidebar-back')).toHaveText('Home');
});

test.describe('on a small screen', () => {
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
