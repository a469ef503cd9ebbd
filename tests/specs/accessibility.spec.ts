import { createRequire } from 'node:module';
import { expect, test } from './test.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe-core finds wrong on the page, as one line each. */
async function violations(page: import('@playwright/test').Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    const { violations: found } = await runner.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`at ${width} px in the ${colorScheme} theme`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      for (const path of [
        '',
        'guide/first',
        'guide/islands',
        'guide/minimal',
        'guide/switches',
        'guide/blocks',
        'guide/tabs',
        'blog',
      ]) {
        test(`axe finds nothing wrong on /${path}`, async ({ page }) => {
          await page.goto(path);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}
