import { expect, type Page } from '@playwright/test';
import { violations } from '../../helpers/axe.ts';
import { test } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

test.use({ allowedMessages: /^clicked \d/ });

test.beforeEach(({ page }) => page.goto('guide/live'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stageOf = (page: Page) => page.frameLocator('iframe[title="Result of Greeting.tsx"]');
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Code of Greeting.tsx' });

async function run(page: Page): Promise<void> {
  await button(page, 'Run Greeting.tsx').press('Enter');
  await expect(stageOf(page).getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Panel' })).toBeVisible();
}

test('Tab leads from Run through stage and panel out of the sample @once', async ({ page }) => {
  await run(page);
  const inside = stageOf(page).getByRole('button');
  await expect(button(page, 'Stop Greeting.tsx')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Edit Greeting.tsx')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inside).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name')).toBeFocused();
  for (const name of ['Twice', 'Phone', 'Low']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const block = page.locator('figure').first();
  await expect(block.locator(':focus')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
});

test(
  'Escape leads back to the button of the sample, and Enter ends it',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await run(page);
    await stageOf(page).getByRole('button').focus();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Stop Greeting.tsx')).toBeFocused();
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Stop Greeting.tsx')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Run Greeting.tsx')).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test('the keys of the field indent, undo, and leave it @once', async ({ page }) => {
  await run(page);
  await button(page, 'Edit Greeting.tsx').click();
  const field = fieldOf(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Tab leaves the code. Ctrl+] and Ctrl+[ indent.');
  const original = await field.inputValue();
  const lines = original.split('\n');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+]');
  await expect(field).toHaveValue(`  ${original}`);
  await page.keyboard.press('Control+[');
  await expect(field).toHaveValue(original);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(`  ${original}`);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(original);
  // A new line begins as the one before it.
  await field.evaluate(
    (area: HTMLTextAreaElement, at) => area.setSelectionRange(at, at),
    `${lines.slice(0, 14).join('\n')}`.length,
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  const indent = /^ */.exec(lines[13]!)![0];
  expect((await field.inputValue()).split('\n')[14]).toBe(`${indent}x`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Stop Greeting.tsx')).toBeFocused();
});

test(
  'a mistake is at its line, is announced, and goes when it is mended',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await run(page);
    await button(page, 'Edit Greeting.tsx').click();
    const field = fieldOf(page);
    const original = await field.inputValue();
    await field.fill(original.replace('useState(0)', 'useState('));
    const status = page.locator('.Live-status');
    await expect(status).toHaveText(/^Line \d+: Unexpected token/);
    await expect(status).toHaveRole('status');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.Live-error').first()).toContainText('Error: Unexpected token');
    // What runs stays.
    await expect(stageOf(page).getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    await field.fill(original.replace('Hello', 'Bonjour'));
    await expect(stageOf(page).getByRole('heading', { name: 'Bonjour Ada' })).toBeVisible();
    await expect(status).toHaveText('No mistake is left');
    await expect(page.getByText('Error: Unexpected token')).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
);

// In Firefox the driver loses a page that holds a sandboxed frame while axe looks at it.
for (const [index, colorScheme] of (['light', 'dark'] as const).entries())
  test(
    `axe finds nothing in any state: ${colorScheme}`,
    { tag: ['@not-firefox', '@once', ...variantTags(index, 1), '@long'] },
    async ({ page }) => {
      if (colorScheme === 'dark') await page.getByRole('button', { name: 'Dark theme' }).click();
      expect(await violations(page)).toEqual([]);
      await run(page);
      await stageOf(page).getByRole('button').click();
      const log = page.getByRole('log', { name: 'Console of Greeting.tsx' });
      await expect(log).toHaveText('clicked 1');
      expect(await violations(page)).toEqual([]);
      await button(page, 'Edit Greeting.tsx').click();
      await expect(fieldOf(page)).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await fieldOf(page).fill('const a = ;');
      await expect(fieldOf(page)).toHaveAttribute('aria-invalid', 'true');
      expect(await violations(page)).toEqual([]);
      await button(page, 'Stop Greeting.tsx').click();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    },
  );
