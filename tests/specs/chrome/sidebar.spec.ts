import type { Page } from '@playwright/test';
import { expect, sidebarOf, test, titleOf } from '../../helpers/test.ts';

const active = (page: Page) => sidebarOf(page).locator('[aria-current]');

test(
  'the sidebar is chosen by the longest matching path prefix, and has a logo linking home',
  { tag: ['@any-server', '@spec-2-sidebar', '@ruling-6', '@ruling-12'] },
  async ({ page, base }) => {
    await page.goto('deep/first');
    await expect(sidebarOf(page).getByRole('link', { name: 'Deep' })).toBeVisible();
    await expect(sidebarOf(page).getByRole('link', { name: 'Islands' })).toHaveCount(0);
    await page.goto('guide/first');
    await expect(sidebarOf(page).getByRole('link', { name: 'Fixture' })).toHaveAttribute(
      'href',
      `${base}/`,
    );
    const outside = sidebarOf(page).getByRole('link', { name: 'Outside (opens in a new tab)' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', /noopener/);
  },
);

test(
  'nesting stops below depth 5; groups, sections without items and disabled items look as what they are',
  { tag: ['@once', '@spec-3-pages', '@spec-4', '@spec-9', '@ruling-12'] },
  async ({ page }) => {
    await page.goto('deep/first');
    await expect(sidebarOf(page).getByText('Level 5')).toBeVisible();
    await expect(sidebarOf(page).getByText('Level 6')).toHaveCount(0);
    await expect(sidebarOf(page).getByRole('link', { name: 'Bottom' })).toHaveCount(0);
    await expect(sidebarOf(page).getByText('Nothing below')).toBeVisible();
    await expect(sidebarOf(page).getByRole('button', { name: 'Nothing below' })).toHaveCount(0);
    const disabled = sidebarOf(page).getByText(/^A title that is so very long/);
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    expect(await disabled.evaluate((element) => element.tagName)).toBe('SPAN');
    const lookOf = (text: string) =>
      sidebarOf(page)
        .getByText(text, { exact: true })
        .evaluate((it) => [getComputedStyle(it).color, Number(getComputedStyle(it).fontWeight)]);
    const [color, weight] = await lookOf('Level 1');
    expect(await lookOf('Once more')).toEqual([color, weight]);
    // A group in a group does not look like a section.
    for (const group of ['Level 2', 'Level 3']) {
      const [ownColor, ownWeight] = await lookOf(group);
      expect(ownColor).not.toBe(color);
      expect(ownWeight).toBeLessThan(weight as number);
    }
  },
);

test(
  'a section with a page of its own is a link and a button, open where it is marked so or has the active link',
  { tag: ['@once', '@spec-3-pages', '@spec-4'] },
  async ({ page }) => {
    await page.goto('deep/first');
    const link = sidebarOf(page).getByRole('link', { name: 'Both link and group' });
    const button = sidebarOf(page).getByRole('button', { name: 'Both link and group' });
    const below = sidebarOf(page).getByRole('link', { name: 'Below' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(below).toBeHidden();
    await button.click();
    await expect(below).toBeVisible();
    await expect(titleOf(page, 'Deep')).toBeVisible();
    await button.click();
    await link.click();
    await expect(titleOf(page, 'Both')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toHaveAttribute('aria-current', 'page');
    for (const path of ['deep/both', 'deep/below']) {
      await page.goto(path);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    }
  },
);

test(
  'titles with markup characters are shown as written, long ones stay inside',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('deep/titles');
    await expect(page).toHaveTitle('<i>Markup</i> & "quotes" – Fixture');
    await expect(active(page)).toHaveText('<b>Markup</b> & "quotes"');
    const isWithin = await sidebarOf(page).evaluate(
      (sidebar) => sidebar.scrollWidth <= sidebar.clientWidth,
    );
    expect(isWithin).toBe(true);
  },
);

test(
  '"Home" turns to "Back" only where there is a page to go back to',
  { tag: ['@once', '@spec-2-sidebar', '@ruling-13'] },
  async ({ page }) => {
    const back = sidebarOf(page).locator('.Sidebar-back');
    await page.goto('guide/first');
    await expect(back).toHaveText('Home');
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(back).toHaveText('Back');
    await back.click();
    await expect(titleOf(page, 'First')).toBeVisible();
    await expect(back).toHaveText('Home');
    await back.click();
    await expect(titleOf(page, 'Home of the fixture')).toBeVisible();
  },
);

test('a long badge leaves its link readable @once @any-base', async ({ page }) => {
  await page.goto('shelter');
  const link = sidebarOf(page).getByRole('link', { name: 'Shelter' });
  const text = link.locator('span').first();
  const { height } = (await text.boundingBox())!;
  await link
    .locator('.Badge')
    .evaluate((badge) => (badge.textContent = 'Deprecated in the next version'));
  expect((await text.boundingBox())!.height).toBe(height);
});
