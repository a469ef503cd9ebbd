import type { Page } from '@playwright/test';
import { violations } from '../../helpers/axe.ts';
import {
  expect,
  follow,
  hold,
  isMarked,
  markDocument,
  settle,
  test,
  titleOf,
} from '../../helpers/test.ts';
import { searchFor } from '../../helpers/search-dialog.ts';

const path = 'guide/api';

const keyField = (page: Page) => page.getByLabel('Your key for x-shelter-key').first();
const tryIt = (page: Page, name: string) => page.getByRole('button', { name: `Try it: ${name}` });

test('an operation is reached by its address and by the keyboard @once', async ({ page }) => {
  await page.goto(`${path}#end-stay`);
  const heading = page.getByRole('heading', { level: 3, name: 'End a stay' });
  await expect(heading).toBeInViewport();
  await page.getByRole('link', { name: 'List pets' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#list-pets$/);
  const tabs = page.getByRole('tablist', { name: 'Samples of List pets' });
  await tabs.getByRole('tab', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'fetch' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'fetch' }).first()).toContainText('fetch(');
  await tryIt(page, 'List pets').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send GET' })).toBeVisible();
});

/** Its style sheet; in a build the name contains a hash. */
const sheet = /\/(?:content-stilldocs-openapi-[\w-]{8}|api)\.css/;

test(
  'its styles are loaded with the navigation, before it is shown; the document stays, both ways',
  { tag: ['@once', '@ruling-32'] },
  async ({ page, base }) => {
    const styles = page.locator(
      'link:is([href*="/content-stilldocs-openapi-"], [href*="/api.css"])',
    );
    const release = await hold(page, sheet);
    await page.goto('guide/first');
    await expect(styles).toHaveCount(0);
    await markDocument(page);
    // The visible reference without its styles.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const api = document.querySelector('.Api');
        if (api) seen.push(getComputedStyle(api).containerType);
      }).observe(document.querySelector('main')!, { childList: true });
    });
    const asked = page.waitForRequest(sheet);
    await follow(page, `${base}/${path}`);
    await asked;
    await settle(page);
    await expect(titleOf(page, 'First')).toBeVisible();
    await release();
    await expect(titleOf(page, 'Shelter')).toBeVisible();
    expect(await page.evaluate(() => (window as { seen?: string[] }).seen!)).toEqual([
      'inline-size',
    ]);
    await tryIt(page, 'List pets').click();
    await expect(page.getByRole('button', { name: 'Send GET' })).toBeVisible();
    await page.goBack();
    await expect(titleOf(page, 'First')).toBeVisible();
    await page.goForward();
    await expect(titleOf(page, 'Shelter')).toBeVisible();
    await expect(styles).toHaveCount(1);
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'other pages are reached from it in the same document',
  { tag: ['@once', '@ruling-32'] },
  async ({ page, base }) => {
    await page.goto(path);
    await markDocument(page);
    await follow(page, `${base}/guide/first`);
    await expect(titleOf(page, 'First')).toBeVisible();
    await page.goBack();
    await expect(titleOf(page, 'Shelter')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  },
);

test.describe('where its styles cannot be loaded @once', () => {
  test.use({ allowedMessages: /Failed to load|ERR_FAILED/ });

  test('it is loaded as a document @long', async ({ page, base }) => {
    await page.goto('guide/first');
    await markDocument(page);
    await page.route(sheet, (route) => route.abort(), { times: 1 });
    await follow(page, `${base}/${path}`);
    await expect(titleOf(page, 'Shelter')).toBeVisible();
    await expect.poll(() => isMarked(page)).toBe(false);
  });
});

test(
  'a recursive schema opens step by step, a path is copied, and a link to a schema shows it',
  { tag: '@once' },
  async ({ page, context, browserName }) => {
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
    await page.goto(path);
    const mother = page.locator('[id="add-pet.body.mother"]');
    const open = mother.getByRole('button', { name: 'Show Pet' });
    await open.first().click();
    await expect(mother.getByText('mother.kind')).toBeVisible();
    await open.nth(1).click();
    await expect(mother.getByText('mother.mother.kind')).toBeVisible();
    await open.first().press('Enter');
    await expect(mother.getByText('mother.kind')).toHaveCount(0);
    await expect(open.first()).toBeFocused();
    const street = page.locator('[id="add-pet.body.home.street"]');
    await street.getByRole('link', { name: 'home.street' }).hover();
    await street.getByRole('button', { name: 'Copy path' }).click();
    await expect(street.getByRole('status')).toHaveText('Copied');
    const link = mother.getByRole('link', { name: 'Pet' });
    await link.hover();
    await expect(page.getByRole('tooltip')).toContainText('Where it lives now.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  },
);

for (const [what, query, id] of [
  ['a field', 'street', 'street'],
  ['an allowed value', '"dog"', 'kind'],
] as const)
  test(`search leads to ${what} of a schema @once`, async ({ page }) => {
    const { options } = await searchFor(page, query);
    await options.filter({ hasText: 'Shelter' }).first().click();
    await expect(page).toHaveURL(new RegExp(`guide/api#[^#]*\\b${id}$`));
    const target = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`li[id="${target}"]`)).toBeInViewport();
  });

test.describe('on a small screen @once', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('its contents have a name of their own @ruling-32', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('On this page')).toHaveCount(0);
    await page.getByRole('button', { name: 'Contents' }).click();
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  });
});

test.describe('without scripts @once', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read but the forms', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Only pets of a kind.')).toBeVisible();
    await expect(page.getByText('import requests').first()).toBeVisible();
    await expect(keyField(page)).toBeHidden();
    await page.locator('summary').filter({ hasText: '200' }).click();
    await expect(page.getByText('How many there are')).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  // Firefox 153 mostly crashes while axe reads styles: a null pointer in its own library.
  test.describe(`in the ${colorScheme} theme @once @not-firefox`, () => {
    test.use({ colorScheme });

    for (const width of [320, 1440]) {
      // Narrow in the dark theme; the others are variants.
      test(`nothing is wrong or too wide at ${width} px @long`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await tryIt(page, 'Take in a pet').click();
        await expect(page.getByRole('button', { name: 'Send POST' })).toBeVisible();
        for (const summary of await page.locator('main summary:visible').all())
          await summary.click();
        expect(await violations(page)).toEqual([]);
        const overflow = () => document.documentElement.scrollWidth - innerWidth;
        await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0);
      });
    }
  });
}
