import type { Locator, Page } from '@playwright/test';
import {
  expect,
  hold,
  hydrateAll,
  islandsChunk,
  settle,
  test,
  titleOf,
} from '../../helpers/test.ts';

const groupOf = (page: Page, name: string) => page.getByRole('tablist', { name, exact: true });
const tabOf = (group: Locator, name: string) => group.getByRole('tab', { name, exact: true });
const panelOf = (page: Page, text: string) => page.getByRole('tabpanel').filter({ hasText: text });

async function expectSelected(group: Locator, name: string): Promise<void> {
  await expect(tabOf(group, name)).toHaveAttribute('aria-selected', 'true');
  await expect(group.getByRole('tab', { selected: true })).toHaveCount(1);
}

test(
  'a click selects a tab and shows its panel, which is named by it',
  { tag: ['@any-base', '@spec-2-chrome', '@spec-4', '@ruling-29'] },
  async ({ page }) => {
    await page.goto('guide/tabs');
    const install = groupOf(page, 'Install');
    await expectSelected(install, 'npm');
    await expect(panelOf(page, 'npm install fixture')).toBeVisible();
    await tabOf(install, 'pnpm').click();
    await expectSelected(install, 'pnpm');
    await expect(panelOf(page, 'npm install fixture')).toBeHidden();
    const panel = panelOf(page, 'pnpm add fixture');
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAccessibleName('pnpm');
    await expect(panel).toContainText('With a word about pnpm.');
  },
);

test(
  'keys move and select, the list loops, one tab at a time is in the order of the Tab key',
  { tag: ['@once', '@spec-4'] },
  async ({ page }) => {
    await page.goto('guide/tabs');
    const install = groupOf(page, 'Install');
    await tabOf(install, 'npm').focus();
    for (const [key, name] of [
      ['ArrowRight', 'pnpm'],
      ['ArrowRight', 'yarn'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'yarn'],
      ['Home', 'npm'],
      ['End', 'yarn'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabOf(install, name)).toBeFocused();
      await expectSelected(install, name);
    }
    await page.keyboard.press('Shift+Home');
    await expect(tabOf(install, 'yarn')).toBeFocused();
    const run = groupOf(page, 'Run');
    await tabOf(run, 'yarn').focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expectSelected(run, 'yarn');
    }
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('group', { name: 'sh code' }).filter({ hasText: 'yarn start' }),
    ).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tabOf(run, 'yarn')).toBeFocused();
    // A panel takes the focus unless it begins with what does.
    const tabs = groupOf(page, 'System');
    await expect(panelOf(page, 'yarn add fixture')).not.toHaveAttribute('tabindex');
    await expect(panelOf(page, 'Text for macOS')).toHaveAttribute('tabindex', '0');
    await tabOf(tabs, 'Linux').click();
    await expectSelected(tabs, 'Linux');
    await page.keyboard.press('Tab');
    await expect(panelOf(page, 'begins this panel')).toBeFocused();
    // In a text from right to left the arrows follow the eye.
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await tabOf(install, 'yarn').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabOf(install, 'pnpm')).toBeFocused();
  },
);

test('tabs in tabs have a choice of their own @once', async ({ page }) => {
  await page.goto('guide/tabs');
  const [system, shell] = [groupOf(page, 'System'), groupOf(page, 'Shell')];
  await tabOf(shell, 'bash').click();
  await expectSelected(shell, 'bash');
  await expectSelected(system, 'macOS');
  await tabOf(system, 'Linux').click();
  await expect(shell).toBeHidden();
  await tabOf(system, 'macOS').click();
  await expectSelected(shell, 'bash');
  await expect(panelOf(page, 'Text for bash').last()).toBeVisible();
});

test(
  'tabs with the same labels follow, in any order, and the used one stays in its place',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('guide/tabs');
    const run = groupOf(page, 'Run');
    await run.scrollIntoViewIfNeeded();
    const before = (await run.boundingBox())!.y;
    await tabOf(run, 'pnpm').click();
    await expectSelected(groupOf(page, 'Install'), 'pnpm');
    await expectSelected(run, 'pnpm');
    await expect.poll(async () => Math.round((await run.boundingBox())!.y - before)).toBe(0);
    await expectSelected(groupOf(page, 'Shell'), 'zsh');
  },
);

