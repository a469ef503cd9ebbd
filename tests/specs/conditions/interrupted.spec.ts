import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { storageKeys } from '../../../packages/core/src/shared/document/storage-keys.ts';
import { searchKeys } from '../../../packages/core/src/runtime/search/search-memory.ts';
import { openSearch, searchOf } from '../../helpers/search-dialog.ts';
import { variantTags } from '../../helpers/tags.ts';
import {
  expect,
  hold,
  isMarked,
  markDocument,
  settle,
  test as base,
  titleOf,
} from '../../helpers/test.ts';

/* Interrupted downloads: the headers and a part of the body have arrived. */

/** A proxy between the browser and the site that interrupts answers. */
interface Line {
  /** The address of the site through the proxy, base path included, without a trailing slash. */
  address: string;
  /** The number of interrupted answers of the file. */
  cut(): number;
  mend(): void;
}

/** Forwards everything, but only the first half of matching files. */
async function startLine(site: string, broken: RegExp): Promise<Line & { server: Server }> {
  let isBroken = true;
  let cuts = 0;
  const server = createServer(async (request, response) => {
    // The dev server answers with a style sheet or a module, depending on `Accept`.
    const headers = { Accept: request.headers.accept ?? '*/*' };
    const answer = await fetch(new URL(request.url!, site), { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeaders(answer.headers);
    // The forwarded body is neither compressed nor chunked.
    for (const name of ['Content-Encoding', 'Transfer-Encoding']) response.removeHeader(name);
    response.writeHead(answer.status, { 'Content-Length': body.length });
    if (!isBroken || !broken.test(request.url!)) return void response.end(body);
    cuts++;
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { pathname } = new URL(site);
  return {
    server,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname.replace(/\/$/, '')}`,
    cut: () => cuts,
    mend: () => void (isBroken = false),
  };
}

const test = base.extend<{ broken: RegExp; line: Line }>({
  broken: [/^$/, { option: true }],
  line: async ({ baseURL, broken, page }, use) => {
    // The dev server's connection, which is irrelevant here: nobody edits.
    await page.routeWebSocket(/./, () => undefined);
    const { server, ...line } = await startLine(baseURL!, broken);
    await use(line);
    server.close().closeAllConnections();
  },
  allowedMessages: /Failed to load resource/,
});

const tokenOf = (page: Page) =>
  page
    .getByRole('figure')
    .filter({ has: page.getByRole('group', { name: 'use.ts' }) })
    .getByText('size', { exact: true })
    .first();

test.describe('a payload @once', () => {
  test.use({ broken: /_page\/guide\/second\.json/ });

  test('that breaks off falls back to a page load', async ({ page, line }) => {
    await page.goto(`${line.address}/guide/first`);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    expect(line.cut()).toBeGreaterThan(0);
  });
});

test.describe('the search index @once', () => {
  test.use({ broken: /search-index\.json/ });

  test('that breaks off is said to be damaged, and tried again @long', async ({ page, line }) => {
    await page.goto(`${line.address}/guide/first`);
    await page.keyboard.press('/');
    const { dialog, field, options } = searchOf(page);
    await field.fill('quokka');
    await expect(dialog.locator('.Search-message')).toContainText(/damaged|could not be fetched/);
    expect(line.cut()).toBeGreaterThan(0);
    line.mend();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(options).toHaveCount(16);
  });
});

test.describe('the types of a page @once', () => {
  test.use({ broken: /types-.*\.json/ });

  test('that break off are said to be missing, and tried again @long', async ({ page, line }) => {
    await page.goto(`${line.address}/guide/code`);
    await tokenOf(page).hover();
    await expect(page.getByRole('tooltip')).toHaveText('The types could not be loaded.');
    expect(line.cut()).toBeGreaterThan(0);
    line.mend();
    await page.mouse.move(2, 2);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await tokenOf(page).hover();
    await expect(page.getByRole('tooltip')).toHaveText('const size: Size');
  });
});

test(
  'a type is not shown when it comes after the pointer has gone',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const arrive = await hold(page, /\/touch[-.]/);
    const asked = page.waitForRequest(/\/touch[-.]/);
    await page.goto('guide/code');
    await tokenOf(page).hover();
    await asked;
    await page.mouse.move(2, 2);
    const late = page.waitForResponse(/\/touch[-.]/);
    await arrive();
    await (await late).finished();
    await settle(page);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await tokenOf(page).hover();
    await expect(page.getByRole('tooltip')).toHaveText('const size: Size');
  },
);

const wrongTypes = {
  'are HTML': { contentType: 'text/html', body: '<!doctype html><title>Home</title>' },
  'are JSON of another kind': { contentType: 'application/json', body: 'null' },
};
for (const [index, [what, answer]] of Object.entries(wrongTypes).entries()) {
  test(
    `types that ${what} are said to be missing, and tried again`,
    { tag: ['@once', ...variantTags(index, 1), '@long'] },
    async ({ page }) => {
      await page.route('**/types-*.json', (route) => route.fulfill(answer));
      await page.goto('guide/code');
      await tokenOf(page).hover();
      await expect(page.getByRole('tooltip')).toHaveText('The types could not be loaded.');
      await page.unroute('**/types-*.json');
      await page.mouse.move(2, 2);
      await expect(page.getByRole('tooltip')).toBeHidden();
      await tokenOf(page).hover();
      await expect(page.getByRole('tooltip')).toHaveText('const size: Size');
    },
  );
}

test('search works with a storage that is full @once @long @spec-4', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const { dialog, field, options } = await openSearch(page);
  await field.fill('quokka');
  await expect(options).toHaveCount(16);
  await dialog.getByRole('button', { name: 'Detail view' }).click();
  await expect(options.locator('.Search-excerpt')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('markup in any stored value is text, or nothing @once @long', async ({ page }) => {
  const html = '"><img src=x onerror="throw 1">';
  const values: Record<string, string> = {
    [storageKeys.theme]: html,
    [storageKeys.banner]: html,
    [storageKeys.tabs]: JSON.stringify({ 'npm|pnpm|yarn': html, [html]: html }),
    [storageKeys.scroll]: JSON.stringify([[html, html]]),
    [searchKeys.recent]: JSON.stringify([html]),
    [searchKeys.details]: html,
    [searchKeys.query]: JSON.stringify(html),
  };
  const all = [...Object.values(storageKeys), ...Object.values(searchKeys)];
  expect(Object.keys(values).sort()).toEqual(all.sort());
  await page.addInitScript((stored) => {
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  }, values);
  const { dialog, field } = await openSearch(page, 'guide/tabs');
  await expect(field).toHaveValue(html);
  await field.fill('');
  await expect(dialog.getByRole('button', { name: html })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[onerror], img[src="x"]')).toHaveCount(0);
});
