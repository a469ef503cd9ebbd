import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe-core reports of a page, one per line. */
export async function violations(page: Page): Promise<string[]> {
  // Not a script element: the site's policy allows only its own scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};0`);
  return page.evaluate(async () => {
    // A canceled animation counts as finished.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // WCAG 2.2 AA target sizes, which axe omits by default.
    const { violations: found } = await window.axe.run({
      // The content of a live sample's frame belongs to the sample.
      iframes: false,
      rules: { 'target-size': { enabled: true } },
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
