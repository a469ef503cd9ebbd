import type { Page } from '@playwright/test';
import { expect, expectStored, type Host, noteOf, test } from '../../helpers/offline-site.ts';
import { searchOf } from '../../helpers/search-dialog.ts';
import { isMarked, markDocument, sidebarOf, titleOf } from '../../helpers/test.ts';

// One worker runs them all, so that the site is built once.
test.describe.configure({ mode: 'default' });

/* Another build replaces the build of an open page. */

/** Fails if a page shows content of one build in the chrome of another. */
async function expectBuild(page: Page, build: string): Promise<void> {
  await expect(page.getByRole('main')).toContainText(`of the ${build} build`);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText(build);
}

/** The caches of the stored builds, and the cache of files without a build. */
const builds = (page: Page) => page.evaluate(() => caches.keys());

/** Continues to read after a deploy, in every possible way. */
async function readThroughDeploy(page: Page, host: Host): Promise<void> {
  const fetched = page.waitForResponse(/_page\/other\.json/);
  await page.goto(`${host.address}start`);
  await expectBuild(page, 'first');
  await (await fetched).finished();
  host.show('second');
  // A preloaded page belongs to the shown build.
  await sidebarOf(page).getByRole('link', { name: 'other' }).click();
  await expect(titleOf(page, 'Other')).toBeVisible();
  await expectBuild(page, 'first');
  await page.goBack();
  await expect(titleOf(page, 'Start')).toBeVisible();
  await page.reload();
  await expectBuild(page, 'second');
  // Forward to an entry of the older build.
  await page.goForward();
  await expect(titleOf(page, 'Other')).toBeVisible();
  await expectBuild(page, 'second');
  host.show('first');
  await sidebarOf(page).getByRole('link', { name: 'next' }).click();
  await expect(titleOf(page, 'Next')).toBeVisible();
  await page.goBack();
  await expect(titleOf(page, 'Other')).toBeVisible();
}

test.describe('without a service worker @built @once', () => {
  test.use({ serviceWorkers: 'block', allowedMessages: /Service Worker registration blocked/ });

  test('a deploy while a page is read breaks no navigation', async ({ page, host }) => {
    await readThroughDeploy(page, host);
  });
});

