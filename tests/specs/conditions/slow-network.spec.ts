import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import {
  expect,
  hold,
  hydrateAll,
  islandsChunk,
  sidebarOf,
  test,
  titleOf,
} from '../../helpers/test.ts';

/** Opens a page whose islands load when the returned function is called. */
async function open(page: Page, path: string): Promise<() => Promise<void>> {
  const arrive = await hold(page, islandsChunk);
  await page.goto(path);
  return arrive;
}

test(
  'of two menus clicked early the last one is open',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    const arrive = await open(page, 'guide/first');
    const [more, extra] = [
      page.getByRole('button', { name: 'More' }),
      page.getByRole('button', { name: 'Extra' }),
    ];
    await more.click();
    await extra.click();
    await arrive();
    await expect(extra).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'a sidebar section opens at once, by its icon too, and React is not asked for',
  { tag: ['@once', '@not-firefox'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => islandsChunk.test(request.url()) && asked.push(request.url()));
    await open(page, 'guide/first');
    const group = sidebarOf(page).getByRole('button', { name: 'Closed' });
    await group.locator('svg').click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(asked).toEqual([]);
  },
);

test(
  'Shift and an arrow lead to the next page, and not to the one after it',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    const arrive = await open(page, 'guide/first');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(titleOf(page, 'Second')).toBeVisible();
    await page.getByRole('button', { name: 'More' }).focus();
    await arrive();
    await hydrateAll(page);
    await expect(titleOf(page, 'Second')).toBeVisible();
  },
);

test(
  'the banner is dismissed, a page copied and the way back gone without React',
  { tag: ['@once', '@not-firefox'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await open(page, 'guide/first');
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
    await page.getByRole('button', { name: 'Copy page for LLMs' }).click();
    await expect(page.locator('body > [role=status]')).toHaveText('Copied');
    await sidebarOf(page).getByRole('link', { name: 'Back' }).click();
    await expect(titleOf(page, 'First')).toBeVisible();
  },
);

test(
  'a page that is left while a part of it loads does not say that the part failed',
  { tag: ['@once', '@built', '@long'] },
  async ({ page, baseURL, base, browserName }) => {
    // A proxy: Firefox does not abort what Playwright holds.
    const next: { answer?: () => void } = {};
    let abort!: () => void;
    const aborted = new Promise<void>((done) => (abort = done));
    const server = createServer(async ({ url = '' }, response) => {
      if (/lazy-actions/.test(url)) return void response.once('close', abort);
      response.setHeader('Content-Type', 'text/html');
      if (url === '/next') return void (next.answer = () => response.end('<h1>Next</h1>'));
      const answer = await fetch(new URL(url, baseURL));
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type')! });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const asked = page.waitForRequest(/lazy-actions/);
    // Firefox's `load` waits for the import.
    await page.goto(`${address}${base}/guide/tabs`, { waitUntil: 'domcontentloaded' });
    await asked;
    await page.evaluate(() => void (location.href = '/next'));
    await expect.poll(() => next.answer).toBeDefined();
    // Firefox aborts the import now, and still shows the page: the console would say that it failed.
    if (browserName === 'firefox') await aborted;
    next.answer!();
    await expect(titleOf(page, 'Next')).toBeVisible();
    server.close().closeAllConnections();
  },
);
