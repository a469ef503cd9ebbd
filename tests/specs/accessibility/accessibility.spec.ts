import type { Page } from '@playwright/test';
import { violations } from '../../helpers/axe.ts';
import { expect, settle, test } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

// During a transition a color has neither contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

/** Changes the system's theme, and waits until the page has followed. */
async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const html = expect(page.locator('html'));
  await (colorScheme === 'dark' ? html : html.not).toContainClass('dark');
}

/** The ways to open something above the page, on small and on large screens. */
const opened: Record<'small' | 'large', Record<string, (page: Page) => Promise<void>>> = {
  small: {
    sidebar: press('Pages'),
    outline: press('On this page'),
    async menu(page) {
      await press('Menu')(page);
      await press('More')(page);
      await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
    },
  },
  large: {
    async dropdown(page) {
      await press('More')(page);
      await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
    },
  },
};

const paths = [
  '',
  'guide/first',
  'guide/blocks',
  'guide/tabs',
  'guide/code',
  'blog',
  'guide/islands',
  'guide/minimal',
  'guide/switches',
  'deep/both',
  'deep/titles',
];

const widths = [390, 768, 1440];

/** Every width, and both themes for small and for large windows. */
const appearances = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** The violations that axe finds in every appearance, without a reload of the page. */
async function violationsEverywhere(page: Page): Promise<string[]> {
  const found = [];
  for (const { width, colorScheme } of appearances) {
    await page.setViewportSize({ width, height: 800 });
    await setTheme(page, colorScheme);
    await settle(page);
    const lines = await violations(page);
    found.push(...lines.map((line) => `${width} px, ${colorScheme}: ${line}`));
  }
  return found;
}

for (const [index, path] of paths.entries()) {
  test(
    `axe finds nothing wrong on /${path}, at any width, in either theme`,
    { tag: ['@once', ...variantTags(index, 2)] },
    async ({ page }) => {
      await page.goto(path);
      expect(await violationsEverywhere(page)).toEqual([]);
    },
  );
}

test.describe('on an unknown path @once', () => {
  test.use({ allowedMessages: /Failed to load resource.*404/ });

  test('axe finds nothing wrong, at any width, in either theme', async ({ page }) => {
    await page.goto('nowhere');
    expect(await violationsEverywhere(page)).toEqual([]);
  });
});

for (const width of widths) {
  // With the dropdown open Firefox 153 mostly crashes while axe reads styles: a null pointer in its
  // own library.
  test.describe(
    `at ${width} px`,
    { tag: width < 1080 ? '@once' : ['@once', '@not-firefox'] },
    () => {
      test.use({ viewport: { width, height: 800 } });
      for (const [what, open] of Object.entries(opened[width < 1080 ? 'small' : 'large'])) {
        // The layout of 768 px equals the layout of 390 px, but wider.
        const tag = variantTags(width === 768 ? 1 : 0, 1);
        test(
          `axe finds nothing wrong with the ${what} open, in either theme`,
          { tag },
          async ({ page }) => {
            await page.goto('guide/first');
            await open(page);
            for (const colorScheme of ['light', 'dark'] as const) {
              await setTheme(page, colorScheme);
              expect(await violations(page)).toEqual([]);
            }
          },
        );
      }
    },
  );
}
