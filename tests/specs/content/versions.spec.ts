import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectArrival, test } from '../../helpers/test.ts';
import { git, served, writeSite } from '../../helpers/own-site.ts';

test.describe.configure({ mode: 'default' });

const filler = 'A long text to scroll.\n\n'.repeat(40);
const guide = `# Guide\n\nThe guide of a garden.\n\n${filler}\n## Water\n\nEach morning.\n\n${filler}`;

/** A site with an archived version 1, in which pages had other words and names. */
const address = served((project) => {
  const config = `import { defineConfig } from 'stilldocs';
export default defineConfig({
  title: 'Garden',
  versions: { current: '2', '1': { from: 'v1', archived: true } },
  serviceWorker: true,
  topNav: [{ text: 'Guide', link: '/guide' }, { text: 'Tools', link: '/tools' }],
  sidebar: [{ text: 'Basics', items: [
    { text: 'Guide', link: '/guide' }, { text: 'Tools', link: '/tools' }, { text: 'Seeds', link: '/seeds' },
  ] }],
  checks: { 'orphan-page': 'off' },
});`;
  const root = writeSite(`versions-${project}`, {
    'docs.config.ts': config,
    'pages/index.md': '# Garden\n\n[The guide](/guide)\n',
    'pages/guide.md': guide,
    'pages/grains.md': '# Grains\n\nThe quokka eats the grains that we sow in spring.\n',
  });
  git(root, 'add', '.');
  git(root, 'commit', '-m', 'Version 1');
  git(root, 'tag', 'v1');
  git(root, 'mv', 'pages/grains.md', 'pages/seeds.md');
  const seeds = '# Seeds\n\nThe quokka eats the grains that we sow in spring.\n';
  writeFileSync(join(root, 'pages/seeds.md'), seeds);
  git(root, 'commit', '-am', 'Seeds');
  writeFileSync(join(root, 'pages/guide.md'), `${guide}\n## Harvest\n\nIn autumn.\n`);
  writeFileSync(join(root, 'pages/tools.md'), '# Tools\n\nA spade.\n');
  return root;
});

const open = (page: Page, path: string) => page.goto(`${address()}${path}`);
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Version' });

test(
  'the menu of versions keeps page and section, follows renamed pages, and says where a page is missing',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await open(page, '/guide');
    await expect(page.getByRole('heading', { name: 'Harvest' })).toContainText('since 2');
    await page.getByRole('heading', { name: 'Water' }).evaluate((it) => it.scrollIntoView());
    await expect(page.locator('.Outline-link[aria-current]')).toHaveText('Water');
    await page.getByRole('button', { name: 'Version: 2' }).click();
    const first = menuOf(page).getByRole('link', { name: '1', exact: true });
    // Its section comes with the script of the menu.
    await expect(first).toHaveAttribute('href', /#water$/);
    await first.click();
    await page.waitForURL('**/1/guide#water');
    await expect(page.getByRole('heading', { name: 'Water' })).toBeInViewport();
    await expect(page.getByText('no longer maintained')).toBeAttached();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    // The navigation has what there was, under the titles of that time.
    const sidebar = page.getByRole('navigation', { name: 'Pages' });
    await expect(sidebar.locator('.Sidebar-link')).toContainText(['Guide', 'Grains', 'Garden']);
    await expect(page.getByRole('link', { name: 'Tools' })).toHaveCount(0);
    await sidebar.getByRole('link', { name: 'Grains' }).click();
    await expectArrival(page, 'Grains');
    // The menu is of the page that a navigation has brought.
    await page.getByRole('button', { name: 'Version: 1' }).click();
    await menuOf(page).getByRole('link', { name: '2', exact: true }).click();
    await page.waitForURL('**/seeds');
    await open(page, '/tools');
    await page.getByRole('button', { name: 'Version: 2' }).click();
    await expect(menuOf(page)).toContainText('Garden');
    await menuOf(page).getByRole('link', { name: 'What changed from 1 to 2' }).click();
    await page.waitForURL('**/changes/1..2');
    await expect(page.getByRole('article')).toContainText('In autumn.');
  },
);

test('a version has its own search', { tag: ['@any-server', '@any-base'] }, async ({ page }) => {
  await open(page, '/1/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('quokka');
  await expect(page.getByRole('option').first()).toContainText('Grains');
  await page.getByRole('combobox').fill('spade');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.getByRole('combobox').fill('quokka');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/1/grains**');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'the menu of versions leads to the page in the other version',
    { tag: ['@any-server', '@any-base'] },
    async ({ page }) => {
      await open(page, '/seeds');
      await page.getByRole('button', { name: 'Version: 2' }).click();
      await menuOf(page).getByRole('link', { name: '1', exact: true }).click();
      await page.waitForURL('**/1/grains');
      await expect(page.getByRole('heading', { name: 'Grains', level: 1 })).toBeVisible();
      await page.getByText('no longer maintained').getByRole('link').click();
      await page.waitForURL('**/seeds');
    },
  );
});

test(
  'a reader without a network switches between pages that were read',
  { tag: ['@long', '@built', '@not-firefox'] },
  async ({ page, context }) => {
    await open(page, '/1/guide');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await open(page, '/guide');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    for (const path of ['/1/guide', '/guide']) {
      await open(page, path);
      await expect
        .poll(() => page.evaluate((url) => caches.match(url).then(Boolean), page.url()))
        .toBe(true);
    }
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Version: 2' }).click();
    await menuOf(page).getByRole('link', { name: '1', exact: true }).click();
    await page.waitForURL('**/1/guide');
    await expect(page.getByRole('heading', { name: 'Water' })).toBeVisible();
    await page.getByRole('button', { name: 'Version: 1' }).click();
    await menuOf(page).getByRole('link', { name: '2', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Harvest' })).toBeVisible();
  },
);
