import { expect, sidebarOf, test, titleOf } from '../../helpers/test.ts';

test('of two items that lead to one page the first is active, after a load and a navigation alike', async ({
  page,
}) => {
  const active = sidebarOf(page).locator('[aria-current]');
  const group = sidebarOf(page).getByRole('button', { name: 'Once more' });
  await page.goto('deep/titles');
  await expect(active).toHaveText(['<b>Markup</b> & "quotes"']);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await sidebarOf(page).getByRole('link', { name: 'Deep' }).click();
  await expect(titleOf(page, 'Deep')).toBeVisible();
  await expect(active).toHaveText(['Deep']);
  await sidebarOf(page).getByRole('link', { name: '<b>Markup</b>' }).click();
  await expect(active).toHaveText(['<b>Markup</b> & "quotes"']);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});
