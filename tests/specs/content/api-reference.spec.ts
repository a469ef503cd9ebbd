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
const key = 'secret-of-the-reader';

const keyField = (page: Page) => page.getByLabel('Your key for x-shelter-key').first();
const tryIt = (page: Page, name: string) => page.getByRole('button', { name: `Try it: ${name}` });

/** Everything that a browser stores for a page besides its memory. */
const storage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );

test('a key is kept in memory alone, and forgotten with the page @once', async ({ page }) => {
  await page.goto(path);
  await keyField(page).fill(key);
  await tryIt(page, 'List pets').click();
  await expect(page.getByText('Sent without')).toBeHidden();
  expect(await storage(page)).not.toContain(key);
  expect(await page.content()).not.toContain(key);
  expect(page.url()).not.toContain(key);
  await page.reload();
  await expect(keyField(page)).toHaveValue('');
});

test('a key that is forgotten leaves the focus in its field @once @long', async ({ page }) => {
  await page.goto(path);
  const forget = page.getByRole('button', { name: 'Forget' }).first();
  await expect(forget).toBeDisabled();
  await keyField(page).fill(key);
  await expect(forget).toBeEnabled();
  await forget.press('Enter');
  await expect(keyField(page)).toHaveValue('');
  await expect(keyField(page)).toBeFocused();
  await expect(forget).toBeDisabled();
  await forget.press('Enter');
  await expect(forget).toBeFocused();
});

test(
  'while a request is on its way its button keeps the focus, and sends no other',
  { tag: ['@once', '@long'] },
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

test('a request is sent when asked, and its answer shown @once @spec-2-pages', async ({ page }) => {
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
  // Only the outcome is announced, not the complete answer.
  await expect(page.getByRole('status').filter({ hasText: 'ms' })).toHaveText(
    /^206 Partial Content in \d+ ms, 23 bytes$/,
  );
  await expect(page.getByRole('group', { name: 'Body' })).toContainText('"name": "<b>Rex</b>"');
  await page.getByText('Headers: 3').click();
  await expect(page.getByText('x-total: 42')).toBeVisible();
  expect(requests).toEqual([{ url: 'https://shelter.example/v1/pets?kind=cat&limit=20', key }]);
});

test('an answer that does not end is shown as it arrives, and can be stopped @once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      if (!(input instanceof Request) || !input.url.includes('shelter.example'))
        return real(input, init);
      const body = new ReadableStream({
        start(controller) {
          const say = (text: string) => controller.enqueue(new TextEncoder().encode(text));
          say('data: one\n\n');
          Object.assign(window, { say });
          input.signal.addEventListener('abort', () => controller.error(new Error('Stopped')));
        },
      });
      return Promise.resolve(
        new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
      );
    };
  });
  await page.goto(path);
  // By the keyboard alone.
  await tryIt(page, 'List pets').press('Enter');
  const send = page.getByRole('button', { name: 'Send GET' });
  await send.press('Enter');
  const answer = page.getByRole('group', { name: 'Body of the answer' });
  await expect(answer).toHaveText('data: one');
  await page.evaluate(() =>
    (window as unknown as { say(text: string): void }).say('data: two\n\n'),
  );
  await expect(answer).toHaveText(/one\s+data: two/);
  const sending = page.getByRole('button', { name: 'Sending…' });
  await expect(sending).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(send).toBeVisible();
  await expect(answer).toHaveText(/one\s+data: two/);
  // The focus is not lost with its button.
  await expect(send).toBeFocused();
});

test('chosen files are sent, and copied as curl @once @not-firefox', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  await page.route('https://shelter.example/**', (route) => {
    sent.push(route.request().postDataBuffer()?.toString() ?? 'nothing');
    return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(path);
  await tryIt(page, 'Add photos').click();
  const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(name) });
  await page.getByLabel(/^photos /).setInputFiles([photo('one.png'), photo('two.png')]);
  await page.getByRole('button', { name: 'Send POST' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ms' })).toHaveText(/^204/);
  expect(sent).toHaveLength(1);
  for (const part of ['name="caption"', 'filename="one.png"', 'filename="two.png"'])
    expect(sent[0]).toContain(part);
  expect(sent[0]).toMatch(/\r\n\r\none\.png\r\n[^]*\r\n\r\ntwo\.png\r\n/);
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /--form 'photos=@one\.png;type=image\/png' \\\n +--form 'photos=@two\.png;type=image\/png'$/,
  );
});

test.describe('a request without an answer @once', () => {
  test.use({ allowedMessages: /Failed to load resource|blocked by CORS|Same Origin Policy/ });

  test('is explained @long', async ({ page }) => {
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
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto(path);
    await tryIt(page, 'List pets').click();
    await page.getByLabel('Base address').fill('https://[');
    await page.getByRole('button', { name: 'Send GET' }).click();
    const answer = page.getByRole('status').filter({ hasText: 'The request was not sent' });
    await expect(answer).toContainText('Unexpected base address "https://["');
  },
);

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
