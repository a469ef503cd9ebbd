import { find } from '../../helpers/find-in-page.ts';
import { expect, test } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

test.describe('the browser finds text @once @not-firefox', () => {
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
});

test('a selected tab is never left hidden @once @long', async ({ page }) => {
  await page.goto('guide/tabs');
  const install = page.getByRole('tablist', { name: 'Install', exact: true });
  for (const name of ['yarn', 'pnpm', 'npm']) {
    await install.getByRole('tab', { name, exact: true }).click();
    await expect(page.locator('.Tabs-panel[data-selected][hidden]')).toHaveCount(0);
    await expect(page.getByRole('tabpanel', { name, exact: true }).first()).toBeVisible();
  }
});

test('print shows every panel @once @any-base @long', async ({ page }) => {
  await page.goto('guide/tabs');
  await expect(page.locator('.Tabs-panel[hidden]').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const text = page.getByText('With a word about pnpm');
  const height = () => text.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeGreaterThan(10);
});

test.describe('a browser that does not search hidden content @once @long', () => {
  // As Firefox before 139; no setting of a current browser turns this off.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
      // Only a script opens details: the browser does not open those around the target of an address.
      const own = Object.getOwnPropertyDescriptor(HTMLDetailsElement.prototype, 'open')!;
      const opened = new WeakSet<object>();
      Object.defineProperty(HTMLDetailsElement.prototype, 'open', {
        ...own,
        set(isOpen) {
          opened.add(this);
          own.set!.call(this, isOpen);
        },
      });
      const close = ({ target }: Event) => {
        if (target instanceof HTMLDetailsElement && !opened.has(target))
          own.set!.call(target, false);
      };
      addEventListener('toggle', close, true);
    }),
  );

  test('hides a closed panel, which its tab opens', async ({ page }) => {
    await page.goto('guide/tabs');
    const text = page.getByText('With a word about pnpm');
    await expect(text).toBeHidden();
    const install = page.getByRole('tablist', { name: 'Install', exact: true });
    await install.getByRole('tab', { name: 'pnpm', exact: true }).click();
    await expect(text).toBeVisible();
    await install.getByRole('tab', { name: 'npm', exact: true }).click();
    await expect(text).toBeHidden();
    await expect(page.locator('.Tabs-panel[hidden]')).toHaveCount(0);
  });

  test('hides a closed group of the sidebar, which its button opens @long', async ({ page }) => {
    await page.goto('deep/below');
    const group = page.getByRole('button', { name: 'Once more' });
    const link = page.getByRole('link', { name: 'Again', exact: true });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await group.click();
    await expect(link).toBeVisible();
    await group.click();
    await expect(link).toBeHidden();
    await expect(page.locator('.Sidebar-items[hidden]')).toHaveCount(0);
  });

  const hidden = [
    ['details in a panel', 'In the corner', 'in-the-corner'],
    ['a panel', 'On the back', 'on-the-back'],
    ['details', 'Under the fold', 'under-the-fold'],
  ] as const;
  for (const [index, [where, name, id]] of hidden.entries()) {
    const tag = variantTags(index, 1);
    test(`opens ${where} by the address of a document`, { tag }, async ({ page }) => {
      await page.goto(`deep/folded#${id}`);
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    });

    test(`opens ${where} by a link of the page`, { tag }, async ({ page }) => {
      await page.goto('deep/folded');
      const heading = page.getByRole('heading', { name, exact: true });
      await expect(heading).toBeHidden();
      const outline = page.getByRole('navigation', { name: 'On this page' });
      await outline.getByRole('link', { name }).click();
      await expect(heading).toBeInViewport();
    });
  }
});
