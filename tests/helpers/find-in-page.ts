import type { Page } from '@playwright/test';

/** Follows a link with a text fragment, which the browser searches in the page. */
export async function find(page: Page, text: string): Promise<void> {
  await page.evaluate((fragment) => {
    const link = document.createElement('a');
    link.href = `#:~:text=${encodeURIComponent(fragment)}`;
    link.textContent = 'Find';
    document.querySelector('h1')!.append(link);
  }, text);
  await page.getByRole('link', { name: 'Find', exact: true }).click();
}
