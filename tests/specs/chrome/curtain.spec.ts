import type { Page } from '@playwright/test';
import {
  expect,
  expectWithinWidth,
  scrollTop,
  sidebarOf,
  test,
  titleOf,
} from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

const curtainOf = (page: Page) => page.getByRole('navigation', { name: 'This page', exact: true });
const topOf = (page: Page) => curtainOf(page).getByRole('button', { name: 'Top' });
const outlineOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

for (const [index, width] of [320, 1079].entries()) {
  test.describe(`at ${width} px`, { tag: ['@once', ...variantTags(index, 1)] }, () => {
    test.use({ viewport: { width, height: 700 } });

    test(
      'the curtain shows the current section title and the page’s',
      { tag: '@spec-2-chrome' },
      async ({ page }) => {
        await page.goto('guide/first');
        // Two words for screen readers, too.
        await expect(curtainOf(page).getByRole('paragraph')).toHaveText('Guide First');
        await expect(curtainOf(page).getByRole('paragraph')).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'first reference' }).click();
        await expect(curtainOf(page).getByRole('paragraph')).toHaveText(
          'Reference First reference',
        );
      },
    );

    test(
      'its Top button is shown when the header is out of view, and scrolls to the top',
      { tag: '@spec-2-chrome' },
      async ({ page }) => {
        await page.goto('guide/long');
        const header = page.getByRole('banner');
        await expect(topOf(page)).toBeHidden();
        const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
        await page.evaluate((y) => scrollTo(0, y), bottom - 2);
        await expect(header).toBeInViewport();
        await expect(topOf(page)).toBeHidden();
        await page.evaluate((y) => scrollTo(0, y), bottom + 1);
        await expect(header).not.toBeInViewport();
        await expect(topOf(page)).toBeVisible();
        await topOf(page).click();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(topOf(page)).toBeHidden();
      },
    );

    test(
      'on docs layout it has an "On this page" popover with outline and page actions',
      { tag: ['@spec-2-chrome', '@ruling-16'] },
      async ({ page }) => {
        await page.goto('guide/long');
        const button = curtainOf(page).getByRole('button', { name: 'On this page' });
        // With banner and header in view there is less room than after they have scrolled away.
        for (const top of [0, 600]) {
          await page.evaluate((y) => scrollTo(0, y), top);
          await button.click();
          await expect(outlineOf(page)).toBeVisible();
          await expect(page.getByRole('link', { name: /Ask in ChatGPT/ })).toBeVisible();
          const aside = page.locator('#docs-aside');
          await expectWithinWidth(aside, width);
          await expect(async () => {
            const box = (await aside.boundingBox())!;
            const opener = (await button.boundingBox())!;
            expect(box.y).toBeGreaterThanOrEqual(opener.y + opener.height);
            expect(box.y + box.height).toBeLessThanOrEqual(700);
          }).toPass();
          await page.keyboard.press('Escape');
          await expect(outlineOf(page)).toBeHidden();
          await expect(button).toBeFocused();
        }
      },
    );

    test(
      'a heading chosen in the popover comes into view below the curtain',
      { tag: '@long' },
      async ({ page }) => {
        await page.goto('guide/long');
        await curtainOf(page).getByRole('button', { name: 'On this page' }).click();
        await outlineOf(page).getByRole('link', { name: 'Part 7' }).click();
        const heading = page.getByRole('heading', { name: 'Part 7' });
        await expect(heading).toBeInViewport();
        await expect(async () => {
          const bar = (await curtainOf(page).boundingBox())!;
          expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
        }).toPass();
        await expect(outlineOf(page)).toBeHidden();
        await expect(heading).toBeFocused();
      },
    );
  });
}

