import { expect, test, titleOf } from '../../helpers/test.ts';
import { searchFor } from '../../helpers/search-dialog.ts';

/** The texts that are highlighted on the page. */
function highlighted(page: import('@playwright/test').Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('docs-search') ?? [])].map((range) => (range as Range).toString()),
  );
}

/** Texts without duplicates. */
async function unique(texts: Promise<string[]>): Promise<string[]> {
  return [...new Set(await texts)];
}

test(
  'what was searched for is highlighted on the page arrived at, until it is dismissed',
  { tag: ['@any-base', '@any-server'] },
  async ({ page }) => {
    await searchFor(page, 'learn size');
    await page.keyboard.press('Enter');
    await expect(titleOf(page, 'Symbols')).toBeVisible();
    await expect.poll(() => highlighted(page)).toEqual(expect.arrayContaining(['learn', 'size']));
    // The arrival ends with the focus; the page's date appears with it.
    await expect(page.getByRole('heading', { name: 'useViewport' })).toBeFocused();
    const before = await page.locator('main').innerHTML();
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(page.getByRole('button', { name: 'Clear highlights' })).toBeInViewport();
    await page.getByRole('button', { name: 'Clear highlights' }).click();
    expect(await highlighted(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Clear highlights' })).toBeHidden();
    expect(await page.locator('main').innerHTML(), 'the document is untouched').toBe(before);
  },
);

test('Escape dismisses the highlights, and so does the next page @once', async ({ page }) => {
  await searchFor(page, 'Kookaburra');
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Clear highlights' });
  await expect(button).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeHidden();
  expect(await highlighted(page)).toEqual([]);
});

test(
  'a result on the page that is shown is highlighted too',
  { tag: ['@once', '@long'] },
  async ({ page, base }) => {
    await searchFor(page, 'learn size useViewport', 'search/symbols');
    await page.keyboard.press('Enter');
    await expect.poll(() => highlighted(page)).toContain('size');
    await expect(page).toHaveURL(new RegExp(`${base}/search/symbols#useviewport$`));
  },
);

test(
  'a symbol is highlighted as it was searched for: as a whole, or the part of it',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const { field, options } = await searchFor(page, 'useViewport', 'search/symbols');
    await page.keyboard.press('Enter');
    await expect.poll(() => unique(highlighted(page))).toEqual(['useViewport']);
    await page.keyboard.press('/');
    await field.fill('viewport');
    await expect(options.first().locator('.Search-title mark')).toHaveText('Viewport');
    await page.keyboard.press('Enter');
    await expect.poll(() => unique(highlighted(page))).toEqual(['Viewport']);
  },
);

test('a result opened beside points at its text @once @long', async ({ page, context }) => {
  const { options } = await searchFor(page, 'learn size');
  const opened = context.waitForEvent('page');
  await options.first().click({ button: 'middle' });
  await expect(options.first()).toHaveAttribute('href', /#useviewport:~:text=/);
  await expect(titleOf(await opened, 'Symbols')).toBeVisible();
});

// Firefox does not expose the text fragment of an address to scripts.
test.describe('a result whose page cannot be shown in place @built @not-firefox', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('is loaded as a document and points at its text @any-base', async ({ page }) => {
    await page.route(/_page\/search\/symbols\.json/, (route) => route.fulfill({ status: 404 }));
    await searchFor(page, 'learn size');
    await page.keyboard.press('Enter');
    await expect(titleOf(page, 'Symbols')).toBeVisible();
    const address = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name);
    await expect.poll(address).toMatch(/#useviewport:~:text=learn&text=size/);
    await expect(page, 'what is shared is the section').toHaveURL(/#useviewport$/);
  });
});
