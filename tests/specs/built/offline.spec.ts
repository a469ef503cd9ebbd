import { expect, expectStored, noteOf, test } from '../../helpers/offline-site.ts';
import { searchOf } from '../../helpers/search-dialog.ts';
import { isMarked, markDocument, sidebarOf, titleOf } from '../../helpers/test.ts';

// One worker runs them all, so that the site is built once.
test.describe.configure({ mode: 'default' });

test.use({ allowedMessages: /Failed to load (resource|‘)|navigation preload request failed/ });

test(
  'what was read or fetched ahead is shown without a network, and says that it is a copy',
  { tag: ['@built', '@any-base'] },
  async ({ page, host }) => {
    await page.goto(`${host.address}start`);
    await expectStored(page, host, ['start', '_page/next.json', '_page/other.json']);
    await expect(noteOf(page)).toHaveCount(0);
    await host.stop();

    // A visited page, reloaded.
    await page.reload();
    await expect(titleOf(page, 'Start')).toBeVisible();
    const storedOn = /stored on \d+\/\d+\/\d\d, \d+:\d\d/;
    await expect(noteOf(page)).toContainText(storedOn);

    // A preloaded page, by a navigation.
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'next page' }).click();
    await expect(titleOf(page, 'Next')).toBeVisible();
    await expect(noteOf(page)).toContainText(storedOn);
    expect(await isMarked(page)).toBe(true);

    // The same page, reloaded: its document was never fetched.
    await page.reload();
    await expect(titleOf(page, 'Next')).toBeVisible();
    await expect(page).toHaveTitle('Next – Offline');
    await expect(page.getByRole('heading', { name: 'Part of Next' })).toBeInViewport();
    await expect(noteOf(page)).toBeVisible();
    await expect(sidebarOf(page).getByRole('link', { name: 'next' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    // A page that was neither, and the way to it when the network is back.
    await page.goto(`${host.address}apart.html`);
    await expect(titleOf(page, 'You are offline')).toBeVisible();
    await expect(noteOf(page)).toHaveCount(0);
    await host.start();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(titleOf(page, 'Apart')).toBeVisible();
    await sidebarOf(page).getByRole('link', { name: 'start' }).click();
    await expect(titleOf(page, 'Start')).toBeVisible();
    await expect(noteOf(page)).toHaveCount(0);
  },
);

test(
  'search finds without a network, even if it was not opened before',
  { tag: ['@built', '@once'] },
  async ({ page, host }) => {
    await page.goto(`${host.address}start`);
    await expectStored(page, host, ['start', 'search-index.json']);
    await host.stop();
    const { field, options } = searchOf(page);
    await page.keyboard.press('/');
    await field.fill('quokka');
    await expect(options).toHaveCount(5);
    // The query is in the address.
    await page.reload();
    await expect(field).toHaveValue('quokka');
    await expect(options).toHaveCount(5);
    await expect(options.first().locator('.Search-excerpt')).toContainText('of the first build');
    await options.filter({ hasText: 'Next' }).first().click();
    await expect(titleOf(page, 'Next')).toBeVisible();
  },
);
