import type { Page } from '@playwright/test';
import { expect, settle, test } from '../../helpers/test.ts';
import { openSearch, searchOf } from '../../helpers/search-dialog.ts';

test('opens with the slash key @once @spec-2-search', async ({ page }) => {
  const { dialog } = await openSearch(page);
  await expect(dialog).toBeVisible();
});

test(
  'does not open with the slash key in what takes text',
  { tag: ['@once', '@spec-2-search'] },
  async ({ page }) => {
    await page.goto('guide/islands');
    const field = page.getByLabel('Name');
    await field.focus();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    for (const name of ['textarea', 'select', 'div contenteditable']) {
      await page.evaluate((tag) => {
        const [element = '', attribute] = tag.split(' ');
        const made = document.createElement(element);
        if (attribute) made.setAttribute(attribute, '');
        document.querySelector('main')!.prepend(made);
        made.focus();
      }, name);
      await page.keyboard.press('/');
      await expect(searchOf(page).dialog, name).toBeHidden();
    }
    await field.focus();
    await page.keyboard.press('Control+k');
    await expect(searchOf(page).dialog, 'Ctrl+K opens it from there too').toBeVisible();
  },
);

test('opens with the slash key while text is selected @once @long', async ({ page }) => {
  await page.goto('guide/first');
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h1')!));
  await page.keyboard.press('/');
  await expect(searchOf(page).dialog).toBeVisible();
});

test(
  'opens with the slash key from fields that take no text, whose arrow keys stay their own',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('guide/first');
    const { dialog } = searchOf(page);
    for (const type of ['range', 'checkbox', 'radio', 'color', 'file', 'submit', 'text', 'date']) {
      await page.evaluate((name) => {
        const field = document.createElement('input');
        Object.assign(field, { type: name, value: '' });
        document.querySelector('main')!.prepend(field);
        field.focus();
      }, type);
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('/');
      const isText = type === 'text' || type === 'date';
      await expect(dialog, type).toBeVisible({ visible: !isText });
      if (!isText) await page.keyboard.press('Escape');
      await expect(dialog, type).toBeHidden();
    }
    await expect(page).toHaveURL(/guide\/first$/);
  },
);

test('does not open with the slash key and a modifier @once @ruling-22 @long', async ({ page }) => {
  await page.goto('guide/first');
  for (const modifier of ['Control', 'Alt', 'Meta']) await page.keyboard.press(`${modifier}+/`);
  await expect(searchOf(page).dialog).toBeHidden();
});

test('Control+K and Meta+K toggle it @once @spec-2-search @spec-4 @ruling-22', async ({ page }) => {
  await page.goto('guide/first');
  const { dialog } = searchOf(page);
  for (const modifier of ['Control', 'Meta']) {
    await page.keyboard.press(`${modifier}+k`);
    await expect(dialog, modifier).toBeVisible();
    await page.keyboard.press(`${modifier}+k`);
    await expect(dialog, modifier).toBeHidden();
  }
});

test(
  'Ctrl+K opens it with Caps Lock on, and once however long it is held',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('guide/first');
    await page.evaluate(() => {
      for (const repeat of [false, true, true, true])
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'K', ctrlKey: true, repeat, bubbles: true }),
        );
    });
    await expect(searchOf(page).dialog).toBeVisible();
  },
);

/** Presses a key of another keyboard layout; `code` is its position on the keyboard. */
function pressOn(
  page: Page,
  init: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): Promise<void> {
  return page.evaluate((options) => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options }),
    );
  }, init);
}

test('the same keys of other layouts open it @once @ruling-22', async ({ page }) => {
  await page.goto('guide/first');
  for (const [name, init] of [
    ['Ctrl+K on a Cyrillic layout', { key: 'л', code: 'KeyK', ctrlKey: true }],
    ['Cmd+K on a Hebrew layout', { key: 'ל', code: 'KeyK', metaKey: true }],
    ['Ctrl+K on Dvorak', { key: 'k', code: 'KeyV', ctrlKey: true }],
    ['the key of the slash on a Cyrillic layout', { key: '.', code: 'Slash' }],
    ['the key of the slash on an Arabic layout', { key: 'ظ', code: 'Slash' }],
    ['the slash of a German layout', { key: '/', code: 'Digit7', shiftKey: true }],
  ] as const) {
    await pressOn(page, init);
    await expect(searchOf(page).dialog, name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchOf(page).dialog, name).toBeHidden();
  }
});

test(
  'other keys that are there on a Latin layout do not open it',
  { tag: ['@once', '@ruling-22', '@long'] },
  async ({ page }) => {
    await page.goto('guide/first');
    await pressOn(page, { key: 't', code: 'KeyK', ctrlKey: true });
    await pressOn(page, { key: '-', code: 'Slash' });
    await pressOn(page, { key: ',', code: 'Slash', shiftKey: true });
    await pressOn(page, { key: '.', code: 'Period' });
    await settle(page);
    await expect(searchOf(page).dialog).toBeHidden();
  },
);
