import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/test.ts';

const termOf = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Wombats' });
const explanation = 'A wombat is a word of this page, explained here.';
const popoverOf = (page: Page) => page.getByRole('tooltip');

test.beforeEach(({ page }) => page.goto('aside/left'));

test(
  'a term explains itself to the pointer, which may move onto the explanation',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await termOf(page).hover();
    await expect(popoverOf(page)).toHaveText(explanation);
    await expect(termOf(page)).toHaveAccessibleDescription(explanation);
    await expect(popoverOf(page).getByRole('link')).toHaveCount(0);
    await popoverOf(page).hover();
    await expect(popoverOf(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(popoverOf(page)).toBeHidden();
  },
);

test('a click follows the link and takes the explanation along @once @long', async ({ page }) => {
  await termOf(page).hover();
  await expect(popoverOf(page)).toBeVisible();
  await termOf(page).click();
  await expect(page.getByRole('heading', { name: 'Wombat' })).toBeFocused();
  await expect(popoverOf(page)).toBeHidden();
});

test(
  'a term explains itself to the keyboard; Escape hides the explanation, Enter follows',
  { tag: '@once' },
  async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'the other one' }).focus();
    await page.keyboard.press('Tab');
    await expect(termOf(page)).toBeFocused();
    await expect(popoverOf(page)).toHaveText(explanation);
    await page.keyboard.press('Escape');
    await expect(popoverOf(page)).toBeHidden();
    await expect(termOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Wombat' })).toBeFocused();
  },
);

test.describe('with a finger @once @not-firefox', () => {
  // Playwright supports no touch screen in Firefox.
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the first tap explains a term, the next one follows its link', async ({ page }) => {
    await termOf(page).tap();
    await expect(popoverOf(page)).toHaveText(explanation);
    await expect(page).toHaveURL(/aside\/left$/);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(popoverOf(page)).toBeHidden();
    await termOf(page).tap();
    await expect(popoverOf(page)).toBeVisible();
    await termOf(page).tap();
    await expect(page.getByRole('heading', { name: 'Wombat' })).toBeFocused();
  });

  test.describe('offline', () => {
    test.use({ allowedMessages: /Failed to load resource/ });

    test('a tap follows the link where the explanation cannot be had @long', async ({ page }) => {
      await page.route('**/_page/aside/right.json', (route) => route.abort());
      await page.reload();
      await termOf(page).tap();
      await expect(termOf(page)).not.toHaveClass('Term');
      await termOf(page).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Right side');
    });
  });
});

test.describe('without scripts @once', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a link to its explanation', async ({ page }) => {
    await termOf(page).click();
    await expect(page).toHaveURL(/aside\/right#wombat$/);
  });
});
