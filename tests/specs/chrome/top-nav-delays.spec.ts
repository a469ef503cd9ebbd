import type { Page } from '@playwright/test';
import { expect, stopClock, test, titleOf } from '../../helpers/test.ts';

const more = (page: Page) => page.getByRole('button', { name: 'More' });
const extra = (page: Page) => page.getByRole('button', { name: 'Extra' });
const panelLink = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Reference', exact: true });

/** Opens a page with hydrated menus and a stopped clock. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('guide/first');
  for (const menu of [more(page), extra(page)]) {
    await menu.focus();
    await menu.press('ArrowDown');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
  }
  await stopClock(page);
}

test(
  'a menu opens after the pointer has rested 200 ms on it',
  { tag: ['@once', '@spec-4', '@spec-9', '@ruling-11'] },
  async ({ page }) => {
    await openStill(page);
    await more(page).hover();
    await page.clock.runFor(199);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  },
);

test('a pointer that only passes opens nothing @once @spec-9 @long', async ({ page }) => {
  await openStill(page);
  await more(page).hover();
  await page.clock.runFor(199);
  await titleOf(page, 'First').hover();
  await page.clock.runFor(1000);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test(
  'a menu closes 150 ms after the pointer has left it',
  { tag: ['@once', '@spec-4', '@spec-9', '@ruling-11'] },
  async ({ page }) => {
    await openStill(page);
    await more(page).hover();
    await page.clock.runFor(200);
    await titleOf(page, 'First').hover();
    await page.clock.runFor(149);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'a pointer that comes back within 150 ms finds the menu open',
  { tag: ['@once', '@long', '@spec-9'] },
  async ({ page }) => {
    await openStill(page);
    await more(page).hover();
    await page.clock.runFor(200);
    await titleOf(page, 'First').hover();
    await page.clock.runFor(100);
    await panelLink(page).hover();
    await page.clock.runFor(1000);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  },
);

test(
  'within 300 ms of a menu’s end its neighbour opens without delay, later it does not',
  { tag: ['@once', '@spec-9', '@ruling-11'] },
  async ({ page }) => {
    await openStill(page);
    await more(page).hover();
    await page.clock.runFor(200);
    await titleOf(page, 'First').hover();
    await page.clock.runFor(150);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(299);
    await extra(page).hover();
    await expect(extra(page)).toHaveAttribute('aria-expanded', 'true');
    await titleOf(page, 'First').hover();
    await page.clock.runFor(150);
    await expect(extra(page)).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(300);
    await more(page).hover();
    await page.clock.runFor(199);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'from an open menu the pointer goes over to its neighbour at once, and one is open',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await openStill(page);
    await more(page).hover();
    await page.clock.runFor(200);
    await extra(page).hover();
    await expect(extra(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a click toggles the menu without delay @once @spec-4 @ruling-11', async ({ page }) => {
  await openStill(page);
  await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1000);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test(
  'a click on a menu that the pointer has just opened leaves it open, the next one closes it',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await openStill(page);
    await more(page).hover();
    await page.clock.runFor(200);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(299);
    await more(page).click();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
    await more(page).click();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a click on the neighbour of an open menu opens that @once @long', async ({ page }) => {
  await openStill(page);
  await more(page).click();
  await extra(page).hover();
  await expect(extra(page)).toHaveAttribute('aria-expanded', 'true');
  await extra(page).click();
  await expect(extra(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});
