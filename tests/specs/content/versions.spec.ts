import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectArrival, test } from '../../helpers/test.ts';
import { git, served, writeSite } from '../../helpers/own-site.ts';
import { docs } from '../../helpers/servers.ts';

test.describe.configure({ mode: 'default' });

const filler = 'A long text to scroll.\n\n'.repeat(40);
const guide = `# Guide\n\nThe guide of a garden.\n\n${filler}\n## Water\n\nEach morning.\n\n${filler}`;

/** A site with the versions 1.5, and 1, which is archived: in both, pages had other words and names. */
const address = served((project) => {
  const config = `import { cards } from '@stilldocs/cards';
import { proof } from '@stilldocs/proof';
import { defineConfig } from 'stilldocs';
export default defineConfig({
  title: 'Garden',
  baseUrl: 'https://garden.example',
  versions: { current: '2', '1.5': 'v1', '1': { from: 'v1', archived: true } },
  extensions: [cards(), proof()],
  font: { default: { google: 'Inter' } },
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

test.describe('islands of a frozen version', () => {
  const site = served((project) => {
    const island = (name: string) =>
      `'use client';\nimport { useState } from 'react';\nexport function ${name}() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>${name} {n}</button>; }\n`;
    const root = writeSite(`frozen-${project}`, {
      'docs.config.js': "export default { title: 'T', versions: { current: '2', '1': 'v1' } };",
      'pages/index.mdx':
        "import { Left } from '../Left.tsx'\nimport { Gone } from '../Gone.tsx'\n\n# Then\n\n<Left />\n\n<Gone />\n",
      'Left.tsx': island('Left'),
      'Gone.tsx': island('Gone'),
    });
    git(root, 'add', '.');
    git(root, 'commit', '-m', 'Version 1');
    git(root, 'tag', 'v1');
    execFileSync(docs[0]!, [...docs.slice(1), 'versions', 'freeze', '1', '--root', root]);
    rmSync(join(root, 'Gone.tsx'));
    writeFileSync(join(root, 'pages/index.mdx'), '# Now\n');
    return root;
  });

  test(
    'count the first click, and one whose component is gone stays as it was',
    { tag: ['@long'] },
    async ({ page }) => {
      await page.goto(`${site()}/1/`);
      await page.getByRole('button', { name: 'Gone 0' }).click();
      await page.getByRole('button', { name: 'Left 0' }).click();
      await expect(page.getByRole('button', { name: 'Left 1' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Gone 0' })).toBeVisible();
    },
  );
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
    await menuOf(page).getByRole('link', { name: 'What changed from 1.5 to 2' }).click();
    await page.waitForURL('**/changes/1.5..2');
    await expect(page.getByRole('article')).toContainText('In autumn.');
  },
);

test('a version has its own search @any-server @any-base', async ({ page }) => {
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

test(
  'search engines and agents are led to the page of today, or to the version itself if it is archived',
  { tag: ['@any-server', '@any-base'] },
  async ({ page, request }) => {
    const canonical = page.locator('link[rel=canonical]');
    for (const [path, target] of [
      ['/1.5/grains', '/seeds'],
      ['/1/grains', '/1/grains'],
    ] as const) {
      await open(page, path);
      await expect(canonical).toHaveAttribute(
        'href',
        new RegExp(`garden\\.example(/docs)?${target}$`),
      );
    }
    const textOf = async (path: string) => (await request.get(`${address()}${path}`)).text();
    // The twin says which version it is of, and which page to cite.
    const twin = await textOf('/1.5/grains.md');
    expect(twin).toMatch(
      /^---\nversion: "?1\.5"?\ncanonical: https:\/\/garden\.example\S*\/seeds\n/,
    );
    expect(await textOf('/1.5/llms.txt')).toContain('/1.5/grains.md');
    expect(await textOf('/llms.txt')).not.toContain('grains');
    const sitemap = await textOf('/sitemap.xml');
    expect(sitemap).toContain('/seeds</loc>');
    expect(sitemap).not.toMatch(/\/1(?:\.5)?\//);
  },
);

test('a version has its own social cards and proofs @long @built', async ({ page, request }) => {
  const imageOf = async (path: string) => {
    await open(page, path);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const file = new URL(image!).pathname.replace(/^\/docs/, '');
    const answer = await request.get(`${address()}${file}`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    return file;
  };
  expect(await imageOf('/1.5/grains')).toMatch(/^\/1\.5\//);
  expect(await imageOf('/seeds')).not.toMatch(/^\/1/);
  await open(page, '/1.5/grains');
  const proof = page.locator('.Proof').getByText('How this page is checked');
  await proof.click();
  await expect(page.locator('.Proof')).toContainText(/commit/i);
});
