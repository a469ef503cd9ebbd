import type { Page } from '@playwright/test';
import { expect, expectWithinWidth, paths, sidebarOf, test, titleOf } from '../../helpers/test.ts';

test.describe('on paper @once', () => {
  test('pages are printed without the chrome', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of ['guide/first', 'guide/minimal', '']) {
      await page.goto(path);
      for (const part of ['.Document-header', '.Document-banner', '.Curtain', '.Sidebar', '.Aside'])
        await expect(page.locator(part)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('footer')).toBeHidden();
    }
  });

  test('links show their addresses @long', async ({ page, base }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('guide/first');
    const shown = (name: string) =>
      page
        .getByRole('main')
        .getByRole('link', { name })
        .evaluate((link) =>
          // Firefox returns the variable of the text, not its value.
          getComputedStyle(link, '::after').content.replace(
            'attr(href)',
            link.getAttribute('href')!,
          ),
        );
    expect(await shown('outside')).toContain('https://outside.example');
    expect(await shown('second page')).toContain(`${base}/guide/second`);
    // The engine links these, not the author.
    await page.goto('aside/left');
    expect(await shown('Wombats')).toBe('none');
  });

  test('no code is cut off @long', async ({ page }) => {
    // Too narrow for every numbered, marked or annotated line.
    await page.setViewportSize({ width: 240, height: 800 });
    await page.emulateMedia({ media: 'print' });
    for (const path of ['guide/code', 'guide/api']) {
      await page.goto(path);
      const cutOff = page.locator('pre:visible').evaluateAll((blocks) =>
        blocks
          .filter((block) => {
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = block;
            return scrollWidth > clientWidth || scrollHeight > clientHeight;
          })
          .map((block) => block.textContent),
      );
      expect(await cutOff, path).toEqual([]);
    }
  });

  test('what can be unfolded is @long', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('guide/api');
    await expect(page.getByText('How many there are')).toBeVisible();
    await expect(page.getByText('Where it lives now.').first()).toBeVisible();
  });

  test('a dark page is printed in light colors', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('guide/first');
    const colors = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement);
        return [color, backgroundColor];
      });
    const dark = await colors();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(async () => {
      const printed = await colors();
      expect(printed).not.toEqual(dark);
      expect(printed[1]).toBe('rgb(255, 255, 255)');
    }).toPass();
  });
});

test.describe('with reduced motion @once', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await page.goto('guide/first');
    await sidebarOf(page).getByRole('link', { name: 'Second' }).hover();
    await page.getByRole('button', { name: 'More' }).click();
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('in forced colors @once', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the active page is shown by more than color', async ({ page }) => {
    await page.goto('guide/first');
    const link = sidebarOf(page).locator('[aria-current]');
    await expect(link).toHaveCSS('outline-style', 'solid');
    const heading = page.locator('.Outline-link[aria-current]');
    await expect(heading).toHaveCSS('border-inline-start-width', '6px');
    const item = page.locator('.TopNav-link[aria-current]');
    await expect(item).toHaveCSS('text-decoration-line', 'underline');
  });

  test(
    'what is selected, pressed or has a type, and each control, is shown by more than color',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('guide/first');
      const icons = page.locator('header svg:visible');
      expect(await icons.count()).toBeGreaterThan(2);
      for (const icon of await icons.all()) {
        const [stroke, background] = await icon.evaluate((element) => {
          const { stroke: line, fill } = getComputedStyle(element);
          return [
            line === 'none' ? fill : line,
            getComputedStyle(document.documentElement).backgroundColor,
          ];
        });
        expect(stroke).not.toBe(background);
      }
      await page.keyboard.press('/');
      await page.keyboard.type('second');
      const selected = page.getByRole('option', { selected: true });
      const pressed = page.getByRole('button', { name: 'Detail view', pressed: true });
      await expect(selected).toHaveCSS('outline-style', 'solid');
      await expect(pressed).toHaveCSS('border-top-width', '2px');
      for (const [control, line] of [
        [selected, 'outlineColor'],
        [pressed, 'borderTopColor'],
      ] as const) {
        const [color, background] = await control.evaluate((element, name) => {
          const style = getComputedStyle(element);
          return [style[name], style.backgroundColor];
        }, line);
        expect(color).toMatch(/^rgb\(/);
        expect(color).not.toBe(background);
      }
      await page.goto('guide/code');
      await page.getByRole('group', { name: 'use.ts' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tooltip')).toHaveText('const size: Size');
      await expect(page.locator('.Code-typed:focus')).toHaveCSS('outline-style', 'solid');
    },
  );
});

async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

test.describe('at 400 % zoom, 320 px wide @once', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  const reflow = async (page: Page, some: string[]) => {
    for (const path of some) {
      await page.goto(path);
      await expect.poll(() => overflow(page), path).toEqual([]);
    }
  };
  test('two pages reflow without horizontal scrolling', ({ page }) =>
    reflow(page, paths.slice(0, 2)));
  test('all others do @long', ({ page }) =>
    reflow(page, [...paths.slice(2), 'deep/titles', 'deep/first', 'large/last']));

  test('menu, sidebar and outline fit and scroll', async ({ page }) => {
    await page.goto('guide/long');
    for (const name of ['Menu', 'Pages', 'On this page']) {
      await page.getByRole('button', { name }).click();
      const popover = page.locator(':popover-open');
      await expectWithinWidth(popover, 320);
      const last = popover.locator('a:visible, button:visible').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('with text twice as large @once', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('nothing is cut off', async ({ page }) => {
    await page.goto('guide/first');
    await page.evaluate(() =>
      document.documentElement.style.setProperty('font-size', '200%', 'important'),
    );
    await expect.poll(() => overflow(page)).toEqual([]);
  });
});
