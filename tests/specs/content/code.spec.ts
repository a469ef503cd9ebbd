import type { Locator, Page } from '@playwright/test';
import { expect, expectWithinWidth, stopClock, test } from '../../helpers/test.ts';

const blockOf = (page: Page, name: string): Locator =>
  page.getByRole('figure').filter({ has: page.getByRole('group', { name }) });
const popoverOf = (page: Page) => page.getByRole('tooltip');

/** The clipboard's text after a click on the copy button. */
async function copied(page: Page, block: Locator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.locator('#docs-announcer')).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test.beforeEach(({ page }) => page.goto('guide/code'));

test(
  'notations mark lines and are not in the text, included code comes from its region, inline code is highlighted',
  { tag: ['@any-server', '@spec-2-chrome'] },
  async ({ page }) => {
    const block = blockOf(page, 'marks.ts');
    await expect(block.locator('pre')).not.toContainText('!code');
    await expect(block.getByRole('insertion')).toHaveText('const added = 2;\n');
    await expect(block.getByRole('deletion')).toHaveText('const removed = 3;\n');
    await expect(block.locator('mark.Line')).toHaveText('const first = 1;\n');
    await expect(block.locator('[data-mark~=error]')).toHaveText('failing(added);\n');
    await expect(block.locator('.Code-word')).toHaveText(['word', 'word']);
    const numbers = await block
      .locator('.Line')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-n')));
    expect(numbers).toEqual(['1', '2', '3', '4', '5']);
    await expect(blockOf(page, 'use.ts').locator('.Code-note')).toHaveText([
      /^ +const doubled: number\n$/,
      "Error: Type 'number' is not assignable to type 'string'.\n",
    ]);
    const included = page.getByRole('figure').filter({ hasText: 'export function read' });
    await expect(included.locator('pre')).toHaveText(
      'export function read(size: Size): number {\n  return size.width;\n}',
    );
    const inline = page.getByRole('main').locator('p code').first();
    await expect(inline).toHaveText("const inline: string = 'x'");
    await expect(inline.locator('.t-keyword')).toHaveText('const');
  },
);

test(
  'code is copied as its author wrote it: no notation, no removed line, no type',
  { tag: ['@once', '@spec-2-chrome'] },
  async ({ page }) => {
    expect(await copied(page, blockOf(page, 'marks.ts'))).toBe(
      "const first = 1;\nconst added = 2;\nfailing(added);\nconst word = 'word';",
    );
    await page.reload();
    expect(await copied(page, blockOf(page, 'use.ts'))).toBe(
      'const size: Size = { width: 2 };\nconst doubled = size.width * 2;\nconst text: string = doubled;',
    );
  },
);

test(
  'the copy button is reached by keyboard, and says "Copied" for a second',
  { tag: ['@once', '@spec-4', '@spec-9'] },
  async ({ page }) => {
    await page.clock.install();
    await stopClock(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const block = blockOf(page, 'marks.ts');
    await block.getByRole('group').focus();
    await page.keyboard.press('Tab');
    const button = block.getByRole('button', { name: 'Copy code' });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('data-copied', '');
    await page.clock.runFor(999);
    await expect(button).toHaveAttribute('data-copied', '');
    await page.clock.runFor(1);
    await expect(button).not.toHaveAttribute('data-copied');
  },
);

test('the copy button shows that copying has failed @once @long', async ({ page }) => {
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, { writeText: refuse });
  });
  await page.clock.install();
  await stopClock(page);
  const block = blockOf(page, 'marks.ts');
  const button = block.getByRole('button', { name: 'Copy code' });
  const shown = () => button.evaluate((it) => getComputedStyle(it, '::before').content);
  await block.hover();
  await button.click();
  await expect.poll(shown).toBe('"Copying failed"');
  await page.clock.runFor(1000);
  await expect(page.locator('#docs-announcer')).toHaveText('Copying failed');
  expect(await shown()).toBe('"Copy"');
});

test(
  'the pointer on an identifier shows its type, which can be reached and goes with Escape',
  { tag: ['@spec-2-chrome', '@ruling-29', '@any-base'] },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/types-/.test(request.url())) fetched.push(request.url());
    });
    const token = blockOf(page, 'use.ts').getByText('size', { exact: true }).first();
    await token.hover();
    await expect(popoverOf(page)).toHaveText('const size: Size');
    await expect(token).toHaveAccessibleDescription(/const size: Size/);
    await popoverOf(page).hover();
    await expect(popoverOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popoverOf(page)).toBeHidden();
    await expect(token).not.toHaveAccessibleDescription(/./);
    await blockOf(page, 'size.ts; arrow keys show types')
      .getByText('Size', { exact: true })
      .hover();
    await expect(popoverOf(page)).toContainText('A size in pixels.');
    await page.mouse.move(2, 2);
    await expect(popoverOf(page)).toBeHidden();
    expect(fetched).toHaveLength(1);
  },
);

test(
  'arrow keys lead from one identifier to the next; the block is one tab stop',
  { tag: '@once' },
  async ({ page }) => {
    const block = blockOf(page, 'use.ts');
    await block.getByRole('group').focus();
    await page.keyboard.press('ArrowRight');
    await expect(popoverOf(page)).toHaveText('const size: Size');
    await expect(page.locator('#docs-announcer')).toHaveText('const size: Size');
    await page.keyboard.press('End');
    await expect(popoverOf(page)).toHaveText('const doubled: number');
    await page.keyboard.press('Home');
    await expect(popoverOf(page)).toHaveText('const size: Size');
    await page.keyboard.press('Escape');
    await expect(popoverOf(page)).toBeHidden();
    await expect(block.getByRole('group')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(block.getByRole('button', { name: 'Copy code' })).toBeFocused();
  },
);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test(
    'a tap shows the type, which stays, within the window; a tap elsewhere hides it',
    { tag: '@once' },
    async ({ page }) => {
      await page.clock.install();
      await stopClock(page);
      for (const name of ['size', 'doubled']) {
        await blockOf(page, 'use.ts').getByText(name, { exact: true }).first().tap();
        await expect(popoverOf(page)).toContainText(`const ${name}: `);
        // It stays open when the finger is lifted.
        await page.clock.runFor(1000);
        await expect(popoverOf(page)).toBeVisible();
      }
      await expectWithinWidth(popoverOf(page), 390);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(popoverOf(page)).toBeHidden();
    },
  );

  test('a long line scrolls inside of its block, not the page @once @long', async ({ page }) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const long = page.getByRole('group', { name: 'text code' });
    expect(await long.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await long.focus();
    await expect(long).toBeFocused();
  });
});

test.describe('when the types cannot be fetched', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('the popover says so, and the next touch tries again @once @long', async ({ page }) => {
    await page.route('**/types-*.json', (route) => route.fulfill({ status: 500 }));
    const token = blockOf(page, 'use.ts').getByText('size', { exact: true }).first();
    await token.hover();
    await expect(popoverOf(page)).toHaveText('The types could not be loaded.');
    await page.mouse.move(2, 2);
    await expect(popoverOf(page)).toBeHidden();
    await page.unroute('**/types-*.json');
    await token.hover();
    await expect(popoverOf(page)).toHaveText('const size: Size');
  });
});
