import type { Browser, Locator, Page } from '@playwright/test';

/** The measured content page, and the target of the link in its sidebar. */
export const contentPage = '/guides/queues-002';
export const nextPage = '/guides/queues-003';
/** The screen of a laptop. */
export const viewport = { width: 1440, height: 900 };
/** The time for which a page is left idle after its last request, in ms. */
const idleMs = 1500;
/** The time after which the key for search is pressed again, in ms. */
const keyMs = 5000;

/** The steps of a search, as CSS selectors and Playwright keys. */
export interface SearchSteps {
  /** The key that opens search. */
  key: string;
  /** The field. */
  field: string;
  /** A visible result, in order. */
  result: string;
  /** The result's link. Default: `result` itself. */
  link?: string;
  /** The button beside results that shows excerpts, now and for later queries, if they have none without it. */
  excerpts?: string;
  /** A page that lists results with their addresses, if the results in the dialog have none. */
  page?: { path: string; field: string; link: string };
}

/** Of this engine. */
export const ownSearch: SearchSteps = {
  key: '/',
  field: '.Search-input',
  result: '.Search-results [role="option"]',
};

/** Opens the content page as a reader with an empty cache does. */
export async function open(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await page.goto(`${origin}${contentPage}`, { waitUntil: 'load' });
  return page;
}

/** Waits until a page is idle. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idleMs);
}

/** The link to the next page, in the sidebar. */
export function nextLink(page: Page) {
  return page.locator(`a[href^="${nextPage}"]:visible`).first();
}

/** Opens search on a page; resolves with its field. */
export async function openSearch(page: Page, search: SearchSteps): Promise<Locator> {
  const field = page.locator(search.field).first();
  await page.keyboard.press(search.key);
  try {
    await field.waitFor({ timeout: keyMs });
  } catch {
    // The page did not listen to the key yet.
    await page.keyboard.press(search.key);
    await field.waitFor();
  }
  return field;
}

/** Opens search on a page and types; resolves with the first visible result. */
export async function searchFor(page: Page, query: string, search: SearchSteps): Promise<void> {
  const field = await openSearch(page, search);
  await field.focus();
  await page.keyboard.insertText(query);
  await page.locator(search.result).first().waitFor({ timeout: 20_000 });
}
