import type { BrowserContext, Page } from '@playwright/test';
import { expectStored } from '../../helpers/offline-site.ts';
import { deploy, expectBuild, test as base } from '../../helpers/renamed-site.ts';
import { searchOf } from '../../helpers/search-dialog.ts';
import { expect, isMarked, markDocument, sidebarOf, titleOf } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

/* A build replaces the build of an open page, and has none of its scripts. */

const lamp = (page: Page) => page.getByRole('button', { name: /^Lamp/ });
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page failed to load' });
const announced = (page: Page) => page.locator('#docs-announcer');

/** The messages for a missing script; an unhandled rejection has another one. */
const test = base.extend({
  allowedMessages: /^Failed to load|Service Worker registration blocked/,
});

// One worker runs them all, so that the site is built once.
test.describe.configure({ mode: 'default' });

/** The actions that load a script at their first use, and the result for the reader. */
const touches: Record<
  string,
  { act(page: Page): Promise<void>; works(page: Page): Promise<void> }
> = {
  'a component': {
    act: (page) => lamp(page).click(),
    works: (page) => expect(lamp(page)).toHaveText('Lamp on'),
  },
  'a menu of the top navigation': {
    act: (page) => page.getByRole('button', { name: 'More' }).click(),
    works: (page) =>
      expect(page.getByRole('link', { name: 'Far away', exact: true })).toBeVisible(),
  },
  'the button that copies code': {
    act: (page) => page.getByRole('button', { name: 'Copy code' }).click(),
    works: (page) => expect(announced(page)).toHaveText('Copied'),
  },
  'the button that copies the page': {
    act: (page) => page.getByRole('button', { name: 'Copy page for LLMs' }).click(),
    works: (page) => expect(announced(page)).toHaveText('Copied'),
  },
  'the button that dismisses the banner': {
    act: (page) => page.getByRole('button', { name: 'Dismiss announcement' }).click(),
    works: (page) => expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden(),
  },
};

