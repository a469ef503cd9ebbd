import { expect, type Page } from '@playwright/test';
import { test } from '../../helpers/test.ts';

/* Errors of samples, as readers and their screen readers get them. */

test.use({
  // Firefox tells its driver no more of a logged error than `Error`.
  allowedMessages:
    /from line 2|No greeting|logged|^Error$|The import|ResizeObserver loop|Failed to (load|fetch)|dynamically imported/,
});

const statusOf = (page: Page) => page.locator('.Live-status');

test('a sample that fails announces its line, and logs it @once', async ({ page }) => {
  await page.goto('guide/live-attacks');
  await page.getByRole('button', { name: 'Run error.js' }).click();
  await expect(statusOf(page)).toHaveRole('status');
  await expect(statusOf(page)).toHaveText('Line 2: from line 2');
  await expect(page.getByRole('log')).toContainText('Line 2: from line 2');
});

test(
  'an error of running code is at its line, and one without a line is announced',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('guide/live');
    await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
    await page.getByRole('button', { name: 'Edit Greeting.tsx' }).click();
    const field = page.getByRole('textbox', { name: 'Code of Greeting.tsx' });
    await field.fill("const a = 1;\nthrow new Error('No greeting');\nexport default () => a;");
    await expect(statusOf(page)).toHaveText('Line 2: No greeting');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.Live-error').first()).toContainText('Error: No greeting');
    // React logs what a component throws, once for each attempt to render it.
    const code = (effect: string) => `const a = 1;\n\n${effect}\nexport default () => a;`;
    await field.fill(code("for (const i of [1, 2]) console.error(new Error('logged'));"));
    await expect(statusOf(page)).toHaveText('Line 3: logged');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('log').getByText('logged')).toHaveCount(1);
    // It is mended when the code has run, not when it compiles.
    await field.fill(code("console.error(new Error('logged again'));"));
    await expect(statusOf(page)).toHaveText('Line 3: logged again');
    await field.fill(code(''));
    await expect(statusOf(page)).toHaveText('No mistake is left');
    await field.fill("import a from 'nowhere';\nexport default () => a;");
    await expect(statusOf(page)).toContainText('The import "nowhere"');
  },
);

test('Run of code that does not compile starts nothing @once @long', async ({ page }) => {
  await page.goto('guide/live');
  const run = page.getByRole('button', { name: 'Run Greeting.tsx' });
  const stop = page.getByRole('button', { name: 'Stop Greeting.tsx' });
  await run.click();
  // A run that has just begun would announce itself after the error.
  await expect(statusOf(page)).toHaveText('Greeting.tsx is running');
  await page.getByRole('button', { name: 'Edit Greeting.tsx' }).click();
  const field = page.getByRole('textbox', { name: 'Code of Greeting.tsx' });
  await field.fill('const a = 1;\nconst b = ;');
  await expect(statusOf(page)).toHaveText(/^Line 2: Unexpected token/);
  await stop.click();
  await expect(statusOf(page)).toHaveText('Greeting.tsx has stopped');
  await run.click();
  await expect(statusOf(page)).toHaveText(/^Line 2: Unexpected token/);
  await expect(run).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
  // The same with the edit that the tab has stored.
  await page.reload();
  await run.click();
  await expect(statusOf(page)).toHaveText(/^Line 2: Unexpected token/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.Live-error').first()).toContainText('Error: Unexpected token');
  await expect(run).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
  await field.fill("export default () => 'mended';");
  await expect(statusOf(page)).toHaveText('No mistake is left');
  await run.click();
  await expect(page.frameLocator('iframe').getByText('mended')).toBeVisible();
});

test(
  'an editor that cannot be loaded is announced, and loads with the page',
  { tag: ['@once', '@built', '@long'] },
  async ({ page }) => {
    await page.goto('guide/live');
    await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
    await expect(statusOf(page)).toHaveText('Greeting.tsx is running');
    const editor = '**/edit-sample*';
    await page.route(editor, (route) => route.abort());
    const edit = page.getByRole('button', { name: 'Edit Greeting.tsx' });
    await edit.click();
    await expect(statusOf(page)).toHaveText(
      'The editor could not be loaded: reload the page to try again',
    );
    await expect(edit).toBeFocused();
    await page.unroute(editor);
    // Browsers remember a failed import until the page is loaded again.
    await page.reload();
    await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
    await edit.click();
    await expect(page.getByRole('textbox', { name: 'Code of Greeting.tsx' })).toBeFocused();
  },
);

test('a sample that resizes itself has no error @once @long', async ({ page }) => {
  await page.goto('guide/live');
  await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
  await page.getByRole('button', { name: 'Edit Greeting.tsx' }).click();
  const field = page.getByRole('textbox', { name: 'Code of Greeting.tsx' });
  await field.fill(`const box = document.body.appendChild(document.createElement('p'));
addEventListener('error', ({ message }) => console.log('heard ' + message));
new ResizeObserver(() => {
  if (box.offsetHeight < 90) box.style.height = box.offsetHeight + 20 + 'px';
}).observe(box);
export default () => 'resized';`);
  const log = page.getByRole('log');
  await expect(log).toContainText('heard ResizeObserver loop');
  await expect(log.locator('[data-level="error"]')).toHaveCount(0);
  await expect(statusOf(page)).not.toContainText('ResizeObserver');
});
