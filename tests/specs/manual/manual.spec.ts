import { join } from 'node:path';
import { sidebar } from '../../../manual/sidebar.ts';
import { violations } from '../../helpers/axe.ts';
import { served } from '../../helpers/own-site.ts';
import { testsFolder } from '../../helpers/servers.ts';
import { expect, test } from '../../helpers/test.ts';

/* The pages of the manual: one of them, or with `MANUAL_PAGES=all` each. */

const isWhole = process.env.MANUAL_PAGES === 'all';
const all = ['/', ...sidebar.flatMap(({ items }) => items.map(({ link }) => link))];
const pages = isWhole ? all : ['/write/blocks'];
const widths = [390, 1100];
const themes = ['light', 'dark'] as const;

const address = served(() => join(testsFolder, '../manual'));

// During a transition a color has neither contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of pages) {
  test(
    `the manual’s ${path} fits phones and windows, is accessible in both themes, and is silent`,
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          await page.goto(address() + path);
          const html = expect(page.locator('html'));
          await (colorScheme === 'dark' ? html : html.not).toContainClass('dark');
          const appearance = `${width} px, ${colorScheme}`;
          const content = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(content, appearance).toBeLessThanOrEqual(width);
          expect(await violations(page), appearance).toEqual([]);
        }
      }
    },
  );
}
