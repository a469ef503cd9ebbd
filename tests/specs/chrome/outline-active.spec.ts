import type { Page } from '@playwright/test';
import { expect, stopClock, test } from '../../helpers/test.ts';

const outlineOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const activeOf = (page: Page) => outlineOf(page).locator('[aria-current]');

/** Scrolls and dispatches the scroll event, while the page's clock is stopped. */
async function scrollToHeading(page: Page, name: string): Promise<void> {
  const scrolled = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true })),
  );
  await page
    .getByRole('heading', { name, exact: true })
    .evaluate((heading) => heading.scrollIntoView());
  await scrolled;
}

async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('guide/long');
  await expect(activeOf(page)).toHaveText('Part 1');
  await stopClock(page);
}

test(
  'at the top the first heading is active, at the bottom the last',
  { tag: ['@once', '@spec-4', '@ruling-15'] },
  async ({ page }) => {
    await page.goto('guide/long');
    await expect(activeOf(page)).toHaveText('Part 1');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(activeOf(page)).toHaveText('Part 10');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(activeOf(page)).toHaveText('Part 1');
  },
);

test(
  'the active heading follows scroll, at most every 100 ms',
  { tag: ['@once', '@spec-2-chrome', '@spec-4', '@spec-9', '@ruling-15'] },
  async ({ page }) => {
    await openStill(page);
    await scrollToHeading(page, 'Part 4');
    await page.clock.runFor(99);
    await expect(activeOf(page)).toHaveText('Part 1');
    await page.clock.runFor(1);
    await expect(activeOf(page)).toHaveText('Part 4');
  },
);

test(
  'a clicked heading is active at once, and for 500 ms scrolling does not move the mark',
  { tag: ['@once', '@spec-4', '@spec-9', '@ruling-15'] },
  async ({ page }) => {
    await openStill(page);
    await outlineOf(page).getByRole('link', { name: 'Part 7' }).click();
    await expect(activeOf(page)).toHaveText('Part 7');
    await scrollToHeading(page, 'Part 2');
    await page.clock.runFor(499);
    await expect(activeOf(page)).toHaveText('Part 7');
    await page.clock.runFor(1);
    await scrollToHeading(page, 'Part 3');
    await page.clock.runFor(100);
    await expect(activeOf(page)).toHaveText('Part 3');
  },
);

test.describe('in a window lower than the outline @once @not-firefox', () => {
  test.use({ viewport: { width: 1280, height: 320 } });

  test(
    'the active heading of an outline longer than the window is in view, and the page stays where it is',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('guide/long');
      const outline = page.getByRole('navigation', { name: 'On this page' });
      const active = outline.locator('[aria-current]');
      await expect(active).toHaveText('Part 1');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      for (const part of ['Part 9', 'Part 4', 'Part 10', 'Part 2']) {
        const heading = page.getByRole('heading', { name: part, exact: true });
        await heading.evaluate((element) => element.scrollIntoView());
        const position = await page.evaluate(() => scrollY);
        await expect(active).toHaveText(part);
        await expect(active).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(position);
      }
    },
  );
});
