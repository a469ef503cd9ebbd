import type { Page } from '@playwright/test';
import {
  expect,
  follow,
  isMarked,
  markDocument,
  settle,
  test,
  titleOf,
} from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

test.use({ allowedMessages: /Failed to load resource.*404/ });

/** A page of each layout, a page of the blog, and the page for unknown paths; by title. */
const pages: Record<string, string> = {
  First: 'guide/first',
  Minimal: 'guide/minimal',
  'Home of the fixture': '',
  Shelter: 'guide/api',
  Blog: 'blog',
  'Page Not Found': 'nowhere',
};
const addressed = Object.entries(pages).filter(([, path]) => path !== 'nowhere');

/**
 * The elements of the head that describe the page: all except styles, scripts and their preloads.
 */
async function headOf(page: Page): Promise<string[]> {
  const elements = await page.evaluate(() =>
    [...document.head.children]
      .filter(
        (it) => !it.matches('style, script:not([type*="json"]), [rel*="style"], [rel*="load"]'),
      )
      .map((it) => it.outerHTML),
  );
  return elements.toSorted();
}

for (const [index, [from, start]] of Object.entries(pages).entries()) {
  test(
    `a page that is navigated to from "${from}" has the head of the page loaded directly`,
    { tag: ['@once', '@ruling-5', '@ruling-30', ...variantTags(index, 1)] },
    async ({ page, base }) => {
      test.slow();
      const direct: Record<string, string[]> = {};
      for (const [title, path] of Object.entries(pages)) {
        await page.goto(path);
        await expect(titleOf(page, title)).toBeVisible();
        direct[title] = await headOf(page);
      }
      for (const [title, path] of addressed.filter(([other]) => other !== from)) {
        await page.goto(start);
        await markDocument(page);
        await follow(page, `${base}/${path}`);
        await expect(titleOf(page, title)).toBeVisible();
        expect(await isMarked(page), 'in the same document').toBe(true);
        expect(await headOf(page), `${from} to ${title}`).toEqual(direct[title]);
        await page.goBack();
        await expect(titleOf(page, from)).toBeVisible();
        await settle(page);
        expect(await headOf(page), `back to ${from}`).toEqual(direct[from]);
      }
    },
  );
}
