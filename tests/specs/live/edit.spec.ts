import { expect, type Page } from '@playwright/test';
import { stopClock, test } from '../../helpers/test.ts';

test.beforeEach(({ page }) => page.goto('guide/live'));

const stageOf = (page: Page) => page.frameLocator('iframe[title="Result of Greeting.tsx"]');

test(
  'an edit is rendered while it is typed, survives a reload, and is reset',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
    const stage = stageOf(page);
    await expect(stage.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Greeting.tsx' }).click();
    const field = page.getByRole('textbox', { name: 'Code of Greeting.tsx' });
    await expect(field).toBeFocused();
    const original = await field.inputValue();
    await field.fill(original.replace('Hello', 'Good day'));
    await expect(stage.getByRole('heading', { name: 'Good day Ada' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
    await expect(stage.getByRole('heading', { name: 'Good day Ada' })).toBeVisible();
    await page.getByRole('button', { name: 'Reset Greeting.tsx' }).click();
    await expect(stage.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    await expect(field).toHaveCount(0);
  },
);

test('the last input before a reload is stored @once @long', async ({ page }) => {
  await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
  await page.getByRole('button', { name: 'Edit Greeting.tsx' }).click();
  const field = page.getByRole('textbox', { name: 'Code of Greeting.tsx' });
  await expect(field).toBeFocused();
  const original = await field.inputValue();
  await stopClock(page);
  await field.fill(original.replace('Hello', 'Good day'));
  await page.reload();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
  await expect(stageOf(page).getByRole('heading', { name: 'Good day Ada' })).toBeVisible();
});
