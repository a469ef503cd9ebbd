import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong on the page, as one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Not a script element: the site's policy allows none but its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};0`);
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    // One that is cut short is over as well.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // WCAG 2.2 AA target sizes, which axe leaves out unless asked.
    const { violations: found } = await runner.run({
      // What a sample shows in its frame is the sample's.
      iframes: false,
      rules: { 'target-size': { enabled: true } },
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
