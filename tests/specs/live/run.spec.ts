import { expect } from '@playwright/test';
import { test } from '../../helpers/test.ts';

test.beforeEach(({ page }) => page.goto('guide/live'));

test('a sample runs, speaks with its panel, and ends', async ({ page }) => {
  const run = page.getByRole('button', { name: 'Run Greeting.tsx' });
  await run.click();
  const stage = page.frameLocator('iframe[title="Result of Greeting.tsx"]');
  await expect(stage.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  const panel = page.getByRole('form', { name: 'Panel' });
  await panel.getByLabel('Name').fill('Grace');
  await expect(stage.getByRole('heading', { name: 'Hello Grace' })).toBeVisible();
  await panel.getByRole('button', { name: 'Twice' }).click();
  await expect(panel.getByRole('status', { name: 'Twice' })).toHaveText('42');
  await page.getByRole('button', { name: 'Stop Greeting.tsx' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(run).toBeFocused();
});
