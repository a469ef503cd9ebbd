import { expect, settle, test, titleOf } from '../../helpers/test.ts';

test('with text selected the keys change the selection @once', async ({ page }) => {
  await page.goto('guide/first');
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h1')!));
  await page.keyboard.press('Shift+ArrowRight');
  await settle(page);
  await expect(titleOf(page, 'First')).toBeVisible();
});

test('either Shift key counts @once @ruling-17 @long', async ({ page }) => {
  await page.goto('guide/first');
  await page.keyboard.down('ShiftRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('ShiftRight');
  await expect(titleOf(page, 'Second')).toBeVisible();
});

test(
  'the keys are left alone in fields, in editable elements, in dialogs and with other modifiers',
  { tag: ['@once', '@ruling-17'] },
  async ({ page }) => {
    await page.goto('guide/islands');
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.evaluate(() => {
      const editable = document.createElement('p');
      Object.assign(editable, { id: 'editable', contentEditable: 'true', textContent: 'text' });
      const dialog = document.createElement('dialog');
      Object.assign(dialog, { id: 'dialog', textContent: 'open' });
      document.querySelector('main')!.append(editable, dialog);
      editable.focus();
    });
    await page.keyboard.press('Shift+ArrowLeft');
    await page.evaluate(() => {
      document.getElementById('editable')!.blur();
      document.querySelector<HTMLDialogElement>('#dialog')!.showModal();
    });
    await page.keyboard.press('Shift+ArrowLeft');
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#dialog')!.close());
    for (const modifier of ['Control', 'Meta'])
      await page.keyboard.press(`${modifier}+Shift+ArrowLeft`);
    await settle(page);
    await expect(page).toHaveURL(/guide\/islands$/);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(titleOf(page, 'Second')).toBeVisible();
  },
);
