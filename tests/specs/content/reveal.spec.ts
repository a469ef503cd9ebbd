import type { Page } from '@playwright/test';
import {
  expect,
  markDocument,
  isMarked,
  scrollTop,
  settle,
  test,
  titleOf,
} from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';
import { searchFor } from '../../helpers/search-dialog.ts';

const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const tabOf = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const outlineOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Waits until a heading is focused and near the top of the window, as after a link to it. */
async function expectReached(page: Page, name: string): Promise<void> {
  await expect(headingOf(page, name)).toBeFocused();
  await expect
    .poll(async () => Math.abs((await headingOf(page, name).boundingBox())!.y - 100))
    .toBeLessThan(60);
}

const hidden = {
  'a panel that is not selected': ['On the back', 'on-the-back'],
  'details in a panel in a panel': ['In the corner', 'in-the-corner'],
  'closed details': ['Under the fold', 'under-the-fold'],
} as const;

for (const [index, [where, [name, id]]] of Object.entries(hidden).entries()) {
  const tag = ['@once', ...variantTags(index, 1)];
  test.describe(`a heading in ${where} is opened and reached`, { tag }, () => {
    test('by a link of another page, in place', async ({ page }) => {
      await page.goto('deep/below');
      await markDocument(page);
      await page.getByRole('main').locator(`a[href$="#${id}"]`).click();
      await expectReached(page, name);
      expect(await isMarked(page)).toBe(true);
    });

    test('by the outline', { tag: ['@once', '@long'] }, async ({ page }) => {
      await page.goto('deep/folded');
      await outlineOf(page).getByRole('link', { name }).click();
      await expectReached(page, name);
    });

    test('by the address of a document', { tag: ['@once', '@long'] }, async ({ page }) => {
      await page.goto(`deep/folded#${id}`);
      await expectReached(page, name);
    });

    test('by the address, changed by hand', { tag: '@once' }, async ({ page }) => {
      await page.goto('deep/folded');
      // From then on the browser itself reveals the target, too.
      await expect(page.locator('.Tabs-panel[hidden]')).toHaveCount(2);
      await page.evaluate((hash) => (location.hash = hash), id);
      await expectReached(page, name);
    });

    test('by a result of the search', { tag: '@once' }, async ({ page }) => {
      const { options } = await searchFor(page, name);
      await expect(options.first()).toContainText(name);
      await page.keyboard.press('Enter');
      await expectReached(page, name);
    });
  });
}

test(
  'a tab that a link has opened stays the reader’s to leave, and to be led back to',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('deep/folded#on-the-back');
    await expectReached(page, 'On the back');
    await tabOf(page, 'Front').click();
    await expect(headingOf(page, 'On the front')).toBeVisible();
    await expect(tabOf(page, 'Front')).toHaveAttribute('aria-selected', 'true');
    await outlineOf(page).getByRole('link', { name: 'On the back' }).click();
    await expectReached(page, 'On the back');
    await expect(tabOf(page, 'Back')).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'a page that is loaded again or gone back to keeps what the reader chose',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('deep/folded#on-the-back');
    await expectReached(page, 'On the back');
    await tabOf(page, 'Front').click();
    await expect(headingOf(page, 'On the front')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 150));
    await page.reload();
    await settle(page);
    await expect(headingOf(page, 'On the front')).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'elsewhere' });
    // A click of Playwright's would scroll.
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(titleOf(page, 'Below')).toBeFocused();
    await page.goBack();
    await expect(titleOf(page, 'Folded')).toBeVisible();
    await settle(page);
    await expect(headingOf(page, 'On the front')).toBeVisible();
    expect(await scrollTop(page)).toBe(150);
  },
);

test(
  'a link into the first tab counts for more than the tab chosen before',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('deep/folded');
    await tabOf(page, 'Back').click();
    await expect(headingOf(page, 'On the back')).toBeVisible();
    await page.goto('about:blank');
    await page.goto('deep/folded#on-the-front');
    await expectReached(page, 'On the front');
    await settle(page);
    await expect(headingOf(page, 'On the front')).toBeVisible();
  },
);

test('what is hidden is not marked as what is being read @once @long', async ({ page }) => {
  await page.goto('deep/folded');
  const current = outlineOf(page).locator('[aria-current]');
  await headingOf(page, 'On the front').evaluate((heading) => {
    heading.scrollIntoView();
    scrollBy(0, 40);
  });
  await expect(current).toHaveText('On the front');
  await page.getByText('Another').evaluate((block) => block.scrollIntoView());
  await settle(page);
  await expect(current).toHaveText('On the front');
});
