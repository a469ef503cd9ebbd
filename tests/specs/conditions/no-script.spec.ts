import { expect, paths, sidebarOf, test } from '../../helpers/test.ts';

test.use({ javaScriptEnabled: false });

test('every page is readable with scripts off @built @any-base', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main'), path).not.toHaveText('');
    await expect(page.getByRole('button', { name: 'Dark theme' }), path).toBeHidden();
  }
});

test(
  'every page is reached from the home page by its links',
  { tag: ['@built', '@ruling-7', '@any-base'] },
  async ({ page, base, baseURL }) => {
    const origin = new URL(baseURL!).origin;
    const queue = [`${base}/`];
    for (const path of queue) {
      const response = await page.goto(origin + path);
      expect(response!.status(), path).toBe(200);
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const link of links) {
        const url = new URL(link);
        const isPage =
          url.origin === origin &&
          url.pathname.startsWith(`${base}/`) &&
          !queue.includes(url.pathname);
        if (isPage) queue.push(url.pathname);
      }
    }
    // Nothing links to it: readers must know its address.
    const known = paths.filter((path) => path !== 'guide/minimal').map((path) => `${base}/${path}`);
    expect(queue).toEqual(expect.arrayContaining(known));
  },
);

test(
  'the sidebar is read and focused before the page, which comes first in the file',
  { tag: ['@built', '@any-base'] },
  async ({ page, request }) => {
    const html = await (await request.get('guide/first')).text();
    expect(html.indexOf('<main')).toBeLessThan(html.indexOf('<nav class="Sidebar"'));
    await page.goto('guide/first');
    const tree = await page.locator('body').ariaSnapshot();
    expect(tree.indexOf('navigation "Pages"')).toBeGreaterThan(0);
    expect(tree.indexOf('navigation "Pages"')).toBeLessThan(tree.indexOf('- main'));
    const last = sidebarOf(page).getByRole('link').last();
    const first = page.getByRole('main').getByRole('link').first();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
  },
);

test('a link is followed by a click', async ({ page }) => {
  await page.goto('guide/first');
  await page.getByRole('main').getByRole('link', { name: 'heading there' }).click();
  await expect(page.getByRole('heading', { name: 'Café au lait' })).toBeInViewport();
});

test(
  'closed groups of the sidebar are open below a title that is no button, menu and outline lead on',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('guide/first');
    const main = page.getByRole('navigation', { name: 'Main' });
    const link = main.getByRole('link', { name: 'Reference' });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'More' }).focus();
    await expect(link).toBeVisible();
    await expect(sidebarOf(page).getByRole('link', { name: 'Switches' })).toBeVisible();
    await expect(sidebarOf(page).getByText('Closed', { exact: true })).toBeVisible();
    await expect(sidebarOf(page).getByRole('button', { name: 'Closed' })).toHaveCount(0);
    await page.goto('deep/first');
    await expect(sidebarOf(page).getByRole('link', { name: 'Below' })).toBeVisible();
    await expect(sidebarOf(page).getByRole('button', { name: 'Both link and group' })).toHaveCount(
      0,
    );
    await page.goto('guide/long');
    const outline = page.getByRole('navigation', { name: 'On this page' });
    await outline.getByRole('link', { name: 'Part 7' }).click();
    await expect(page.getByRole('heading', { name: 'Part 7' })).toBeInViewport();
  },
);

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 400, height: 700 } });

  test('sidebar, menu and outline open all the same @once @long', async ({ page }) => {
    await page.goto('guide/long');
    await page.getByRole('button', { name: 'Pages' }).click();
    await expect(sidebarOf(page).getByRole('link', { name: 'Second' })).toBeVisible();
    await sidebarOf(page).getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(page.getByRole('link', { name: 'Part 3', exact: true })).toBeVisible();
  });
});
