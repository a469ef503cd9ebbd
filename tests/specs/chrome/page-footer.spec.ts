import type { Page } from '@playwright/test';
import { expect, settle, test, titleOf } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

const nextOf = (page: Page) => page.getByRole('link', { name: /^Next/ });
const previousOf = (page: Page) => page.getByRole('link', { name: /^Previous/ });

for (const [index, locale] of ['en-US', 'de-DE'].entries()) {
  test.describe(`to a reader of ${locale}`, { tag: variantTags(index, 1) }, () => {
    test.use({ locale });

    test(
      '"Last updated" shows after mount, in short date and short time',
      { tag: ['@once', '@spec-2-footer', '@spec-2-pages', '@ruling-18'] },
      async ({ page }) => {
        await page.goto('guide/first');
        const time = page.locator('footer time');
        const expected = await time.evaluate((element, tag) => {
          const format = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' });
          return format.format(new Date((element as HTMLTimeElement).dateTime));
        }, locale);
        await expect(page.getByText(`Last updated ${expected}`)).toBeVisible();
      },
    );
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no "Last updated" @once @spec-2-footer', async ({ page }) => {
    await page.goto('guide/first');
    await expect(page.getByText('Last updated')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Edit page/ })).toBeVisible();
  });
});

test(
  'previous and next pages are labelled "Previous" and "Next", disabled items left out, beside an "Edit page" link',
  { tag: ['@any-server', '@spec-2-footer', '@spec-2-pages', '@ruling-12'] },
  async ({ page }) => {
    await page.goto('guide/second');
    await expect(
      page.getByRole('link', { name: 'Edit page (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://example.com/edit/guide/second.mdx');
    await expect(previousOf(page)).toHaveText('PreviousFirst');
    await expect(nextOf(page)).toHaveText('NextIslands');
    await expect(previousOf(page)).toHaveAttribute('aria-keyshortcuts', 'Shift+ArrowLeft');
    await expect(nextOf(page)).toHaveAttribute('aria-keyshortcuts', 'Shift+ArrowRight');
    await nextOf(page).click();
    await expect(titleOf(page, 'Islands')).toBeVisible();
    await expect(nextOf(page)).toHaveText('NextOutside');
    await expect(nextOf(page)).toHaveAttribute('target', '_blank');
    await expect(nextOf(page)).toHaveAccessibleName(/opens in a new tab/);
  },
);

test('Shift plus Right or Left arrow navigates to them @once @spec-2-footer', async ({ page }) => {
  await page.goto('guide/first');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(titleOf(page, 'Second')).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(titleOf(page, 'First')).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await settle(page);
  await expect(page).toHaveURL(/guide\/first$/);
});

test(
  'an external next page opens in a new window',
  { tag: ['@once', '@spec-2-footer', '@ruling-12', '@long'] },
  async ({ page, context }) => {
    await context.route('https://outside.example/**', (route) =>
      route.fulfill({ body: 'Outside' }),
    );
    await page.goto('guide/islands');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Shift+ArrowRight');
    await expect((await opened).getByText('Outside')).toBeVisible();
    await expect(titleOf(page, 'Islands')).toBeVisible();
  },
);

test(
  'other layouts show social icons instead, which open in a new tab',
  { tag: ['@once', '@spec-2-footer', '@ruling-20'] },
  async ({ page }) => {
    for (const path of ['', 'guide/minimal']) {
      await page.goto(path);
      const footer = page.locator('main footer');
      for (const name of ['GitHub', 'Square']) {
        const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` });
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link.locator('path')).toHaveAttribute('d', /^M/);
      }
      await expect(page.getByRole('link', { name: /^Edit page/ })).toHaveCount(0);
    }
    await page.goto('guide/first');
    await expect(page.locator('main footer').getByRole('link', { name: /GitHub/ })).toHaveCount(0);
  },
);
