import type { Page } from '@playwright/test';
import { expect, sidebarOf, test } from '../../helpers/test.ts';

// A window that crosses the width of 1080 px: a phone that is turned, a window that is snapped.
const small = { width: 820, height: 700 };
const large = { width: 1180, height: 700 };

test.use({ viewport: small });

const outlineOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const opened = (page: Page) => page.locator(':popover-open');

test(
  'an open sidebar goes to its place beside the page',
  { tag: ['@once', '@not-firefox', '@spec-9'] },
  async ({ page }) => {
    await page.goto('guide/long');
    await page.getByRole('button', { name: 'Pages' }).click();
    await expect(sidebarOf(page)).toBeVisible();
    await page.setViewportSize(large);
    await expect(opened(page)).toHaveCount(0);
    await expect(async () => {
      const sidebar = (await sidebarOf(page).boundingBox())!;
      const main = (await page.getByRole('main').boundingBox())!;
      expect(sidebar.x + sidebar.width).toBeLessThanOrEqual(main.x);
    }).toPass();
    await page.setViewportSize(small);
    await expect(sidebarOf(page)).toBeHidden();
  },
);

test(
  'an open outline goes to its place beside the page',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    await page.goto('guide/long');
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(outlineOf(page)).toBeVisible();
    await page.setViewportSize(large);
    await expect(opened(page)).toHaveCount(0);
    await expect(async () => {
      const outline = (await outlineOf(page).boundingBox())!;
      const main = (await page.getByRole('main').boundingBox())!;
      expect(outline.x).toBeGreaterThanOrEqual(main.x + main.width);
    }).toPass();
  },
);

test(
  'an open menu goes into the header, its groups closed',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    await page.goto('guide/first');
    await page.getByRole('button', { name: 'Menu' }).click();
    const groups = ['More', 'Extra'].map((name) => page.getByRole('button', { name }));
    for (const group of groups) {
      await group.click();
      await expect(group).toHaveAttribute('aria-expanded', 'true');
    }
    await page.setViewportSize(large);
    await expect(opened(page)).toHaveCount(0);
    for (const group of groups) {
      await expect(group).toBeVisible();
      await expect(group).toHaveAttribute('aria-expanded', 'false');
    }
    await groups[0]!.click();
    await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
    await page.setViewportSize(small);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(groups[0]!).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'a dropdown higher than the window scrolls, although the header stays',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 200 });
    await page.goto('guide/first');
    await page.getByRole('button', { name: 'More' }).click();
    const last = page.getByRole('link', { name: 'Elsewhere' });
    const panel = page.locator('.TopNav-panel', { has: last });
    await expect(panel).toBeVisible();
    await expect(async () => {
      const box = (await panel.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(200);
    }).toPass();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  },
);

test(
  'an open search dialog stays, with what was typed',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    await page.goto('guide/first');
    await page.keyboard.press('/');
    await page.keyboard.type('second');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.setViewportSize(large);
    await expect(page.getByRole('combobox')).toHaveValue('second');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('option').first()).toBeInViewport();
  },
);
