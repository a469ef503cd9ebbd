import type { Page } from '@playwright/test';
import { served, writeSite } from '../../helpers/own-site.ts';
import { variantTags } from '../../helpers/tags.ts';
import { expect, sidebarOf, test, titleOf } from '../../helpers/test.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs.theme'));
const html = (page: Page) => page.locator('html');
const toggleOf = (page: Page) => page.getByRole('button', { name: 'Dark theme' });

for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
  test.describe(`on a ${scheme} system`, { tag: ['@any-base', ...variantTags(index, 1)] }, () => {
    test.use({ colorScheme: scheme });
    const other = scheme === 'dark' ? 'light' : 'dark';

    test(
      'a reader sees the system’s theme until a choice, which is seen, stored, and outlasts navigation and load',
      { tag: ['@once', '@spec-2-chrome', '@spec-4', '@spec-9', '@ruling-8'] },
      async ({ page }) => {
        await page.goto('guide/first');
        await expect(toggleOf(page)).toHaveAttribute('aria-pressed', String(scheme === 'dark'));
        const look = () =>
          html(page).evaluate((root) => ({
            isDark: root.classList.contains('dark'),
            background: getComputedStyle(root).backgroundColor,
          }));
        await expect.poll(async () => (await look()).isDark).toBe(scheme === 'dark');
        expect(await stored(page)).toBeNull();
        const { background } = await look();
        await toggleOf(page).click();
        await expect.poll(() => stored(page)).toBe(other);
        await expect.poll(async () => (await look()).background).not.toBe(background);
        await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
        await expect(titleOf(page, 'Second')).toBeVisible();
        await expect(toggleOf(page)).toHaveAttribute('aria-pressed', String(other === 'dark'));
        await page.reload();
        await expect(toggleOf(page)).toHaveAttribute('aria-pressed', String(other === 'dark'));
      },
    );

    test(
      'the page follows the system live until the reader chooses',
      { tag: ['@once', '@ruling-8'] },
      async ({ page }) => {
        await page.goto('guide/first');
        await page.emulateMedia({ colorScheme: other });
        await expect(toggleOf(page)).toHaveAttribute('aria-pressed', String(other === 'dark'));
        await toggleOf(page).click();
        await expect(toggleOf(page)).toHaveAttribute('aria-pressed', String(scheme === 'dark'));
        await page.emulateMedia({ colorScheme: scheme });
        await page.emulateMedia({ colorScheme: other });
        await expect(toggleOf(page)).toHaveAttribute('aria-pressed', String(scheme === 'dark'));
      },
    );
  });
}

for (const [index, theme] of (['dark', 'light'] as const).entries()) {
  test(
    `a stored ${theme} theme is there before anything is painted`,
    { tag: ['@once', '@spec-4', '@ruling-8', ...variantTags(index, 1)] },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((value) => localStorage.setItem('docs.theme', value), theme);
      // All external scripts are blocked: the document alone sets the theme.
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'script' ? undefined : route.continue(),
      );
      await page.goto('guide/first', { waitUntil: 'commit' });
      await expect(titleOf(page, 'First')).toBeVisible();
      const background = () =>
        html(page).evaluate((root) => getComputedStyle(root).backgroundColor);
      // Nothing is painted before the style sheet has loaded.
      await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
      const seen = await html(page).evaluate((root) => ({
        isDark: root.classList.contains('dark'),
        background: getComputedStyle(root).backgroundColor,
      }));
      expect(seen.isDark).toBe(theme === 'dark');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      await expect(toggleOf(page)).toHaveAttribute('aria-pressed', String(theme === 'dark'));
      await expect.poll(background).toBe(seen.background);
    },
  );
}

test('a stored value that is no theme counts as none @once @ruling-8 @long', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('docs.theme', '"light"'));
  await page.goto('guide/first');
  await expect(toggleOf(page)).toHaveAttribute('aria-pressed', 'true');
});

test('another tab follows the choice @once @long', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('guide/second');
  await page.goto('guide/first');
  await toggleOf(page).click();
  await expect(toggleOf(other)).toHaveAttribute('aria-pressed', 'true');
  await toggleOf(page).click();
  await expect(toggleOf(other)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('with a forced scheme @once', () => {
  const address = served((project) =>
    writeSite(`forced-scheme-${project}`, {
      'docs.config.ts': `export default {
        title: 'Dark',
        theme: { colorScheme: 'dark', forced: true },
        sidebar: [{ text: 'Home', link: '/' }, { text: 'Next', link: '/next' }],
      };`,
      'pages/index.mdx': '# Home\n\n<button data-action="toggle-theme">Own</button>\n',
      'pages/next.md': '# Next\n',
    }),
  );

  test('the page keeps it, whatever the reader stored, the system prefers or a button asks', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('docs.theme', 'light'));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address());
    await expect(html(page)).toHaveClass('dark');
    await expect(toggleOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Own' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await sidebarOf(page).getByRole('link', { name: 'Next' }).click();
    await expect(titleOf(page, 'Next')).toBeVisible();
    await expect(html(page)).toHaveClass('dark');
    expect(await stored(page)).toBe('light');
  });
});
