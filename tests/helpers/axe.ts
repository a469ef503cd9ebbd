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

/** What axe-core reports of a page: the ids of the rules that passed, and the violations, one per line. */
export async function runAxe(page: Page): Promise<{ passed: string[]; failed: string[] }> {
  // Not a script element: the site's policy allows only its own scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};0`);
  return page.evaluate(async () => {
    // A canceled animation counts as finished.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // WCAG 2.2 AA target sizes, which axe omits by default.
    const { passes, violations: found } = await window.axe.run({
      // The content of a live sample's frame belongs to the sample.
      iframes: false,
      rules: { 'target-size': { enabled: true } },
    });
    const failed = found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    return { passed: passes.map(({ id }) => id), failed };
  });
}

/** The violations alone. */
export async function violations(page: Page): Promise<string[]> {
  return (await runAxe(page)).failed;
}