test.describe('with a service worker @built @once', () => {
  test.use({ allowedMessages: /Failed to load (resource|‘)|navigation preload request failed/ });

  test('a deploy while a page is read breaks no navigation @long', async ({ page, host }) => {
    await readThroughDeploy(page, host);
  });

  test('a new build is shown with the next page, and is never mixed with the older one', async ({
    page,
    context,
    host,
  }) => {
    await page.goto(`${host.address}start`);
    await expectStored(page, host, ['start', '_page/next.json', '_page/other.json']);
    host.show('second');
    await page.goto(`${host.address}next`);
    await expectBuild(page, 'second');
    await expect(noteOf(page)).toHaveCount(0);
    await expectStored(page, host, ['next']);
    await host.stop();

    // The start page is stored from the first build; from the second at most its payload is.
    await page.goto(`${host.address}start`);
    await expect(titleOf(page, 'Start')).toBeVisible();
    const shown = (await page.getByRole('main').textContent())!.includes('first');
    await expectBuild(page, shown ? 'first' : 'second');
    await expect(noteOf(page)).toBeVisible();
    // From either build, pages of the other are reachable.
    await page.getByRole('main').getByRole('link', { name: 'next page' }).click();
    await expect(titleOf(page, 'Next')).toBeVisible();
    await expect(noteOf(page)).toBeVisible();

    // The first build is deleted when its worker serves no open page.
    await host.start();
    await page.close();
    await expect(async () => {
      const later = await context.newPage();
      await later.goto(`${host.address}start`);
      await expectBuild(later, 'second');
      const names = await builds(later);
      await later.close();
      expect(names.filter((name) => !name.endsWith(' shared'))).toHaveLength(1);
      // The browser activates a waiting worker when it is idle.
    }).toPass({ timeout: 40_000 });
  });

  test(
    'files that a deploy has not changed stay: offline search starts, and copies say so',
    { tag: '@long' },
    async ({ page, context, browserName, host }) => {
      await page.goto(`${host.address}start`);
      await expectStored(page, host, ['start', 'search-index.json']);
      const [first] = (await builds(page)).filter((name) => !name.endsWith(' shared'));
      const scripts = host.assets('first').filter((name) => name.endsWith('.js'));
      expect(host.assets('second')).toEqual(expect.arrayContaining(scripts));
      host.show('second');
      // The worker of the first build ends with the last page that it serves.
      await page.close();
      await expect(async () => {
        const later = await context.newPage();
        await later.goto(`${host.address}start`);
        await expectBuild(later, 'second');
        const left = await builds(later);
        await later.close();
        expect(left).not.toContain(first);
        // The browser activates a waiting worker when it is idle.
      }).toPass({ timeout: 40_000 });
      await host.stop();

      const offline = await context.newPage();
      // The browser's HTTP cache retains them for an arbitrary time; only in Chromium can a test
      // clear it.
      if (browserName === 'chromium')
        await (await context.newCDPSession(offline)).send('Network.clearBrowserCache');
      await offline.goto(`${host.address}start`);
      await expect(titleOf(offline, 'Start')).toBeVisible();
      await expectBuild(offline, 'second');
      await expect(noteOf(offline)).toBeVisible();
      await offline.keyboard.press('/');
      const { field, options } = searchOf(offline);
      await field.fill('quokka');
      await expect(options).toHaveCount(5);
      await expect(options.first().locator('.Search-excerpt')).toContainText('of the second build');
    },
  );

  test(
    'switched off, it goes with the next page and takes all that is stored with it',
    { tag: '@long' },
    async ({ page, host }) => {
      await page.goto(`${host.address}start`);
      await expectStored(page, host, ['start']);
      host.show('withdrawn');
      await page.goto(`${host.address}next`);
      const left = () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
      await expect.poll(left).toEqual([0, 0]);
      // The open page continues.
      await markDocument(page);
      await sidebarOf(page).getByRole('link', { name: 'other' }).click();
      await expect(titleOf(page, 'Other')).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      await page.reload();
      await expect(titleOf(page, 'Other')).toBeVisible();
      await expect.poll(left).toEqual([0, 0]);
    },
  );

  // BiDi takes Firefox offline, but not its service workers: in other tests the server is stopped
  // instead.
  test(
    'copies that were fetched ahead offline are not shown when the network is back',
    { tag: ['@not-firefox', '@long'] },
    async ({ page, context, host }) => {
      await page.goto(`${host.address}start`);
      await expectStored(page, host, ['start', '_page/next.json', '_page/other.json']);
      await context.setOffline(true);
      const copy = page.waitForResponse(/_page\/next\.json/);
      await page.reload();
      await expect(noteOf(page)).toBeVisible();
      await (await copy).finished();
      await context.setOffline(false);
      await sidebarOf(page).getByRole('link', { name: 'next' }).click();
      await expect(titleOf(page, 'Next')).toBeVisible();
      await expect(noteOf(page)).toHaveCount(0);
    },
  );

  // Only Chromium’s own protocol can fill a storage.
  test(
    'a storage that is full takes nothing, and reading goes on in silence',
    { tag: ['@not-firefox', '@long'] },
    async ({ page, context, host }) => {
      const session = await context.newCDPSession(page);
      const origin = new URL(host.address).origin;
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      await page.goto(`${host.address}start`);
      await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
      await page.getByRole('main').getByRole('link', { name: 'next page' }).click();
      await expect(titleOf(page, 'Next')).toBeVisible();
      await page.reload();
      await expect(titleOf(page, 'Next')).toBeVisible();
      await expect(noteOf(page)).toHaveCount(0);
      const files = await page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        return (await Promise.all(all.map((cache) => cache.keys()))).flat().length;
      });
      expect(files).toBe(0);
    },
  );
});
