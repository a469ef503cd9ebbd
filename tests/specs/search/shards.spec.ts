import { expect } from '@playwright/test';
import { type Host, test } from '../../helpers/large-site.ts';
import { searchFor, searchOf } from '../../helpers/search-dialog.ts';

// One worker runs them all, so that the site is built once.
test.describe.configure({ mode: 'default' });

/* Search on a site of more than 300 pages: see `shared/search/shard-files.ts`. `npm test` runs a session of it as a budget. */

const postings = /search-(postings|names)-/;

test.describe('the shards of a large site @built @once @long', () => {
  test.use({
    serviceWorkers: 'block',
    allowedMessages: /Failed to load resource|Service Worker registration blocked/,
  });

  const opened = (host: Host) => `${host.address}p7`;

  test('answer in place of the index, with excerpts, titles and addresses', async ({
    page,
    host,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { options, field } = await searchFor(page, 'marsupial p107', opened(host));
    await expect(options.first()).toContainText('Page p107');
    await expect(options.first().locator('.Search-excerpt mark').first()).toHaveText('Marsupial');
    await field.fill('kangaroos');
    await expect(options.first()).toContainText('Part of p7');
    await expect(options.first().locator('.Search-also')).toHaveText('also: kangaroo');
    await field.fill('quoka');
    await expect(options).toHaveCount(16);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Page p\d+$/);
    expect(requests.filter((url) => url.endsWith('search-index.json'))).toEqual([]);
  });

  test('that are late: search says what it waits for, then answers once', async ({
    page,
    host,
    context,
  }) => {
    const { field, options, dialog } = await searchFor(page, 'marsupial p12', opened(host));
    const before = await options.allTextContents();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(/_search\/\d/, async (route) => {
      await released;
      await route.continue();
    });
    await field.fill('quokka');
    await expect(dialog.locator('.Search-message')).toHaveText('Fetching what matches …');
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    expect(await dialog.locator('[role="option"]').allTextContents(), 'the former ones').toEqual(
      before,
    );
    await expect(dialog.locator('.Search-results'), 'nobody chooses one of them').toHaveAttribute(
      'inert',
    );
    // Observed within the page: what is shown first, not what is there later.
    const shown = await dialog.evaluateHandle((element) => {
      const list = element.querySelector('.Search-results')!;
      const texts = () => [...list.children].map((it) => it.textContent);
      const first = new Promise<string[]>((resolve) => {
        new MutationObserver(() => resolve(texts())).observe(list, { childList: true });
      });
      return { first };
    });
    release();
    const first = await shown.evaluate((it) => it.first);
    expect(first).toHaveLength(16);
    await page.waitForLoadState('networkidle');
    expect(await options.allTextContents(), 'nothing moves any more').toEqual(first);
  });

  for (const [name, files] of Object.entries({
    postings,
    texts: /_search\/\d/,
  }))
    test(`of ${name} that fail: a message, and a retry answers`, async ({
      page,
      host,
      context,
    }) => {
      const { field, options, dialog } = await searchFor(page, 'marsupial p12', opened(host));
      await context.route(files, (route) => route.abort('internetdisconnected'));
      await field.fill('quokka');
      await expect(dialog.locator('.Search-message')).toContainText('offline');
      await context.unroute(files);
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(options).toHaveCount(16);
      await expect(options.first()).toContainText('Page p');
      await expect(field).toBeFocused();
    });

  test('of a build that is gone are replaced by the shards of the new one', async ({
    page,
    host,
  }) => {
    const { field, options } = await searchFor(page, 'marsupial p12', opened(host));
    host.show('second');
    // The pages of the second build have other numbers, and these words other postings.
    await field.fill('marsupial p203');
    await expect(options.first()).toContainText('Page p203');
    await field.fill('quokka second');
    await expect(options.first().locator('.Search-excerpt')).toContainText('of the second build');
  });

  test('that a host answers with a page: a message', async ({ page, host }) => {
    const { field, dialog } = await searchFor(page, 'marsupial p12', opened(host));
    host.mistake(postings);
    await field.fill('quokka');
    await expect(dialog.locator('.Search-message')).toContainText('damaged');
  });
});

test.describe('the shards with a service worker @built @once @long', () => {
  test.use({ allowedMessages: /Failed to load (resource|‘)|navigation preload request failed/ });

  test('answer offline what they answered before', async ({ page, host }) => {
    await page.goto(`${host.address}p7`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await searchFor(page, 'quokka', `${host.address}p7`);
    const { options, field, dialog } = searchOf(page);
    const before = await options.allTextContents();
    await host.stop();
    // The address has the query: search is open again.
    await page.reload();
    await expect(field).toHaveValue('quokka');
    await expect(options).toHaveCount(16);
    expect(await options.allTextContents()).toEqual(before);
    await field.fill('marsupial p44');
    await expect(dialog.locator('.Search-message')).toContainText('offline');
    await field.fill('quokka');
    await expect(options, 'a query that fails does not stop the next one').toHaveCount(16);
  });
});
