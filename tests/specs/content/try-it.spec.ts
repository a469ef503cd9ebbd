import type { Page } from '@playwright/test';
import { expect, hold, test } from '../../helpers/test.ts';

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
