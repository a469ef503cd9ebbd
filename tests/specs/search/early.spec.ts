import type { Page } from '@playwright/test';
import { expect, hold, test, titleOf } from '../../helpers/test.ts';
import { queryOf, searchOf, stored } from '../../helpers/search-dialog.ts';

/* Keys between the hotkey and the load of the code of search. */

/** Opens the dialog while its code is delayed until the returned function is called. */
async function openEarly(page: Page) {
  const release = await hold(page, /search-dialog/);
  await page.goto('guide/first');
  await page.keyboard.press('/');
  await expect(searchOf(page).field).toBeFocused();
  return { ...searchOf(page), release };
}

test('Enter goes to the first result when it comes @once', async ({ page, base }) => {
  const { dialog, release } = await openEarly(page);
  await page.keyboard.type('second');
  await page.keyboard.press('Enter');
  await release();
  await expect(titleOf(page, 'Second')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${base}/guide/second$`));
});

test('arrows choose among the results when they come @once @long', async ({ page }) => {
  const { options, release } = await openEarly(page);
  await page.keyboard.type('quokka');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await release();
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('typing on takes back an Enter before it @once @long', async ({ page }) => {
  const { dialog, field, options, release } = await openEarly(page);
  await page.keyboard.type('seco');
  await page.keyboard.press('Enter');
  await page.keyboard.type('nd');
  await release();
  await expect(options.first()).toContainText('Second');
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('second');
});

test('Ctrl+Backspace resets what was typed before it @once @long', async ({ page }) => {
  const { field, options, release } = await openEarly(page);
  await page.keyboard.type('two words');
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.type('second');
  await release();
  await expect(options.first()).toContainText('Second');
  await expect(field).toHaveValue('second');
});

test('Escape closes, and what was typed is kept @once @long', async ({ page }) => {
  const { dialog, release } = await openEarly(page);
  await page.keyboard.type('second');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await release();
  await expect.poll(() => stored(page, 'session', 'filterText')).toBe('second');
  expect(queryOf(page)).toBeNull();
  await expect(titleOf(page, 'First')).toBeVisible();
});

test(
  'keys pressed while results are on their way act on these, not on those shown',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    const release = await hold(context, /search-index\.json/);
    await page.goto('guide/first');
    await page.keyboard.type('/quokka');
    const { dialog, options } = searchOf(page);
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await release();
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  },
);

test('the buttons act once, on clicks before the code has come @once', async ({ page }) => {
  const { dialog, field, options, release } = await openEarly(page);
  await page.keyboard.type('wrong');
  const details = dialog.getByRole('button', { name: 'Detail view' });
  await details.click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.type('quokka');
  await release();
  await expect(options).toHaveCount(16);
  await expect(field).toHaveValue('quokka');
  await expect(field).toBeFocused();
  await expect(details).toHaveAttribute('aria-pressed', 'false');
  await details.click();
  await expect(details).toHaveAttribute('aria-pressed', 'true');
  await expect(options.locator('.Search-excerpt')).toHaveCount(16);
});
