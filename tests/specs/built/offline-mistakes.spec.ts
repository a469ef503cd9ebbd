import type { Page } from '@playwright/test';
import { portal } from '../../helpers/hosted-site.ts';
import { expectStored, noteOf } from '../../helpers/offline-site.ts';
import { type Host, test } from '../../helpers/renamed-site.ts';
import { searchOf } from '../../helpers/search-dialog.ts';
import { expect, isMarked, markDocument, sidebarOf, titleOf } from '../../helpers/test.ts';

// One worker runs them all, so that the site is built once.
test.describe.configure({ mode: 'default' });

/* A host, or a captive portal, answers with HTML and status 200 instead of the requested file. */

/**
 * The browser's messages for HTML instead of a script or a style sheet, and for a missing network.
 */
test.use({
  allowedMessages:
    /Failed to (load|find)|MIME type|was not loaded|is not a valid|integrity|navigation preload|Loading (failed|module)|Unexpected token/,
});

/** Every file except documents and the worker. */
const files = /\/(assets|_page)\/|search-|icon/;

/** Fails unless a page has its styles and everything that it loads at a touch works. */
async function expectWell(page: Page): Promise<void> {
  await expect(titleOf(page, 'Start')).toBeVisible();
  await expect(sidebarOf(page)).toHaveCSS('position', /fixed|sticky/);
  const lamp = page.getByRole('button', { name: /^Lamp/ });
  await lamp.click();
  await expect(lamp).toHaveText('Lamp on');
  await page.getByRole('main').getByText('first', { exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('const first: 2');
  await page.mouse.move(0, 0);
  // The type takes the first Escape while it is shown.
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.keyboard.press('/');
  const { dialog, field, options } = searchOf(page);
  await field.fill('wombat');
  await expect(options).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'next page' }).click();
  await expect(titleOf(page, 'Next')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
}

/** The files that a reader of the first build's start page has stored. */
async function expectAllStored(page: Page, host: Host): Promise<void> {
  const assets = host.assets('first').map((name) => `assets/${name}`);
  await expectStored(page, host, [
    'start',
    '_page/next.json',
    'search-index.json',
    ...assets.filter((name) => /\.(js|css)$/.test(name)),
  ]);
}

/** The stored files whose content is the HTML of the host. */
function mistaken(page: Page): Promise<string[]> {
  return page.evaluate(async (html) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if ((await (await cache.match(request))!.text()) === html) found.push(request.url);
    }
    return found;
  }, portal);
}

test(
  'a site whose host gave HTML for its files is well again with the host, and then offline',
  { tag: ['@once', '@long'] },
  async ({ page, host }) => {
    host.mistake(files);
    await page.goto(`${host.address}start`);
    await expect(titleOf(page, 'Start')).toBeVisible();
    // The script of the worker is among the missing files.
    await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
    await page.reload();
    await expect(titleOf(page, 'Start')).toBeVisible();
    await expectStored(page, host, ['start']);
    expect(await mistaken(page)).toEqual([]);

    host.mistake();
    await page.goto(`${host.address}start`);
    await expectWell(page);
    await page.goto(`${host.address}start`);
    await expectAllStored(page, host);
    await host.stop();
    await page.reload();
    await expect(noteOf(page)).toBeVisible();
    await expectWell(page);
  },
);

test(
  'a portal that comes between takes nothing that is stored away',
  { tag: ['@once', '@long'] },
  async ({ page, host }) => {
    await page.goto(`${host.address}start`);
    await expectAllStored(page, host);
    // A page that the worker controls, and its files.
    await page.reload();
    await expectWell(page);
    host.mistake(/./);
    await page.goto(`${host.address}start`);
    await expect(page.getByText('Please log in')).toBeVisible();
    expect(await mistaken(page)).toEqual([]);
    host.mistake(files);
    await page.goto(`${host.address}start`);
    await expect(sidebarOf(page)).toHaveCSS('position', /fixed|sticky/);
    await page.keyboard.press('/');
    const { field, options } = searchOf(page);
    await field.fill('wombat');
    await expect(options).toHaveCount(3);
    await page.keyboard.press('Escape');
    expect(await mistaken(page)).toEqual([]);
    await host.stop();
    await page.goto(`${host.address}start`);
    await expect(noteOf(page)).toBeVisible();
    await expectWell(page);
  },
);

test(
  'what an earlier worker stored in place of every file is found and replaced',
  { tag: ['@once', '@long'] },
  async ({ page, host }) => {
    await page.goto(`${host.address}start`);
    await expectAllStored(page, host);
    const replaced = await page.evaluate(async (html) => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const headers = new Headers((await cache.match(request))!.headers);
          headers.set('content-type', 'text/html');
          await cache.put(request, new Response(html, { headers }));
          count++;
        }
      }
      return count;
    }, portal);
    expect(replaced).toBeGreaterThan(13);
    await page.goto(`${host.address}start`);
    await expectWell(page);
    await page.goto(`${host.address}start`);
    // Files of the build that were not requested are replaced, too; the stored copy of another page is not shown. The
    // style sheet of a single page is replaced when it is requested: Firefox may have it in its memory.
    const isOfBuild = (url: string) => /\.(js|css)$|search-/.test(url) && !/\/page-/.test(url);
    await expect.poll(async () => (await mistaken(page)).filter(isOfBuild)).toEqual([]);
    await host.stop();
    await page.goto(`${host.address}start`);
    await expect(noteOf(page)).toBeVisible();
    await expectWell(page);
  },
);

test(
  'a page that the host answered with its home page is not shown as that page offline',
  { tag: ['@once', '@long'] },
  async ({ page, host }) => {
    host.mistake(/\/start$/, host.home('first'));
    await page.goto(`${host.address}next`);
    await expectStored(page, host, ['next', 'search-index.json']);
    await page.goto(`${host.address}start`);
    await expect(titleOf(page, 'Home')).toBeVisible();
    const isStored = (name: string) =>
      page.evaluate(async (url) => !!(await caches.match(url)), new URL(name, host.address).href);
    await host.stop();
    await page.goto(`${host.address}start`);
    // The frame of the site, with the page that was fetched ahead, or that it is not stored.
    await expect(titleOf(page, 'Home')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Start|offline/i);
    expect(await isStored('start')).toBe(false);

    host.mistake();
    await host.start();
    await page.goto(`${host.address}start`);
    await expect(titleOf(page, 'Start')).toBeVisible();
    await expectStored(page, host, ['start']);
    await host.stop();
    await page.reload();
    await expect(titleOf(page, 'Start')).toBeVisible();
    await expect(noteOf(page)).toBeVisible();
  },
);
