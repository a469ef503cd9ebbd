import type { Browser } from '@playwright/test';

/**
 * Launches a browser, once more if it crashed before it could open a page, which says nothing about
 * the site: Debian's Chromium 150 has ended with a segmentation fault there (November 2026). The
 * crash is printed.
 *
 * @param launch Starts the browser, such as `() => chromium.launch()`.
 * @throws The error of the second launch; without a second one, any error that is not such a crash.
 */
export async function launchAgain(launch: () => Promise<Browser>): Promise<Browser> {
  try {
    return await launch();
  } catch (error) {
    if (!/browser has been closed/.test(String(error))) throw error;
    console.error(`The browser crashed at its start and is launched again: ${String(error)}`);
    return launch();
  }
}
