import type { Page } from '@playwright/test';
import { crumbs, searchFor } from '../../helpers/search-dialog.ts';
import { expect, test } from '../../helpers/test.ts';

const linksOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name }).getByRole('link');

test(
  'a page that no sidebar lists begins with links to the pages of its area',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await page.goto('aside/left');
    await expect(linksOf(page, 'Pages of Aside')).toHaveText(['Left', 'Right']);
    await expect(linksOf(page, 'Pages of Aside').first()).toHaveAttribute('aria-current', 'page');
    await linksOf(page, 'Pages of Aside').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Right side');
    await expect(linksOf(page, 'Pages of Aside').last()).toHaveAttribute('aria-current', 'page');
  },
);

test('a sidebar group’s pages and those it lacks lead to each other @once', async ({ page }) => {
  await page.goto('guide/long');
  await linksOf(page, 'Also in Open').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besides');
  await expect(linksOf(page, 'Pages of Open')).toHaveText(['Besides', 'Long']);
});

test('search says in which area a page stands @once', async ({ page }) => {
  const { options } = await searchFor(page, 'lefthand');
  expect(await crumbs(options.first())).toBe('Aside › Left side › Lefthand');
});

test.describe('on a small screen @once', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the bar shows the area besides the title', async ({ page }) => {
    await page.goto('aside/left');
    const bar = page.getByRole('navigation', { name: 'This page', exact: true });
    await expect(bar.getByRole('paragraph')).toHaveText('Aside Left side');
  });
});
