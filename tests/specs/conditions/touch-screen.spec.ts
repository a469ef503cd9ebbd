import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/test.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

/** The blocks whose button covers any of their text, at either end of their scroll range. */
const covered = (page: Page) =>
  page.locator('.Code').evaluateAll((blocks) =>
    blocks
      .filter((block) => {
        const pre = block.querySelector('pre')!;
        const button = block.querySelector('button')!.getBoundingClientRect();
        const range = document.createRange();
        const isUnder = ({ left, right, top, bottom }: DOMRect) =>
          left < button.right && right > button.left && top < button.bottom && bottom > button.top;
        return [0, pre.scrollWidth].some((left) => {
          pre.scrollLeft = left;
          const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode);
            if ([...range.getClientRects()].some(isUnder)) return true;
          }
          return false;
        });
      })
      .map((block) => block.textContent),
  );

test('the copy button shows, and covers no code @once @not-firefox', async ({ page }) => {
  for (const path of ['guide/code', 'guide/api', 'guide/tabs']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Copy code' }).first()).toHaveCSS('opacity', '1');
    expect(await covered(page), path).toEqual([]);
  }
});

test('the buttons of the header are 44 px large @once @not-firefox', async ({ page }) => {
  await page.goto('guide/first');
  for (const name of ['Search', 'Menu'])
    expect(await page.getByRole('button', { name }).boundingBox()).toMatchObject({
      width: 44,
      height: 44,
    });
});

test(
  'code that leaves room for the copy button is next to it',
  { tag: ['@once', '@not-firefox'] },
  async ({ page }) => {
    await page.goto('guide/blocks');
    const block = page.getByRole('figure').filter({ hasText: 'npm install fixture' });
    const code = (await block.getByText('npm').boundingBox())!;
    const button = (await block.getByRole('button').boundingBox())!;
    expect(code.y).toBeLessThan(button.y + button.height);
  },
);

test('a marked line is as wide as its block @once @not-firefox @long', async ({ page }) => {
  await page.goto('guide/code');
  const line = page.locator('mark').filter({ hasText: 'stand(aside)' });
  const block = page.getByRole('group').filter({ has: line });
  const { x, width } = (await block.boundingBox())!;
  const box = (await line.boundingBox())!;
  expect(box.x).toBeLessThanOrEqual(x);
  expect(box.width).toBeGreaterThanOrEqual(width);
});

test('fields are large enough for a phone not to zoom in @once @not-firefox', async ({ page }) => {
  await page.goto('guide/api');
  await page.getByRole('button', { name: 'Try it: Take in a pet' }).click();
  await expect(page.getByRole('button', { name: 'Send POST' })).toBeVisible();
  const fields = page.locator('main :is(input, select, textarea)');
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test(
  'the link of a heading is as legible as other muted text',
  { tag: ['@once', '@not-firefox'] },
  async ({ page }) => {
    await page.goto('guide/long');
    const link = page.getByRole('link', { name: 'Link to Part 3', exact: true });
    await expect(link).toHaveCSS('opacity', '1');
    const muted = await page
      .locator('.PageFooter-meta')
      .evaluate((footer) => getComputedStyle(footer).color);
    await expect(link).toHaveCSS('color', muted);
  },
);
