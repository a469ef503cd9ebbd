import type { Page } from '@playwright/test';
import { expect, expectArrival, scrollTop, sidebarOf, test, titleOf } from '../../helpers/test.ts';

async function scrollToHeight(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), y);
}

test(
  'each history entry keeps its own position, two of one page too',
  { tag: ['@once', '@spec-4'] },
  async ({ page }) => {
    await page.goto('guide/long');
    await scrollToHeight(page, 500);
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expectArrival(page, 'Second');
    await sidebarOf(page).getByRole('link', { name: 'Long' }).click();
    await expectArrival(page, 'Long');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollToHeight(page, 1500);
    await page.goBack();
    await expectArrival(page, 'Second');
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(500);
    await page.goForward();
    await expectArrival(page, 'Second');
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(1500);
  },
);

test(
  'entries of one document that differ in their fragment keep their positions',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('guide/long');
    const outline = page.getByRole('navigation', { name: 'On this page' });
    await outline.getByRole('link', { name: 'Part 5' }).click();
    await expect(page.getByRole('heading', { name: 'Part 5' })).toBeInViewport();
    await scrollToHeight(page, 321);
    await outline.getByRole('link', { name: 'Part 9' }).click();
    await expect(page.getByRole('heading', { name: 'Part 9' })).toBeInViewport();
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(321);
  },
);

test('a page loaded again opens where it was left @once', async ({ page }) => {
  await page.goto('guide/long');
  await scrollToHeight(page, 900);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('positions outlast a page load in between @once @spec-4', async ({ page }) => {
  await page.goto('guide/long');
  await scrollToHeight(page, 700);
  await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
  await expectArrival(page, 'Second');
  await page.reload();
  await page.goBack();
  await expectArrival(page, 'Long');
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('an address with a fragment opens at its heading @once', async ({ page }) => {
  await page.goto('guide/long#part-8');
  await expect(page.getByRole('heading', { name: 'Part 8' })).toBeInViewport();
  await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
  await expectArrival(page, 'Second');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Part 8' })).toBeInViewport();
});

test(
  '"Home" leads home for a reader who came from elsewhere, "Back" goes back in history',
  { tag: ['@once', '@ruling-13'] },
  async ({ page }) => {
    await page.goto('guide/long');
    await expect(sidebarOf(page).getByRole('link', { name: 'Home' })).toBeVisible();
    await scrollToHeight(page, 600);
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expectArrival(page, 'Second');
    await page.reload();
    await sidebarOf(page).getByRole('link', { name: 'Back' }).click();
    await expectArrival(page, 'Long');
    await expect.poll(() => scrollTop(page)).toBe(600);
  },
);

for (const [what, text] of Object.entries({ 'that is not JSON': '[[', 'of another kind': '5' })) {
  test.describe(`with stored positions ${what} @once`, () => {
    test.use({ allowedMessages: /^Failed to load positions/ });

    test(
      'the reader gets a page at its top, and only the console a warning',
      { tag: ['@spec-4', '@long'] },
      async ({ page }) => {
        await page.goto('guide/long');
        await scrollToHeight(page, 900);
        await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
        await expectArrival(page, 'Second');
        await page.evaluate((written) => sessionStorage.setItem('docs.scroll', written), text);
        const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
        await page.goBack();
        await warning;
        await expectArrival(page, 'Long');
        await expect.poll(() => scrollTop(page)).toBe(0);
      },
    );
  });
}

test.describe('with storage that throws @once', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse });
    });
  });

  test(
    'pages, theme and navigation work, and nothing is said',
    { tag: ['@spec-4', '@ruling-9'] },
    async ({ page }) => {
      await page.goto('guide/long');
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await expect(page.locator('html')).toContainClass('dark');
      await page.getByRole('button', { name: 'Dismiss announcement' }).click();
      await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
      await scrollToHeight(page, 900);
      await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
      await expectArrival(page, 'Second');
      await page.goBack();
      await expectArrival(page, 'Long');
      await page.reload();
      await expect(titleOf(page, 'Long')).toBeVisible();
    },
  );
});

test.describe('with storage that is full @once', () => {
  test('the theme and navigation work all the same @spec-4 @ruling-9 @long', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await page.goto('guide/first');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toContainClass('dark');
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expectArrival(page, 'Second');
    await expect(page.locator('html')).toContainClass('dark');
  });
});

test('an id that a heading had before leads to it @once', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Part 6' });
  await page.goto('guide/long#sixth');
  await expect(heading).toBeInViewport();
  await page.goto('guide/blocks');
  await page.getByRole('link', { name: 'an older id' }).click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
