import type { Page } from '@playwright/test';
import { type Endpoint, startEndpoint } from '../../helpers/endpoint.ts';
import { served, writeSite } from '../../helpers/own-site.ts';
import { violations } from '../../helpers/axe.ts';
import { expect, expectArrival, test } from '../../helpers/test.ts';

/* Our extensions: analytics and feedback. */

test.describe.configure({ mode: 'default' });

let endpoint: Endpoint;
test.beforeAll(async () => {
  endpoint = await startEndpoint();
});
test.afterAll(() => {
  endpoint.server.closeAllConnections();
  endpoint.server.close();
});
test.beforeEach(() => {
  endpoint.received.length = 0;
  endpoint.status = 204;
});

const configOf = (
  address: string,
  base: string,
) => `import { analytics } from 'stilldocs-analytics';
import { feedback } from 'stilldocs-feedback';
export default {
  title: 'Counted',
  sidebar: [{ text: 'One', link: '/one' }, { text: 'Two', link: '/two' }],
  extensions: [
    analytics({ endpoint: '${address}/count' }),
    feedback({ endpoint: '${address}/feedback${base}', labels: { yes: 'Yes, it was' } }),
  ],
};`;
const address = served((project) =>
  writeSite(`own-extensions-${project}`, {
    'docs.config.ts': configOf(endpoint.address, project === 'base' ? '/docs' : ''),
    'pages/index.md': '---\nlayout: minimal\n---\n# Home\n\n[One](/one)',
    'pages/one.md': '# One\n\n[Two](/two)',
    'pages/two.md': '# Two\n\nEnd.',
  }),
);

const counts = () =>
  endpoint.received
    .filter(({ path }) => path === '/count')
    .map(({ body }) => JSON.parse(body) as object);
const answers = () =>
  endpoint.received
    .filter(({ path }) => path.startsWith('/feedback'))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
const question = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });

test.describe('analytics @once', () => {
  test('counts the first page and each navigation', async ({ page }) => {
    await page.goto(`${address()}/one`);
    await expect.poll(counts).toEqual([{ path: '/one', from: null, referrer: '' }]);
    await page.getByRole('main').getByRole('link', { name: 'Two' }).first().click();
    await expectArrival(page, 'Two');
    await page.goBack();
    await expectArrival(page, 'One');
    await expect.poll(counts).toEqual([
      { path: '/one', from: null, referrer: '' },
      { path: '/two', from: '/one', referrer: '' },
      { path: '/one', from: '/two', referrer: '' },
    ]);
    expect(endpoint.received[0]!.type).toContain('text/plain');
  });

  test('counts a return from the back/forward cache once', async ({ page }) => {
    await page.goto(`${address()}/one`);
    await page.getByRole('main').getByRole('link', { name: 'Two' }).first().click();
    await expectArrival(page, 'Two');
    await expect.poll(counts).toHaveLength(2);
    // A browser that is driven keeps no documents: the events belong to a load and a return.
    await page.evaluate(() => {
      for (const persisted of [false, true])
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    });
    await expect.poll(counts).toHaveLength(3);
    expect(counts().at(-1)).toEqual({ path: '/two', from: null, referrer: '' });
  });

  for (const name of ['doNotTrack', 'globalPrivacyControl']) {
    test(`sends nothing with ${name} @long`, async ({ page }) => {
      await page.addInitScript((signal) => {
        const value = signal === 'doNotTrack' ? '1' : true;
        Object.defineProperty(Navigator.prototype, signal, { get: () => value });
      }, name);
      await page.goto(`${address()}/one`);
      await page.getByRole('main').getByRole('link', { name: 'Two' }).first().click();
      await expectArrival(page, 'Two');
      // The answer of the form comes after every beacon before it.
      await question(page).getByRole('button', { name: 'No' }).click();
      await expect(page.getByText('Thank you for your answer.').first()).toBeVisible();
      expect(counts()).toEqual([]);
    });
  }
});

test.describe('feedback @once', () => {
  test('sends the answer of the reader, and announces that it has arrived', async ({ page }) => {
    await page.goto(`${address()}/one`);
    const yes = question(page).getByRole('button', { name: 'Yes, it was' });
    await yes.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await expect(yes).toBeFocused();
    expect(answers()).toEqual([{ page: '/one', helpful: 'yes' }]);
    // A navigation shows the question of the next page.
    await page.getByRole('main').getByRole('link', { name: 'Two' }).first().click();
    await expectArrival(page, 'Two');
    await question(page).getByRole('button', { name: 'No' }).click();
    await expect.poll(answers).toContainEqual({ page: '/two', helpful: 'no' });
    await expect(question(page).getByRole('button', { pressed: true })).toHaveText('No');
  });

  test(
    'sends the second of two quick answers once the first has arrived',
    { tag: '@long' },
    async ({ page }) => {
      const held: (() => void)[] = [];
      await page.route(/\/feedback/, async (route) => {
        if (route.request().method() === 'POST')
          await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto(`${address()}/one`);
      await question(page).getByRole('button', { name: 'Yes, it was' }).click();
      await expect.poll(() => held.length).toBe(1);
      await question(page).getByRole('button', { name: 'No' }).click();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(held).toHaveLength(1);
      held[0]!();
      await expect.poll(() => held.length).toBe(2);
      held[1]!();
      await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
      expect(answers().map(({ helpful }) => helpful)).toEqual(['yes', 'no']);
      await expect(question(page).getByRole('button', { pressed: true })).toHaveText('No');
    },
  );

  test('is accessible in both themes @not-firefox', async ({ page }) => {
    await page.goto(`${address()}/one`);
    await question(page).getByRole('button', { name: 'No' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
  });

  test.describe('with an endpoint that fails', () => {
    test.use({ allowedMessages: /Failed to load resource.*500/ });

    test('says that the answer was not sent, and takes another one @long', async ({ page }) => {
      await page.goto(`${address()}/one`);
      endpoint.status = 500;
      const no = question(page).getByRole('button', { name: 'No' });
      await no.click();
      const status = page.getByRole('status').filter({ hasText: 'could not be sent' });
      await expect(status).toBeVisible();
      await expect(question(page).getByRole('button', { pressed: true })).toHaveCount(0);
      endpoint.status = 204;
      await no.click();
      await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a form, whose endpoint leads back to the page', async ({ page }) => {
      await page.goto(`${address()}/one`);
      await expect(page.getByText('Thank you for your answer.')).toBeHidden();
      await question(page).getByRole('button', { name: 'Yes, it was' }).click();
      expect(answers()).toEqual([{ page: '/one', helpful: 'yes' }]);
      expect(counts()).toEqual([]);
      await expect(page.getByText('Thank you for your answer.')).toBeVisible();
    });
  });
});
