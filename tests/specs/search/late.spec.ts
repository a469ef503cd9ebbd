import type { Page } from '@playwright/test';
import { expect, hold, settle, test } from '../../helpers/test.ts';
import { searchFor, searchOf } from '../../helpers/search-dialog.ts';

/* Late results never move the result that the reader is about to choose (ruling 35). */

/** A query whose words are in titles and texts of different sections. */
const query = 'quokka 3';

/** Opens search on a page whose index comes when `arrive` is called, and types the query. */
async function searchLate(page: Page) {
  const arrive = await hold(page, /search-index\.json/);
  await page.goto('guide/first');
  await page.keyboard.type(`/${query}`);
  return { ...searchOf(page), arrive };
}

/** The pathname and fragment of a result's address. */
const targetOf = (href: string | null) =>
  new RegExp(`${href!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

test.describe('an index that is late @once @ruling-35', () => {
  test('says that it is on its way, and answers once @long', async ({ page }) => {
    await page.addInitScript(() => {
      const counted = Object.assign(window, { lists: 0 });
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver((changes) => {
          const isList = ({ target }: MutationRecord) =>
            (target as Element).matches('[role="listbox"]');
          if (changes.some(isList)) counted.lists++;
        }).observe(document.querySelector('dialog.Search')!, { childList: true, subtree: true }),
      );
    });
    const { dialog, options, status, arrive } = await searchLate(page);
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expect(status).toHaveText('Loading the search index …');
    await expect(options).toHaveCount(0);
    await arrive();
    await expect(options.locator('.Search-excerpt').first()).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as { lists?: number }).lists!)).toBe(1);
  });

  test('keeps what is under the pointer, and a click opens it @long', async ({ page }) => {
    const { options, selected, arrive } = await searchLate(page);
    await arrive();
    await options.first().hover();
    const href = await options.first().getAttribute('href');
    await expect(options.locator('.Search-excerpt').first(), 'the whole answer').toBeVisible();
    await expect(selected).toHaveAttribute('href', href!);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(targetOf(href));
  });

  test('keeps what keys have selected, also before it came', async ({ page }) => {
    const { options, selected, arrive } = await searchLate(page);
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await arrive();
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    const href = await selected.getAttribute('href');
    await expect(options.locator('.Search-excerpt').first(), 'the whole answer').toBeVisible();
    await expect(selected).toHaveAttribute('href', href!);
    await page.keyboard.press('ArrowUp');
    const above = await options.nth(1).getAttribute('href');
    await expect(selected).toHaveAttribute('href', above!);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(targetOf(above));
  });
});

test.describe('a worker that is late, as on a busy machine @once @ruling-35', () => {
  /** Delays queries to the worker until the returned function is called. */
  async function holdQueries(page: Page): Promise<() => Promise<void>> {
    await page.evaluate(() => Object.assign(window, { held: [] }));
    return () =>
      page.evaluate(() => {
        const { held } = window as { held?: (() => void)[] };
        Object.assign(window, { held: undefined });
        for (const send of held ?? []) send();
      });
  }

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, ...message: [never]) {
        const { held } = window as { held?: (() => void)[] };
        const send = () => postMessage.apply(this, message);
        if (held) held.push(send);
        else send();
      };
    }),
  );

  test('former results cannot be chosen meanwhile, and it is said @long', async ({ page }) => {
    const { dialog, field, options, status } = await searchFor(page, 'quokka');
    const release = await holdQueries(page);
    await field.fill('second');
    await expect(status).toHaveText('Searching …');
    const list = dialog.getByRole('listbox');
    await expect(list, 'nothing can be chosen').toHaveJSProperty('inert', true);
    const box = (await page.locator('.Search-result').nth(1).boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await expect(field).toHaveValue('second');
    await release();
    await expect(options.first()).toContainText('Second');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('progressbar')).toBeHidden();
    await settle(page);
    await options.first().click();
    await expect(page).toHaveURL(/guide\/second$/);
  });

  test('keys act on its results @long', async ({ page }) => {
    const { field, options } = await searchFor(page, 'second');
    const release = await holdQueries(page);
    await field.fill('quokka');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    await release();
    await expect(options).toHaveCount(16);
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});