test.describe('on the smallest screen @once', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('the title is whole beside the buttons, which keep their words @long', async ({ page }) => {
    await page.goto('guide/long');
    // The scrollbar of a phone takes no width, on the desktop Firefox's does.
    await page.evaluate(() => {
      document.documentElement.style.scrollbarWidth = 'none';
    });
    await page.evaluate(() => scrollTo(0, 1200));
    for (const words of ['Top', 'On this page']) {
      const shown = curtainOf(page).getByText(words, { exact: true });
      // Text for screen readers only is a pixel wide.
      await expect.poll(async () => (await shown.boundingBox())?.width ?? 0).toBeGreaterThan(20);
    }
    const title = curtainOf(page).getByRole('paragraph');
    await expect(title).toHaveText('Open Long');
    const cutOff = () => title.evaluate((it) => it.scrollWidth - it.clientWidth);
    await expect.poll(cutOff).toBe(0);
  });
});

test.describe('on a small screen @once', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the Top button is there again on a page gone back to @long', async ({ page }) => {
    await page.goto('guide/long');
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(topOf(page)).toBeVisible();
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('main a[href$="/second"]')!.click(),
    );
    await expect(titleOf(page, 'Long')).toHaveCount(0);
    await expect(topOf(page)).toBeHidden();
    await page.goBack();
    await expect(topOf(page)).toBeVisible();
  });

  test(
    'a page with nothing to open has a Top button once its header is out of view, and no Pages button',
    { tag: '@spec-2-chrome' },
    async ({ page }) => {
      for (const path of ['', 'guide/minimal']) {
        await page.goto(path);
        await page.evaluate(() => {
          const space = document.createElement('div');
          space.className = 'Spacer';
          document.querySelector('main')!.append(space);
        });
        await expect(curtainOf(page)).toBeHidden();
        await expect(page.getByRole('button', { name: 'Pages' })).toHaveCount(0);
        const heading = page.getByRole('heading', { level: 1 });
        const { y } = (await heading.boundingBox())!;
        await page.evaluate(() => scrollTo(0, 300));
        await expect(topOf(page)).toBeVisible();
        await expect(curtainOf(page).getByRole('paragraph')).toBeInViewport();
        expect((await heading.boundingBox())!.y, 'nothing has moved').toBe(y - 300);
        await topOf(page).click();
        await expect.poll(() => scrollTop(page)).toBe(0);
        await expect(curtainOf(page)).toBeHidden();
      }
      await page.goto('guide/switches');
      await expect(page.getByRole('button', { name: 'Pages' })).toHaveCount(0);
    },
  );

  test('the page that is shown, chosen among the pages, closes them and is shown from its top', async ({
    page,
  }) => {
    await page.goto('guide/long');
    await page.evaluate(() => scrollTo(0, 1200));
    await page.getByRole('button', { name: 'Pages' }).click();
    await sidebarOf(page).getByRole('link', { name: 'Long' }).click();
    await expect(sidebarOf(page)).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('a page without sidebar still opens its outline @long', async ({ page }) => {
    await page.goto('guide/switches');
    await curtainOf(page).getByRole('button', { name: 'On this page' }).click();
    await expect(outlineOf(page).getByRole('link', { name: 'Level two' })).toBeVisible();
  });

  test('a page without headings opens its actions @ruling-16', async ({ page }) => {
    await page.goto('deep/both');
    await curtainOf(page).getByRole('button', { name: 'Page actions' }).click();
    await expect(page.getByRole('button', { name: 'Copy page for LLMs' })).toBeVisible();
  });
});

test(
  'from 1080 px on there is no curtain: sidebar and outline are next to the page, the top navigation is above',
  { tag: ['@once', '@spec-2-chrome', '@spec-9', '@ruling-8', '@ruling-16'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1080, height: 700 });
    await page.goto('guide/first');
    await expect(curtainOf(page)).toBeHidden();
    await expect(sidebarOf(page)).toBeVisible();
    await expect(outlineOf(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /Ask in ChatGPT/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expectWithinWidth(page.getByRole('button', { name: 'Dark theme' }), 1080);
  },
);
