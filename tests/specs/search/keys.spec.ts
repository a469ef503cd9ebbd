import { expect, test, titleOf } from '../../helpers/test.ts';
import { openSearch, searchFor, searchOf } from '../../helpers/search-dialog.ts';
import { variantTags } from '../../helpers/tags.ts';

test(
  'the first result is selected, the arrows move the selection and wrap at both ends, and hints say the keys',
  { tag: ['@once', '@spec-2-search', '@spec-4', '@ruling-22'] },
  async ({ page }) => {
    const { dialog, field, options, selected } = await openSearch(page);
    const hints = dialog.locator('.Search-hints > span');
    await expect(hints).toHaveText([/↑↓ Navigate/, /↵ Select/, /esc Close/, /Ctrl⌫ Reset/]);
    await expect(options).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await field.fill('quokka');
    await expect(options).toHaveCount(16);
    await expect(selected).toHaveCount(1);
    const isSelected = (index: number) =>
      expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    await isSelected(0);
    await page.keyboard.press('ArrowDown');
    await isSelected(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await isSelected(15);
    await expect(options.nth(15)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await isSelected(0);
    const id = await options.nth(0).getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', id!);
  },
);

test(
  'mouse movement switches off keyboard mode, and hovering a result then selects it',
  { tag: ['@once', '@spec-4', '@long'] },
  async ({ page }) => {
    const { options } = await searchFor(page, 'quokka');
    const box = (await options.nth(2).boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    // Results that scroll under a resting mouse do not change the selection of the keyboard.
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowDown');
    await expect(options.nth(11)).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(box.x + 24, box.y + 24);
    await expect(options.nth(11)).toHaveAttribute('aria-selected', 'false');
  },
);

test(
  'Enter navigates to the selected result and closes the dialog',
  { tag: ['@once', '@spec-2-search', '@spec-4'] },
  async ({ page, base }) => {
    const { dialog } = await searchFor(page, 'second');
    await page.keyboard.press('Enter');
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(`${base}/guide/second`);
    expect(new URL(page.url()).search).toBe('');
  },
);

test('Enter before the results have come waits for them @once @long', async ({ page }) => {
  const { dialog } = await openSearch(page);
  await expect(dialog.getByText('Navigate')).toBeVisible();
  await page.keyboard.type('second');
  await page.keyboard.press('Enter');
  await expect(titleOf(page, 'Second')).toBeVisible();
});

test('a click navigates in place @once @spec-2-search', async ({ page }) => {
  const { options } = await searchFor(page, 'second');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await options.first().click();
  await expect(titleOf(page, 'Second')).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

for (const [index, [name, choose]] of (
  [
    ['Ctrl+Enter', (page: import('@playwright/test').Page) => page.keyboard.press('Control+Enter')],
    [
      'Ctrl+click',
      (page: import('@playwright/test').Page) =>
        searchOf(page)
          .options.first()
          .click({ modifiers: ['Control'] }),
    ],
    [
      'a middle click',
      (page: import('@playwright/test').Page) =>
        searchOf(page).options.first().click({ button: 'middle' }),
    ],
  ] as const
).entries()) {
  test(
    `${name} opens the result beside, and the dialog stays open`,
    { tag: ['@once', '@spec-2-search', ...variantTags(index, 1)] },
    async ({ page, context }) => {
      const { dialog } = await searchFor(page, 'second');
      const opened = context.waitForEvent('page');
      await choose(page);
      const other = await opened;
      await expect(titleOf(other, 'Second')).toBeVisible();
      await expect(dialog).toBeVisible();
    },
  );
}

test('Escape closes @once @long @spec-4', async ({ page }) => {
  const { dialog } = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const [index, modifier] of ['Control', 'Meta'].entries()) {
  test(
    `${modifier}+Backspace resets, as does the reset button`,
    { tag: ['@once', '@spec-2-search', '@ruling-22', ...variantTags(index, 1)] },
    async ({ page }) => {
      const { field, options, dialog } = await searchFor(page, 'quokka');
      await page.keyboard.press(`${modifier}+Backspace`);
      await expect(field).toHaveValue('');
      await expect(options).toHaveCount(0);
      await field.fill('quokka');
      await expect(options).toHaveCount(16);
      await dialog.getByRole('button', { name: 'Reset' }).click();
      await expect(field).toHaveValue('');
      await expect(options).toHaveCount(0);
      await expect(field).toBeFocused();
    },
  );
}

test(
  'on a Mac the hints show its command key',
  { tag: ['@once', '@spec-2-search', '@ruling-22', '@long'] },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }),
    );
    const { dialog } = await openSearch(page);
    await expect(dialog.locator('.Search-hints')).toContainText('⌘⌫ Reset');
  },
);

test('going back in history closes it @once', async ({ page }) => {
  await page.goto('guide/second');
  await page.getByRole('main').getByRole('link', { name: 'first', exact: true }).click();
  await expect(titleOf(page, 'First')).toBeVisible();
  await page.keyboard.press('/');
  const { dialog, options, field } = searchOf(page);
  await field.fill('quokka');
  await expect(options).toHaveCount(16);
  await page.goBack();
  await expect(titleOf(page, 'Second')).toBeVisible();
  await expect(dialog).toBeHidden();
});
