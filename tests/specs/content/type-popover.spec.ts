import type { Locator, Page } from '@playwright/test';
import { expect, scrollTop, settle, stopClock, test, titleOf } from '../../helpers/test.ts';

const blockOf = (page: Page, name: string): Locator =>
  page.getByRole('figure').filter({ has: page.getByRole('group', { name }) });
const popoverOf = (page: Page) => page.getByRole('tooltip');

test.beforeEach(({ page }) => page.goto('guide/code'));

test(
  'Escape hides a type that the pointer shows and nothing else with it',
  { tag: '@once' },
  async ({ page }) => {
    const menu = page.getByRole('button', { name: 'More', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await blockOf(page, 'use.ts').getByText('size', { exact: true }).first().hover();
    await expect(popoverOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popoverOf(page)).toBeHidden();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'what lies under a type that was dismissed is not shown until the pointer moves',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const block = blockOf(page, 'use.ts');
    const [above, below] = [block.getByText('size', { exact: true }), block.getByText('doubled')];
    await above.first().hover();
    await expect(popoverOf(page)).toHaveText('const size: Size');
    const box = (await below.first().boundingBox())!;
    await page.mouse.move(box.x + 4, box.y + box.height / 2, { steps: 8 });
    await page.keyboard.press('Escape');
    await settle(page);
    await expect(popoverOf(page)).toBeHidden();
    await above.first().hover();
    await expect(popoverOf(page)).toHaveText('const size: Size');
  },
);

test.describe('a type that is longer than its popover @once', () => {
  const countOf = (page: Page) =>
    blockOf(page, 'count.ts').getByText('count', { exact: true }).last();
  /** The length of its text below and above the visible part, in px. */
  const hidden = (page: Page) =>
    popoverOf(page).evaluate((popover) => {
      const [box, first] = [popover, popover.firstElementChild!].map((element) =>
        element.getBoundingClientRect(),
      );
      const last = popover.lastElementChild!.getBoundingClientRect();
      return {
        above: Math.max(0, Math.round(box!.top - first!.top)),
        below: Math.max(0, Math.round(last.bottom - box!.bottom)),
      };
    });
  const above = async (page: Page) => (await hidden(page)).above;
  const below = async (page: Page) => (await hidden(page)).below;

  test('is scrolled by the wheel and begins at its start the next time', async ({ page }) => {
    await countOf(page).hover();
    await expect(popoverOf(page)).toContainText('twenty');
    expect(await above(page)).toBe(0);
    expect(await below(page)).toBeGreaterThan(0);
    await popoverOf(page).hover();
    await settle(page);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => above(page)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => below(page)).toBe(0);
    await expect(popoverOf(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(popoverOf(page)).toBeHidden();
    await countOf(page).hover();
    await expect(popoverOf(page)).toBeVisible();
    expect(await above(page)).toBe(0);
  });

  // Firefox implements `overscroll-behavior` in its compositor only, which a test’s wheel does not
  // use.
  test(
    'keeps the page where it is when the wheel turns past its end',
    { tag: ['@not-firefox', '@long'] },
    async ({ page }) => {
      await countOf(page).hover();
      await popoverOf(page).hover();
      const before = await scrollTop(page);
      // Until the popover is painted the wheel scrolls the page below it.
      await settle(page);
      await page.mouse.wheel(0, 2000);
      await expect.poll(() => below(page)).toBe(0);
      await page.mouse.wheel(0, 100);
      await settle(page);
      await expect(popoverOf(page)).toBeVisible();
      expect(await scrollTop(page)).toBe(before);
    },
  );

  test(
    'is scrolled by the page keys while the focus is on its identifier',
    { tag: '@long' },
    async ({ page }) => {
      await blockOf(page, 'count.ts').getByRole('group').focus();
      await page.keyboard.press('End');
      await expect(popoverOf(page)).toContainText('twenty');
      expect(await below(page)).toBeGreaterThan(0);
      const before = await scrollTop(page);
      for (let press = 0; press < 3; press++) await page.keyboard.press('PageDown');
      await expect.poll(() => below(page)).toBe(0);
      for (let press = 0; press < 3; press++) await page.keyboard.press('PageUp');
      await expect.poll(() => above(page)).toBe(0);
      await expect(popoverOf(page)).toBeVisible();
      await expect(page.locator(':focus')).toHaveText('count');
      expect(await scrollTop(page)).toBe(before);
    },
  );

  test(
    'goes with its identifier when the page is scrolled under the focus',
    { tag: '@long' },
    async ({ page }) => {
      await blockOf(page, 'count.ts').getByRole('group').focus();
      await page.keyboard.press('End');
      await expect(popoverOf(page)).toContainText('twenty');
      await page.evaluate(() => scrollBy(0, -120));
      const gap = async () => {
        const popover = (await popoverOf(page).boundingBox())!;
        const token = (await page.locator(':focus').boundingBox())!;
        const above = token.y - popover.y - popover.height;
        return Math.max(above, popover.y - token.y - token.height);
      };
      await expect.poll(gap).toBeCloseTo(0, 0);
      await expect(popoverOf(page)).toBeVisible();
    },
  );

  test(
    'is shown by a key that comes before its code, which does not scroll the page',
    { tag: '@long' },
    async ({ page }) => {
      let release!: () => void;
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/touch[-.]/, async (route) => {
        await isReleased;
        await route.continue();
      });
      await blockOf(page, 'count.ts').getByRole('group').focus();
      const before = await scrollTop(page);
      await page.keyboard.press('End');
      await settle(page);
      expect(await scrollTop(page)).toBe(before);
      release();
      await expect(popoverOf(page)).toContainText('twenty');
      await expect(page.locator(':focus')).toHaveText('count');
      expect(await scrollTop(page)).toBe(before);
    },
  );

  for (const block of ['end', 'center', 'start'] as const)
    test(
      `is within a low window and beside its line at the window’s ${block}`,
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 420 });
        await countOf(page).evaluate((token, at) => token.scrollIntoView({ block: at }), block);
        await countOf(page).hover();
        await expect(popoverOf(page)).toContainText('twenty');
        const popover = (await popoverOf(page).boundingBox())!;
        const token = (await countOf(page).boundingBox())!;
        expect(popover.y).toBeGreaterThanOrEqual(0);
        expect(popover.y + popover.height).toBeLessThanOrEqual(420);
        const isBelow = popover.y >= token.y + token.height - 0.5;
        const isAbove = popover.y + popover.height <= token.y + 0.5;
        expect(isBelow || isAbove, JSON.stringify({ popover, token })).toBe(true);
      },
    );

  test(
    'stays however long the pointer takes to reach it, and when it is pressed',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      await page.reload();
      await stopClock(page);
      await countOf(page).click();
      await page.mouse.move(2, 2);
      await page.clock.runFor(1000);
      await expect(popoverOf(page)).toBeHidden();
      await countOf(page).hover();
      await expect(popoverOf(page)).toBeVisible();
      const token = (await countOf(page).boundingBox())!;
      const isBelow = (await popoverOf(page).boundingBox())!.y > token.y;
      for (let step = 0; step < 16; step++) {
        const y = isBelow ? token.y + token.height - 4 + step : token.y + 4 - step;
        await page.mouse.move(token.x + 4, y);
        await page.clock.runFor(1000);
      }
      await expect(popoverOf(page)).toBeVisible();
      await page.mouse.down();
      await page.clock.runFor(1000);
      await expect(popoverOf(page)).toBeVisible();
      await page.mouse.up();
      await titleOf(page, 'Code').click();
      await page.clock.runFor(1000);
      await expect(popoverOf(page)).toBeHidden();
    },
  );
});
