import type { Route } from '@playwright/test';
import { expect, settle, test } from '../../helpers/test.ts';
import { openSearch, searchFor, searchOf } from '../../helpers/search-dialog.ts';
import { variantTags } from '../../helpers/tags.ts';

const files = /search-index\.json/;

const failures: Record<string, { answer: (route: Route) => Promise<void>; says: RegExp }> = {
  missing: { answer: (route) => route.fulfill({ status: 404, body: '' }), says: /answered 404/ },
  'answered with an error': {
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    says: /answered 500/,
  },
  truncated: {
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"documentCo' }),
    says: /damaged/,
  },
  'HTML in place of JSON': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' }),
    says: /damaged/,
  },
  'of another version': {
    answer: (route) => route.fulfill({ json: { serializationVersion: 1, index: [] } }),
    says: /version 1, expected 2/,
  },
  'without its parts': {
    answer: (route) => route.fulfill({ json: { serializationVersion: 2 } }),
    says: /damaged/,
  },
  'out of reach, because the reader is offline': {
    answer: (route) => route.abort('internetdisconnected'),
    says: /offline/,
  },
};

test.describe('an index that is @once', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  for (const [index, [name, { answer, says }]] of Object.entries(failures).entries()) {
    const tag = variantTags(index, 1);
    test(
      `${name}: a message and a retry, and the page is unharmed`,
      { tag },
      async ({ page, context }) => {
        await context.route(files, answer);
        const { dialog, field, options } = await openSearch(page);
        await field.fill('quokka');
        await expect(dialog.locator('.Search-message')).toContainText(says);
        await context.unroute(files);
        await dialog.getByRole('button', { name: 'Try again' }).click();
        await expect(options).toHaveCount(16);
        await expect(field).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
  }
});

test.describe('an index out of reach @once', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('is fetched by itself when the network is back @long', async ({ page, context }) => {
    await context.route(files, (route) => route.abort('internetdisconnected'));
    const { dialog, field, options } = await openSearch(page);
    await field.fill('quokka');
    await expect(dialog.locator('.Search-message')).toContainText('offline');
    await context.unroute(files);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(options).toHaveCount(16);
  });
});

test.describe('when the code of search cannot be loaded @once', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test(
    'a message and a retry take its place, and nothing that was typed is lost',
    { tag: '@long' },
    async ({ page, context }) => {
      await context.route(/search-dialog/, (route) => route.abort('internetdisconnected'));
      await page.goto('guide/first');
      await page.keyboard.type('/second');
      const { dialog, field, options } = searchOf(page);
      const message = dialog.getByRole('alert');
      const retry = message.getByRole('button', { name: 'Try again' });
      await expect(message).toContainText('Search failed to load');
      await page.keyboard.press('Control+k');
      await expect(dialog).toBeHidden();
      // The browser restores the focus in the next frame.
      await settle(page);
      await page.keyboard.press('/');
      await expect(retry, 'there is one message, not one for each try').toHaveCount(1);
      await context.unroute(/search-dialog/);
      await retry.click();
      await expect(options.first()).toContainText('Second');
      await expect(message).toHaveCount(0);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('second');
      await expect(options.first()).toContainText('Second');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

for (const [name, query] of [
  ['10,000 characters', 'abcde fghi '.repeat(910)],
  ['HTML', '<img src=x onerror="throw 1"><b>bold</b>'],
  ['only punctuation', '!"§$%&/()=?*+~#;,:.-_<>|'],
  ['characters of regular expressions', '(?<=a[b-c]{2,}*\\$^|)'],
] as const) {
  const tag = ['@once', '@long'];
  test(`a query of ${name} is answered as text`, { tag }, async ({ page }) => {
    const { field, dialog, status, options } = await searchFor(page, 'quokka');
    await field.fill(query);
    // Typing has emptied it; its text now is about this query.
    await expect(status).toHaveText(/result/);
    await expect(dialog.locator('img, b')).toHaveCount(0);
    await field.fill('quokka');
    await expect(options).toHaveCount(16);
  });
}

test('HTML in q and in storage is shown as text @once', async ({ page }) => {
  const html = '<img src=x onerror="throw 1">zzzzqqqq';
  await page.addInitScript(
    (text) => localStorage.setItem('docs.recentSearches', JSON.stringify([text])),
    html,
  );
  await page.goto(`guide/first?q=${encodeURIComponent(html)}`);
  const { dialog, field } = searchOf(page);
  await expect(field).toHaveValue(html);
  await field.fill('');
  await expect(dialog.getByRole('button', { name: html })).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(0);
});

test.describe('without scripts @once', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that does nothing', async ({ page }) => {
    await page.goto('guide/first');
    await expect(page.locator('.SearchButton')).toBeHidden();
    await expect(page.locator('.Search')).toBeHidden();
  });
});
