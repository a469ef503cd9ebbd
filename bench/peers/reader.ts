import type { Browser, Page } from '@playwright/test';
import type { SearchSteps } from './engine.ts';

/** The content page that is looked at, and the page that its sidebar leads to. */
export const contentPage = '/guides/queues-002';
export const nextPage = '/guides/queues-003';
/** The screen of a laptop. */
export const viewport = { width: 1440, height: 900 };
/** How long a page is left alone after its last request, for what it does when it is idle. ms. */
const idleMs = 1500;
/** How long a page may take to open search before the key is pressed again. ms. */
const keyMs = 5000;

/** Opens the content page as a reader with an empty cache does. */
export async function open(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await page.goto(`${origin}${contentPage}`, { waitUntil: 'load' });
  return page;
}

/** Waits until a page does nothing of its own any more. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idleMs);
}

/** The link to the next page that a reader sees first: the sidebar's. */
export function nextLink(page: Page) {
  return page.locator(`a[href^="${nextPage}"]:visible`).first();
}

/** Opens search on a page and types; resolves when the first result is shown. */
export async function searchFor(page: Page, query: string, search: SearchSteps): Promise<void> {
  const field = page.locator(search.field).first();
  await page.keyboard.press(search.key);
  try {
    await field.waitFor({ timeout: keyMs });
  } catch {
    // The key came before the page listened to it.
    await page.keyboard.press(search.key);
    await field.waitFor();
  }
  await field.focus();
  await page.keyboard.insertText(query);
  await page.locator(search.result).first().waitFor({ timeout: 20_000 });
}
