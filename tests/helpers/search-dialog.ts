import { expect, type Locator, type Page } from '@playwright/test';

/** The parts of the search dialog, by their accessible names. */
export function searchOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search' }),
    options: dialog.getByRole('option'),
    selected: dialog.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
    button: page.getByRole('button', { name: 'Search', exact: true }),
  };
}

/** Opens a page, and the dialog with its key; waits for its code. */
export async function openSearch(page: Page, path = 'guide/first') {
  await page.goto(path);
  await page.keyboard.press('/');
  const search = searchOf(page);
  await expect(search.field).toBeFocused();
  // The field precedes the code, which adds this attribute.
  await expect(search.field).toHaveAttribute('aria-controls', /./);
  return search;
}

/** Opens the dialog and searches; waits for the answer. */
export async function searchFor(page: Page, query: string, path?: string) {
  const search = await openSearch(page, path);
  await search.field.fill(query);
  await expect(search.status).toHaveText(/result/);
  return search;
}

/** The breadcrumb of a result, as a reader sees it. */
export async function crumbs(option: Locator): Promise<string> {
  const parts = await option.locator('.Search-crumb, .Search-title').allTextContents();
  return parts.join(' › ');
}

/** The value of a key in browser storage. */
export function stored(page: Page, kind: 'local' | 'session', key: string): Promise<unknown> {
  return page.evaluate(
    ([where, name]) => {
      const text = (where === 'local' ? localStorage : sessionStorage).getItem(name!);
      return text === null ? null : (JSON.parse(text) as unknown);
    },
    [kind, key],
  );
}

/** The `q` of the page's address. */
export function queryOf(page: Page): string | null {
  return new URL(page.url()).searchParams.get('q');
}
