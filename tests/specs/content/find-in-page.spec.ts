import { find } from '../../helpers/find-in-page.ts';
import { expect, test } from '../../helpers/test.ts';

test.describe(
  'the browser finds text',
  // Firefox follows text fragments from version 131 on, but its driver does not.
  { tag: ['@once', '@not-firefox'] },
  () => {
    test('in a closed panel, whose tab it selects', async ({ page }) => {
      await page.goto('guide/tabs');
      const panel = page.locator('.Tabs-panel', { hasText: 'With a word about pnpm' });
      await expect(panel).toHaveAttribute('hidden', 'until-found');
      await expect(panel).toHaveCSS('padding-top', '0px');
      await find(page, 'With a word about pnpm');
      await expect(page.getByText('With a word about pnpm')).toBeInViewport();
      await expect(page.getByRole('tab', { name: 'pnpm', selected: true }).first()).toBeVisible();
      await expect(panel).not.toHaveAttribute('hidden');
    });

    test('in a closed group of the sidebar, which it opens', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('deep/below');
      const group = page.getByRole('button', { name: 'Once more', expanded: false });
      await expect(group).toBeVisible();
      const items = page.locator('.Sidebar-items', { hasText: /^Again$/ });
      await expect(items).toHaveAttribute('hidden', 'until-found');
      await find(page, 'Again');
      await expect(page.getByRole('button', { name: 'Once more', expanded: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Again', exact: true })).toBeInViewport();
    });
  },
);

test('a selected tab is never left hidden', { tag: ['@once'] }, async ({ page }) => {
  await page.goto('guide/tabs');
  const install = page.getByRole('tablist', { name: 'Install', exact: true });
  for (const name of ['yarn', 'pnpm', 'npm']) {
    await install.getByRole('tab', { name, exact: true }).click();
    await expect(page.locator('.Tabs-panel[data-selected][hidden]')).toHaveCount(0);
    await expect(page.getByRole('tabpanel', { name, exact: true }).first()).toBeVisible();
  }
});

test('print shows every panel', { tag: ['@once', '@any-base'] }, async ({ page }) => {
  await page.goto('guide/tabs');
  await expect(page.locator('.Tabs-panel[hidden]').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const text = page.getByText('With a word about pnpm');
  const height = () => text.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThan(10);
});
