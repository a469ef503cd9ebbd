import type { Page } from '@playwright/test';
import { expect, hold, islandsChunk, stopClock, test, titleOf } from '../test.ts';

const mainOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const more = (page: Page) => page.getByRole('button', { name: 'More' });
const extra = (page: Page) => page.getByRole('button', { name: 'Extra' });
const panelLink = (page: Page) =>
  mainOf(page).getByRole('link', { name: 'Reference', exact: true });

/** Opens a page whose menus have hydrated and whose clock stands still. */
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

test('a menu opens after the pointer has rested 200 ms on it', async ({ page }) => {
  await openStill(page);
  await more(page).hover();
  await page.clock.runFor(199);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
});

test('a pointer that only passes opens nothing', async ({ page }) => {
  await openStill(page);
  await more(page).hover();
  await page.clock.runFor(199);
  await titleOf(page, 'First').hover();
  await page.clock.runFor(1000);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a menu closes 150 ms after the pointer has left it', async ({ page }) => {
  await openStill(page);
  await more(page).hover();
  await page.clock.runFor(200);
  await titleOf(page, 'First').hover();
  await page.clock.runFor(149);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a pointer that comes back within 150 ms finds the menu open', async ({ page }) => {
  await openStill(page);
  await more(page).hover();
  await page.clock.runFor(200);
  await titleOf(page, 'First').hover();
  await page.clock.runFor(100);
  await panelLink(page).hover();
  await page.clock.runFor(1000);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
});

test('within 300 ms of a menu’s end its neighbour opens without delay, later it does not', async ({
  page,
}) => {
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
});

test('from an open menu the pointer goes over to its neighbour at once, and one is open', async ({
  page,
}) => {
  await openStill(page);
  await more(page).hover();
  await page.clock.runFor(200);
  await extra(page).hover();
  await expect(extra(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a click toggles the menu without delay', async ({ page }) => {
  await openStill(page);
  await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1000);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a click on a menu that the pointer has just opened leaves it open, the next one closes it', async ({
  page,
}) => {
  await openStill(page);
  await more(page).hover();
  await page.clock.runFor(200);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(299);
  await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a click on the neighbour of an open menu opens that', async ({ page }) => {
  await openStill(page);
  await more(page).click();
  await extra(page).hover();
  await expect(extra(page)).toHaveAttribute('aria-expanded', 'true');
  await extra(page).click();
  await expect(extra(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await page.goto('guide/first');
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(panelLink(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panelLink(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelLink(page)).toBeHidden();
  await expect(more(page)).toBeFocused();
});

test('Escape closes a menu that the pointer has opened, wherever the focus is', async ({
  page,
}) => {
  await page.goto('guide/first');
  await more(page).hover();
  await expect(panelLink(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelLink(page)).toBeHidden();
  await expect(more(page)).not.toBeFocused();
});

test('arrow keys, Home and End move in the menu', async ({ page }) => {
  await page.goto('guide/first');
  const elsewhere = mainOf(page).getByRole('link', { name: 'Elsewhere' });
  await more(page).focus();
  for (const [key, focused] of [
    ['ArrowDown', panelLink(page)],
    ['ArrowDown', elsewhere],
    ['ArrowDown', elsewhere],
    ['Home', panelLink(page)],
    ['End', elsewhere],
    ['ArrowUp', panelLink(page)],
    ['ArrowUp', more(page)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  }
});

test('a menu closes when the focus or a press goes elsewhere', async ({ page }) => {
  await page.goto('guide/first');
  await more(page).click();
  await expect(panelLink(page)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await expect(panelLink(page)).toBeHidden();
  await more(page).click();
  await expect(panelLink(page)).toBeVisible();
  await titleOf(page, 'First').click();
  await expect(panelLink(page)).toBeHidden();
});

test('a menu clicked before React has arrived opens exactly once', async ({ page }) => {
  const arrive = await hold(page, islandsChunk);
  await page.goto('guide/first');
  await more(page).click();
  await arrive();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panelLink(page)).toBeVisible();
});
