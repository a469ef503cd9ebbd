import type { Page } from '@playwright/test';
import { expect, test, titleOf } from '../../helpers/test.ts';

/** Checks every way in which a page may set styles. */
async function expectStyled(page: Page): Promise<void> {
  const own = page.getByText('Its own color');
  await expect(own).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(own.getByText('another')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(page.locator(':root')).toHaveCSS('--content-width', '40rem');
}

test(
  'what a page says of its look counts however the reader comes to it',
  { tag: '@any-base' },
  async ({ page }) => {
    await page.goto('guide/styled');
    await expectStyled(page);
    await page.getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect(page.locator(':root')).not.toHaveCSS('--content-width', '40rem');
    await page.goBack();
    await expect(titleOf(page, 'Styled')).toBeVisible();
    await expectStyled(page);
  },
);

test(
  'a component changes and removes the styles it was served with',
  { tag: '@any-base' },
  async ({ page }) => {
    await page.goto('guide/styled');
    const swatch = page.getByRole('button', { name: 'Swatch' });
    await expect(swatch).toHaveCSS('width', '320px');
    await swatch.click();
    await expect(swatch).toHaveCSS('color', 'rgb(7, 8, 9)');
    await expect(swatch).not.toHaveCSS('width', '320px');
  },
);
