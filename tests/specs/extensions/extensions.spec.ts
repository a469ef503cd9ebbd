import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Navigation } from '../../../packages/core/src/shared/extension/built.ts';
import { served } from '../../helpers/own-site.ts';
import { testsFolder } from '../../helpers/servers.ts';
import {
  expect,
  expectArrival,
  isMarked,
  markDocument,
  test,
  titleOf,
} from '../../helpers/test.ts';

/* A site with an extension for each field: `tests/extended`. */

test.describe.configure({ mode: 'default' });

const address = served(() => join(testsFolder, 'extended'));

/** The events of navigations that the script of the extension has heard. */
const heard = (page: Page) => page.evaluate(() => (window as { seen?: Navigation[] }).seen);

test('parts of the chrome are replaced, with or without the original inside', async ({ page }) => {
  await page.goto(`${address()}/guide/first`);
  const header = page.locator('.Document-header');
  await expect(header).toContainText('News of Extended');
  // On wide screens the sidebar has it.
  await expect(page.getByRole('link', { name: 'Ext of a plugin' })).toBeVisible();
  // Within the original header.
  await expect(header.getByRole('button', { name: 'Dark theme' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'In short' })).toContainText('Other part');
  await expect(page.getByRole('heading', { name: 'On this page' })).toHaveCount(0);
  await expect(page.getByText('Imprint of /guide/first')).toBeVisible();
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('what parts add below a page is in the column of its text @once', async ({ page }) => {
  for (const width of [390, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address()}/guide/first`);
    const left = async (selector: string) => (await page.locator(selector).boundingBox())!.x;
    const start = await left('h1');
    expect(await left('footer:has-text("Imprint")'), `the footer at ${width}`).toBe(start);
    expect(await left('button:has-text("votes")'), `the island at ${width}`).toBe(start);
  }
});

test('labels of the site take precedence over labels of an extension @once', async ({ page }) => {
  await page.goto(`${address()}/guide/first`);
  await expect(page.getByRole('link', { name: /Onwards/ })).toBeVisible();
  await page.goto(`${address()}/guide/second`);
  await expect(page.getByRole('link', { name: /Earlier/ })).toBeVisible();
});

test(
  'a replaced part may be an island, also after a navigation',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await page.goto(`${address()}/guide/first`);
    const votes = (count: number, path: string) =>
      page.getByRole('button', { name: `${count} votes for ${path}` });
    await votes(0, '/guide/first').click();
    await expect(votes(1, '/guide/first')).toBeVisible();
    // The original inside of it.
    await page.getByRole('link', { name: /Onwards/ }).click();
    await expectArrival(page, 'Second');
    await votes(0, '/guide/second').click();
    await expect(votes(1, '/guide/second')).toBeVisible();
  },
);

test('a page names a layout of an extension @any-server @any-base', async ({ page }) => {
  await page.goto(`${address()}/guide/second`);
  const poster = page.getByRole('region', { name: 'Poster: Second' });
  await expect(poster.getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect(poster).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
  // Like the docs layout, it has sidebar and outline.
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'In short' })).toBeVisible();
});

test(
  'scripts hear of the first page and of each navigation, of both pages',
  { tag: '@any-base' },
  async ({ page }) => {
    await page.goto(`${address()}/guide/first`);
    await expect.poll(() => heard(page)).toHaveLength(1);
    expect(await heard(page)).toEqual([
      { from: null, to: '/guide/first', title: 'First – Extended' },
    ]);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'Second', exact: true }).first().click();
    await expectArrival(page, 'Second');
    await page.goBack();
    await expectArrival(page, 'First');
    // A part of the same page is no navigation.
    await page.getByRole('navigation', { name: 'In short' }).getByText('Other part').click();
    expect(await isMarked(page)).toBe(true);
    expect((await heard(page))!.slice(1)).toEqual([
      { from: '/guide/first', to: '/guide/second', title: 'Second – Extended' },
      { from: '/guide/second', to: '/guide/first', title: 'First – Extended' },
    ]);
  },
);

test(
  'a script for elements loads when a reader first touches one, and gets that touch',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${address()}/guide/second`);
    const sample = page.locator('[data-seats]');
    await expect(sample.getByText('for 12')).toBeVisible();
    const loaded = () => requests.filter((url) => /words-browser/.test(url)).length;
    expect(loaded()).toBe(0);
    const touches = () => page.evaluate(() => (window as { touches?: string[] }).touches);
    await sample.locator('.Seat').hover();
    await expect.poll(async () => (await touches())?.[0]).toBe('pointerover 12');
    expect(loaded()).toBe(1);
    // The keys that it handles do not scroll the page, others do.
    await sample.locator('pre').focus();
    const isHeld = (key: string) =>
      sample
        .locator('pre')
        .evaluate(
          (pre, key) =>
            !pre.dispatchEvent(
              new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
            ),
          key,
        );
    expect(await isHeld('ArrowDown')).toBe(true);
    expect(await isHeld('a')).toBe(false);
  },
);

test('each page has the head of an extension @any-base @any-server', async ({ page }) => {
  await page.goto(`${address()}/guide/first`);
  const place = page.locator('meta[name="place"]');
  await expect(place).toHaveAttribute('content', '/guide/first');
  await page.getByRole('link', { name: /Onwards/ }).click();
  await expectArrival(page, 'Second');
  await expect(place).toHaveAttribute('content', '/guide/second');
});

test(
  'outputs of extensions are files of the site and of each page',
  { tag: '@any-server' },
  async ({ request }) => {
    const titles = await request.get(`${address()}/titles.json`);
    expect(await titles.json()).toContainEqual(['/guide/second', 'Second']);
    expect(titles.headers()['content-type']).toContain('application/json');
    const words = await request.get(`${address()}/guide/first.words.json`);
    expect(await words.json()).toEqual({ title: 'First', words: 18, isHtml: true });
  },
);

test.describe('the page for unknown paths', () => {
  test.use({ allowedMessages: /Failed to load resource.*404/ });

  test('is a replaceable part @any-server @any-base', async ({ page }) => {
    await page.goto(`${address()}/nowhere`);
    await expect(titleOf(page, 'Page Not Found')).toBeVisible();
    await expect(page.getByText('Ask us where it went.')).toBeVisible();
  });
});
