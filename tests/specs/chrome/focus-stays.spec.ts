import { expect, scrollTop, settle, test } from '../../helpers/test.ts';

/** The sticky elements at the top of the window, by the window's width. */
const staying = {
  390: ['.Curtain-button'],
  1280: ['.Header-nav a', '.SearchButton', '.ThemeToggle', '.Sidebar-back'],
};

for (const [width, controls] of Object.entries(staying)) {
  test.describe(`at ${width} px @once`, () => {
    test.use({ viewport: { width: Number(width), height: 700 } });

    test('the page stays where it is when what stays at its top takes the focus', async ({
      page,
    }) => {
      await page.goto('guide/long');
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(() => scrollTop(page)).toBe(900);
      for (const selector of controls) {
        const control = page.locator(`${selector}:visible`).last();
        await control.focus();
        await expect(control).toBeFocused();
        await settle(page);
        expect(await scrollTop(page), selector).toBe(900);
      }
    });
  });
}

test('the page stays where it is when a menu takes the focus @once', async ({ page }) => {
  await page.goto('guide/long');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('button', { name: 'More' }).focus();
  for (const [key, name] of [
    ['ArrowDown', 'Reference'],
    ['ArrowDown', 'Elsewhere'],
    ['ArrowUp', 'Reference'],
  ] as const) {
    await page.keyboard.press(key);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    await expect(link).toBeFocused();
    await settle(page);
    expect(await scrollTop(page), name).toBe(900);
  }
});
