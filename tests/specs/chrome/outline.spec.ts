import type { Page } from '@playwright/test';
import { expect, test, titleOf } from '../../helpers/test.ts';

const outlineOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test(
  'the outline is headed "On this page" and lists headings of level 2 to 3 by default, with its footer below it',
  { tag: ['@any-server', '@spec-2-chrome', '@spec-3-configuration', '@spec-9'] },
  async ({ page }) => {
    await page.goto('guide/first');
    await expect(outlineOf(page).getByRole('heading', { name: 'On this page' })).toBeVisible();
    await expect(outlineOf(page).getByRole('link')).toHaveText(['Picture', 'Code', 'Details']);
    const footer = page.getByText('Below the outline.');
    await expect(footer).toBeVisible();
    await expect(async () => {
      const [list, box] = [await outlineOf(page).boundingBox(), await footer.boundingBox()];
      expect(box!.y).toBeGreaterThan(list!.y + list!.height - 1);
    }).toPass();
  },
);

test(
  'it is nested by level, as valid lists; the number of levels is the page’s choice',
  { tag: ['@once', '@spec-2-chrome', '@spec-2-layouts', '@ruling-15'] },
  async ({ page }) => {
    await page.goto('deep/first');
    const shape = await outlineOf(page).evaluate((nav) => {
      const read = (list: Element): unknown[] =>
        [...list.children].map((item) => {
          const below = item.querySelector(':scope > ul');
          const text = item.querySelector(':scope > a')!.textContent;
          return below ? [text, read(below)] : text;
        });
      const isValid = [...nav.querySelectorAll('ul')].every((list) =>
        [...list.children].every((child) => child.tagName === 'LI'),
      );
      return isValid && read(nav.querySelector('ul')!);
    });
    // `showOutline: 3` shows one more level than the default.
    expect(shape).toEqual([['Two', [['Three', ['Four']]]], 'Two again']);
    await page.goto('guide/switches');
    await expect(outlineOf(page).getByRole('link')).toHaveText(['Level two']);
    await page.goto('guide/minimal');
    await expect(outlineOf(page)).toHaveCount(0);
  },
);

test('headings whose ids are not ASCII are marked and reached @once', async ({ page }) => {
  await page.goto('guide/second');
  const link = outlineOf(page).getByRole('link', { name: '日本語 🎉' });
  await link.click();
  await expect(page).toHaveURL(/#%E6%97%A5%E6%9C%AC%E8%AA%9E-?$/);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(titleOf(page, 'Second')).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the outline is there, built at build time @once @ruling-15', async ({ page }) => {
    await page.goto('guide/first');
    await expect(outlineOf(page).getByRole('link')).toHaveCount(3);
  });
});
