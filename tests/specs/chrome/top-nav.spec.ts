import type { Page } from '@playwright/test';
import {
  expect,
  expectWithinWidth,
  hold,
  islandsChunk,
  test,
  titleOf,
} from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

const mainOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const more = (page: Page) => page.getByRole('button', { name: 'More' });
const extra = (page: Page) => page.getByRole('button', { name: 'Extra' });
const panelLink = (page: Page) =>
  mainOf(page).getByRole('link', { name: 'Reference', exact: true });

test(
  'each item is a plain link, a dropdown with sub-links, or a custom element',
  { tag: ['@spec-2-top-navigation', '@spec-3-configuration', '@ruling-31'] },
  async ({ page }) => {
    await page.goto('guide/first');
    const nav = mainOf(page);
    await expect(nav.getByRole('link', { name: 'Guide' })).toHaveAttribute(
      'href',
      /\/guide\/first$/,
    );
    await expect(nav.getByRole('link', { name: 'Outside' })).toHaveAttribute(
      'href',
      'https://www.outside.example',
    );
    await expect(nav.locator('strong.Version')).toHaveText('v1.2');
    await expect(panelLink(page)).toBeHidden();
    await more(page).click();
    await expect(panelLink(page)).toBeVisible();
    await extra(page).click();
    await expect(nav.locator('em')).toHaveText('Custom');
  },
);

test(
  'the title links home; the active item is highlighted from the current path, and so is its sub-link',
  { tag: ['@any-server', '@spec-2-top-navigation', '@ruling-10'] },
  async ({ page, base }) => {
    await page.goto('guide/minimal');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Fixture' })).toHaveAttribute(
      'href',
      `${base}/`,
    );
    await page.goto('reference/second');
    await expect(extra(page)).toHaveAttribute('aria-current', 'true');
    await expect(more(page)).not.toHaveAttribute('aria-current');
    await extra(page).click();
    const link = mainOf(page).locator('a', { hasText: 'Second reference' });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await more(page).click();
    await panelLink(page).click();
    await expect(titleOf(page, 'First reference')).toBeVisible();
    await expect(more(page)).toHaveAttribute('aria-current', 'true');
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(extra(page)).not.toHaveAttribute('aria-current');
    await expect(link).not.toHaveAttribute('aria-current');
  },
);

test(
  'keys move in the menu; Escape, focus and a press elsewhere close it, and Escape gives the focus back',
  { tag: ['@once', '@ruling-11'] },
  async ({ page }) => {
    await page.goto('guide/first');
    const elsewhere = mainOf(page).getByRole('link', { name: 'Elsewhere' });
    await more(page).focus();
    for (const [key, focused] of [
      ['ArrowDown', panelLink(page)],
      ['ArrowDown', elsewhere],
      ['ArrowDown', elsewhere],
      ['Home', panelLink(page)],
      ['End', elsewhere],
      ['ArrowUp', panelLink(page)],
      ['ArrowUp', more(page)],
      ['Tab', panelLink(page)],
      ['Escape', more(page)],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toBeFocused();
    }
    await expect(panelLink(page)).toBeHidden();
    await more(page).click();
    await expect(panelLink(page)).toBeVisible();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await expect(panelLink(page)).toBeHidden();
    await more(page).click();
    await expect(panelLink(page)).toBeVisible();
    await titleOf(page, 'First').click();
    await expect(panelLink(page)).toBeHidden();
    // A menu that the pointer has opened, wherever the focus is.
    await more(page).hover();
    await expect(panelLink(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelLink(page)).toBeHidden();
    await expect(more(page)).not.toBeFocused();
  },
);

test('Escape closes a menu as soon as it is shown @once @ruling-11', async ({ page }) => {
  await page.goto('guide/first');
  // The key is pressed in the task that opens the menu: no reader can be faster.
  const pressed = more(page).evaluate(
    (button) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
          );
          resolve();
        }).observe(button, { attributeFilter: ['aria-expanded'] });
      }),
  );
  await more(page).hover();
  await pressed;
  await expect(panelLink(page)).toBeHidden();
});

test(
  'a menu clicked before React has arrived opens exactly once',
  { tag: ['@once', '@spec-2-chrome'] },
  async ({ page }) => {
    const arrive = await hold(page, islandsChunk);
    await page.goto('guide/first');
    await more(page).click();
    await arrive();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panelLink(page)).toBeVisible();
  },
);

for (const [index, width] of [390, 1079].entries()) {
  test.describe(`on a small screen of ${width} px`, { tag: variantTags(index, 1) }, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'the top nav becomes a popover menu with accordion groups, socials and theme toggle',
      { tag: ['@once', '@spec-2-top-navigation', '@ruling-8'] },
      async ({ page }) => {
        await page.goto('guide/first');
        await expect(mainOf(page)).toBeHidden();
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(mainOf(page)).toBeVisible();
        await more(page).click();
        await expect(panelLink(page)).toBeVisible();
        await extra(page).click();
        // A group of an accordion stays open: nothing shifts below the finger.
        await expect(panelLink(page)).toBeVisible();
        await expect(page.getByRole('link', { name: 'GitHub' })).toBeVisible();
        await page.getByRole('button', { name: 'Dark theme' }).click();
        await expect(page.locator('html')).toContainClass('dark');
        await expect(mainOf(page)).toBeVisible();
        await expectWithinWidth(page.locator('#docs-menu'), width);
        await panelLink(page).click();
        await expect(titleOf(page, 'First reference')).toBeVisible();
        await expect(mainOf(page)).toBeHidden();
      },
    );

    test('Escape and a press elsewhere close the menu @once @long', async ({ page }) => {
      await page.goto('guide/first');
      const button = page.getByRole('button', { name: 'Menu' });
      await button.click();
      await page.keyboard.press('Escape');
      await expect(mainOf(page)).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(mainOf(page)).toBeVisible();
      await page.mouse.click(10, 700);
      await expect(mainOf(page)).toBeHidden();
    });
  });
}