test(
  'a choice is remembered on other pages and after a load, without React',
  { tag: '@once' },
  async ({ page }) => {
    const islands: string[] = [];
    await page.goto('guide/tabs');
    await tabOf(groupOf(page, 'Install'), 'yarn').click();
    await expectSelected(groupOf(page, 'Install'), 'yarn');
    await page.getByRole('main').getByRole('link', { name: 'more tabs', exact: true }).click();
    await expect(titleOf(page, 'More tabs')).toBeVisible();
    await expectSelected(groupOf(page, 'Remove'), 'yarn');
    page.on(
      'request',
      (request) => islandsChunk.test(request.url()) && islands.push(request.url()),
    );
    // A resting pointer touches an island when the page reloads.
    await page.mouse.move(2, 2);
    await page.reload();
    await expectSelected(groupOf(page, 'Remove'), 'yarn');
    await expect(panelOf(page, 'yarn remove fixture')).toBeVisible();
    await expect(panelOf(page, 'npm uninstall fixture')).toBeHidden();
    expect(islands).toEqual([]);
    const request = page.waitForRequest(islandsChunk);
    await tabOf(groupOf(page, 'Remove'), 'yarn').focus();
    await request;
    await settle(page);
    await expectSelected(groupOf(page, 'Remove'), 'yarn');
    await page.keyboard.press('Home');
    await expectSelected(groupOf(page, 'Remove'), 'npm');
  },
);

test('focus alone chooses nothing @once @long', async ({ page }) => {
  await page.goto('guide/tabs');
  await tabOf(groupOf(page, 'Install'), 'npm').focus();
  await hydrateAll(page);
  expect(await page.evaluate(() => localStorage.getItem('docs.tabs'))).toBeNull();
});

test('a stored value that is broken counts as none @once @long', async ({ page }) => {
  await page.goto('guide/more-tabs');
  const remove = groupOf(page, 'Remove');
  for (const value of ['{', '{"npm|pnpm|yarn":"bun"}', 'null', '[]', '7', '{"npm|pnpm|yarn":7}']) {
    await page.evaluate((text) => localStorage.setItem('docs.tabs', text), value);
    await page.reload();
    await settle(page);
    await expectSelected(remove, 'npm');
    await tabOf(remove, 'yarn').click();
    await expectSelected(remove, 'yarn');
  }
});

test('a storage that throws is ignored @once @spec-4 @long', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new Error('blocked');
    };
  });
  await page.goto('guide/tabs');
  await tabOf(groupOf(page, 'Install'), 'yarn').click();
  await expectSelected(groupOf(page, 'Install'), 'yarn');
  await expectSelected(groupOf(page, 'Run'), 'yarn');
});

test.describe('before React has arrived @any-base', () => {
  let arrive: () => Promise<void>;
  test.beforeEach(async ({ page }) => {
    arrive = await hold(page, islandsChunk);
  });

  test('a click counts when it has @once', async ({ page }) => {
    await page.goto('guide/tabs');
    await tabOf(groupOf(page, 'Install'), 'yarn').click();
    await expectSelected(groupOf(page, 'Install'), 'npm');
    await arrive();
    await expectSelected(groupOf(page, 'Install'), 'yarn');
    await expectSelected(groupOf(page, 'Run'), 'yarn');
  });

  test('an arrow key counts when it has @once @long', async ({ page }) => {
    await page.goto('guide/tabs');
    await tabOf(groupOf(page, 'Install'), 'npm').press('ArrowRight');
    await arrive();
    await expectSelected(groupOf(page, 'Install'), 'pnpm');
    await expect(tabOf(groupOf(page, 'Install'), 'pnpm')).toBeFocused();
  });

  test('the code of a panel is copied all the same @once @long', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('guide/more-tabs');
    await panelOf(page, 'npm uninstall').getByRole('button', { name: 'Copy code' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('npm uninstall fixture');
    await arrive();
  });
});

/** Every panel with its label, as readers see them without tabs. */
async function expectAllPanels(page: Page): Promise<void> {
  await expect(page.getByRole('tab').first()).toBeHidden();
  for (const text of [
    'npm install fixture',
    'pnpm add fixture',
    'yarn add fixture',
    'Text for bash',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  for (const label of ['npm', 'only.ts', 'Linux', 'bash'])
    await expect(
      page.getByRole('paragraph').getByText(label, { exact: true }).first(),
    ).toBeVisible();
}

test.describe('with scripts off @any-base', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown, each with its label @once', async ({ page }) => {
    await page.goto('guide/tabs');
    await expectAllPanels(page);
  });
});

test('in print all panels are shown, each with its label @once @long', async ({ page }) => {
  await page.goto('guide/tabs');
  await page.emulateMedia({ media: 'print' });
  await expectAllPanels(page);
});

test.describe('at 320 px @any-base', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('no page is wider than the screen @once @long', async ({ page }) => {
    for (const path of ['guide/tabs', 'guide/blocks', 'blog']) {
      await page.goto(path);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, path).toBe(clientWidth);
    }
  });
});