async function hoverType(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByText(name, { exact: true }).hover();
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test.describe('without a service worker @built @once @not-firefox @long', () => {
  test.use({ serviceWorkers: 'block' });

  test.beforeEach(async ({ page, host }) => {
    await page.goto(`${host.address}start`);
    await expect(lamp(page)).toBeVisible();
    await expectBuild(page, 'first');
  });

  for (const [index, [name, { act, works }]] of Object.entries(touches).entries()) {
    const tag = variantTags(index, 2);
    test(
      `${name} says that it failed to load, and trying again shows the new page`,
      { tag },
      async ({ page, host }) => {
        deploy(host);
        await expect(failure(page)).toBeHidden();
        await act(page);
        await expect(failure(page)).toBeVisible();
        await failure(page).getByRole('button', { name: 'Try again' }).click();
        await expectBuild(page, 'second');
        await expect(failure(page)).toBeHidden();
        await act(page);
        await works(page);
      },
    );
  }

  test('trying again keeps the address and the place that the reader is at', async ({
    page,
    host,
  }) => {
    await page.getByRole('link', { name: 'hidden part', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Hidden part' })).toBeVisible();
    deploy(host);
    await lamp(page).click();
    await page.evaluate(() => scrollTo(0, 500));
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expectBuild(page, 'second');
    await expect(page).toHaveURL(/start#hidden-part$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });

  test('a type says that it failed to load, and trying again shows the new page', async ({
    page,
    host,
  }) => {
    deploy(host);
    await hoverType(page, 'first');
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expectBuild(page, 'second');
    await hoverType(page, 'second');
    await expect(page.getByRole('tooltip')).toHaveText('const second: 2');
  });

  test('search says that it failed to load, and trying again searches on the new page', async ({
    page,
    host,
  }) => {
    const { button, dialog, field, options } = searchOf(page);
    deploy(host);
    // By mouse: the pointer's approach fetches the script.
    await button.click();
    await field.pressSequentially('wombat');
    await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(field).toHaveValue('wombat');
    await expect(options).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expectBuild(page, 'second');
  });

  test('search that was there before finds the new pages @long', async ({ page, host }) => {
    const { dialog, field, options } = searchOf(page);
    await page.keyboard.press('/');
    await expect(field).toHaveAttribute('aria-controls', /./);
    deploy(host);
    await field.fill('wombat');
    await options.filter({ hasText: 'Far' }).click();
    await expect(dialog).toBeHidden();
    await expect(titleOf(page, 'Far')).toBeVisible();
    await expectBuild(page, 'second');
  });

  test(
    'search whose worker has gone is loaded with the new page, and goes on',
    { tag: '@long' },
    async ({ page, context, host }) => {
      await takeWorkerAway(page, context);
      const { dialog, field, options } = searchOf(page);
      await page.keyboard.press('/');
      await expect(dialog.locator('.Search-message')).toContainText('could not be started');
      await field.fill('wombat');
      deploy(host);
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(options).toHaveCount(3);
      await expect(field).toHaveValue('wombat');
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expectBuild(page, 'second');
    },
  );

  test('the theme changes, and nothing says that it failed', async ({ page, host }) => {
    deploy(host);
    const theme = page.getByRole('button', { name: 'Dark theme' });
    await theme.click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(failure(page)).toBeHidden();
  });

  test('the menu of a small screen opens and leads on', async ({ page, host }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    deploy(host);
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    // The script that scrolls the active item into view.
    await expect(failure(page)).toBeVisible();
    await sidebarOf(page).getByRole('link', { name: 'next' }).click();
    await expect(titleOf(page, 'Next')).toBeVisible();
    await expectBuild(page, 'second');
  });

  test('a payload of the new build, fetched for an old page, is not shown in it: its page is loaded', async ({
    page,
    host,
  }) => {
    deploy(host);
    await markDocument(page);
    const payload = page.waitForResponse(/_page\/far\.json/);
    await page.getByRole('link', { name: 'page that is far away' }).click();
    expect((await payload).status()).toBe(200);
    await expect(titleOf(page, 'Far')).toBeVisible();
    await expectBuild(page, 'second');
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await expect(titleOf(page, 'Start')).toBeVisible();
    // The browser has cached the document of the first build.
    await lamp(page).click();
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expectBuild(page, 'second');
    await lamp(page).click();
    await expect(lamp(page)).toHaveText('Lamp on');
  });

  test('once something has failed, a link leads to the new build', async ({ page, host }) => {
    deploy(host);
    await lamp(page).click();
    await expect(failure(page)).toBeVisible();
    // This page was preloaded from the first build.
    await page.getByRole('main').getByRole('link', { name: 'next page' }).click();
    await expect(titleOf(page, 'Next')).toBeVisible();
    await expectBuild(page, 'second');
    await expect(failure(page)).toBeHidden();
    await page.goBack();
    await expect(titleOf(page, 'Start')).toBeVisible();
  });

  test('what opens closed details says that it failed to load @long', async ({ page, host }) => {
    const loaded = page.waitForResponse(/lazy-actions/);
    await page.getByRole('button', { name: 'Copy code' }).click();
    await (await loaded).finished();
    await expect(announced(page)).toHaveText('Copied');
    deploy(host);
    // The same link again: its target may be in closed details.
    const link = page.getByRole('main').getByRole('link', { name: 'hidden part', exact: true });
    await link.click();
    await link.click();
    await expect(failure(page)).toBeVisible();
  });
});

/** Answers with 404 for the worker's script until the browser requests another document. */
async function takeWorkerAway(page: Page, context: BrowserContext): Promise<void> {
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await context.route(/search-worker/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
}

test.describe('with a service worker @built @once @not-firefox @long', () => {
  test.beforeEach(async ({ page, host }) => {
    await page.goto(`${host.address}start`);
    const scripts = host.assets('first').filter((name) => name.endsWith('.js'));
    await expectStored(page, host, ['start', ...scripts.map((name) => `assets/${name}`)]);
    deploy(host);
  });

  for (const [index, [name, { act, works }]] of Object.entries(touches).entries()) {
    const tag = variantTags(index, 1);
    test(`${name} works on the page of the first build`, { tag }, async ({ page }) => {
      await act(page);
      await works(page);
      await expect(failure(page)).toBeHidden();
      await expect(page.getByRole('main')).toContainText('Of the first build');
    });
  }

  test(
    'a type whose file was not stored says so, and trying again shows the new page',
    { tag: '@long' },
    async ({ page }) => {
      await hoverType(page, 'first');
      await expect(page.getByRole('tooltip')).toHaveText('The types could not be loaded.');
      await failure(page).getByRole('button', { name: 'Try again' }).click();
      await expectBuild(page, 'second');
      await hoverType(page, 'second');
      await expect(page.getByRole('tooltip')).toHaveText('const second: 2');
    },
  );

  test('search finds the new pages, and the way back leads to the new build', async ({ page }) => {
    const { button, field, options } = searchOf(page);
    await button.click();
    await field.fill('wombat');
    await options.filter({ hasText: 'Far' }).click();
    await expect(titleOf(page, 'Far')).toBeVisible();
    await expectBuild(page, 'second');
    await page.goBack();
    await expect(titleOf(page, 'Start')).toBeVisible();
    await lamp(page).click();
    await expect(lamp(page)).toHaveText('Lamp on');
  });

  test('a link that was not fetched ahead leads to the new build @long', async ({ page }) => {
    await page.getByRole('link', { name: 'page that is far away' }).click();
    await expect(titleOf(page, 'Far')).toBeVisible();
    await expectBuild(page, 'second');
  });
});
