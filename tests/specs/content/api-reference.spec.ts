import type { Page } from '@playwright/test';
import { violations } from '../../helpers/axe.ts';
import { expect, hold, test } from '../../helpers/test.ts';

const path = 'guide/api';
const key = 'secret-of-the-reader';

const keyField = (page: Page) => page.getByLabel('Your key for x-shelter-key');
const tryIt = (page: Page, name: string) => page.getByRole('button', { name: `Try it: ${name}` });

/** Everything a browser keeps of a page besides its memory. */
const storage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );

test(
  'a key is kept in memory alone, and forgotten with the page',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(path);
    await keyField(page).fill(key);
    await tryIt(page, 'List pets').click();
    await expect(page.getByText('Sent without')).toBeHidden();
    expect(await storage(page)).not.toContain(key);
    expect(await page.content()).not.toContain(key);
    expect(page.url()).not.toContain(key);
    await page.reload();
    await expect(keyField(page)).toHaveValue('');
  },
);

test(
  'a key that is forgotten leaves the focus in its field',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(path);
    const forget = page.getByRole('button', { name: 'Forget' });
    await expect(forget).toBeDisabled();
    await keyField(page).fill(key);
    await expect(forget).toBeEnabled();
    await forget.press('Enter');
    await expect(keyField(page)).toHaveValue('');
    await expect(keyField(page)).toBeFocused();
    await expect(forget).toBeDisabled();
    await forget.press('Enter');
    await expect(forget).toBeFocused();
  },
);

test(
  'while a request is on its way its button keeps the focus, and sends no other',
  { tag: '@once' },
  async ({ page }) => {
    let requests = 0;
    await page.route('https://shelter.example/**', (route) => {
      requests++;
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'ready' });
    });
    const arrive = await hold(page, /shelter\.example/);
    await page.goto(path);
    await tryIt(page, 'List pets').click();
    await page.getByRole('button', { name: 'Send GET' }).press('Enter');
    const sending = page.getByRole('button', { name: 'Sending…' });
    await expect(sending).toBeDisabled();
    await expect(sending).toBeFocused();
    await sending.press('Enter');
    await arrive();
    await expect(page.getByRole('group', { name: 'Body of the answer' })).toHaveText('ready');
    await expect(page.getByRole('button', { name: 'Send GET' })).toBeFocused();
    expect(requests).toBe(1);
  },
);

test(
  'a request is sent when asked, and its answer shown',
  { tag: ['@once', '@spec-2-pages'] },
  async ({ page }) => {
    const requests: { url: string; key: string | undefined }[] = [];
    await page.route('https://shelter.example/**', (route) => {
      const request = route.request();
      requests.push({ url: request.url(), key: request.headers()['x-shelter-key'] });
      return route.fulfill({
        status: 206,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'x-total',
          'x-total': '42',
        },
        json: [{ name: '<b>Rex</b>' }],
      });
    });
    await page.goto(path);
    await keyField(page).fill(key);
    await tryIt(page, 'List pets').click();
    await page.getByLabel('kind').selectOption('cat');
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: 'Send GET' }).click();
    // What is read out is how it went, not all that came.
    await expect(page.getByRole('status').filter({ hasText: 'ms' })).toHaveText(
      /^206 Partial Content in \d+ ms$/,
    );
    await expect(page.getByRole('group', { name: 'Body' })).toContainText('"name": "<b>Rex</b>"');
    await page.getByText('3 headers').click();
    await expect(page.getByText('x-total: 42')).toBeVisible();
    expect(requests).toEqual([{ url: 'https://shelter.example/v1/pets?kind=cat&limit=20', key }]);
  },
);

test.describe('a request without an answer', { tag: '@once' }, () => {
  test.use({ allowedMessages: /Failed to load resource|blocked by CORS|Same Origin Policy/ });

  test('is explained', async ({ page }) => {
    await page.route('https://shelter.example/**', (route) =>
      route.fulfill({
        body: 'for another site',
        headers: { 'access-control-allow-origin': 'https://other.example' },
      }),
    );
    await page.goto(path);
    await tryIt(page, 'List pets').click();
    await page.getByRole('button', { name: 'Send GET' }).click();
    const answer = page.getByRole('status').filter({ hasText: 'No answer' });
    await expect(answer).toContainText('does not allow requests from pages of http://localhost');
    await expect(answer).toContainText('Access-Control-Allow-Origin');
  });
});

test(
  'what makes no request is not sent, and the page says what to mend',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(path);
    await tryIt(page, 'List pets').click();
    await page.getByLabel('Base address').fill('https://[');
    await page.getByRole('button', { name: 'Send GET' }).click();
    const answer = page.getByRole('status').filter({ hasText: 'The request was not sent' });
    await expect(answer).toContainText('Unexpected base address "https://["');
  },
);

test(
  'an operation is reached by its address and by the keyboard',
  { tag: '@once' },
  async ({ page }) => {
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
  },
);

test(
  'other pages do not load its styles, and links to it from them work',
  { tag: '@once' },
  async ({ page }) => {
    // Built, its name holds a hash.
    const styles = page.locator('link:is([href*="/api-"], [href*="/api.css"])');
    await page.goto('guide/first');
    await expect(styles).toHaveCount(0);
    await page.goto(path);
    await expect(styles).toHaveCount(1);
  },
);

test.describe('without scripts', { tag: '@once' }, () => {
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
  // Firefox 153 crashes, mostly, while axe reads styles: a null pointer in its own library.
  test.describe(`in the ${colorScheme} theme`, { tag: ['@once', '@not-firefox'] }, () => {
    test.use({ colorScheme });

    for (const width of [320, 1440]) {
      test(`nothing is wrong or too wide at ${width} px`, async ({ page }) => {
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
