import type { Page } from '@playwright/test';
import { expect, paths, settle, test } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

// WCAG 2.2, success criterion 2.5.8 (AA). axe checks only the initial state, and treats elements
// below an open menu as neighbors; this spec checks every page, and everything that opens.
test.use({ allowedMessages: /Failed to load resource.*404/ });

const allPages = [
  ...paths,
  'guide/code',
  'guide/api',
  'deep/first',
  'deep/both',
  'deep/titles',
  'large/last',
  'search/symbols',
  'nowhere',
];

/**
 * The controls within an element that are less than 24 px wide or high, are no part of a sentence,
 * and are less than 24 px from the next one; one per line.
 */
function tooSmall(page: Page, inside = 'body'): Promise<string[]> {
  return page.locator(inside).evaluate((root) => {
    const controls =
      'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
    const isShown = (element: Element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      // Elements above the page, such as the skip link, appear when they are focused.
      return element.checkVisibility() && width > 1 && height > 1 && bottom + scrollY > 0;
    };
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement!;
      while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement!;
      return block.textContent.trim().length > element.textContent.trim().length;
    };
    const shown = [...root.querySelectorAll(controls)]
      .filter((element) => isShown(element) && !isInSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const isSmall = ({ width, height }: DOMRect) => width < 24 || height < 24;
    const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
    /**
     * The distance from the center of a box to the nearest point of another one, or to its center
     * if that is small, too.
     */
    const distance = (box: DOMRect, other: DOMRect) => {
      const [x, y] = middle(box);
      if (isSmall(other)) return Math.hypot(x - middle(other)[0], y - middle(other)[1]) - 12;
      const nearest = (at: number, from: number, to: number) => Math.max(from - at, at - to, 0);
      return Math.hypot(nearest(x, other.left, other.right), nearest(y, other.top, other.bottom));
    };
    const isCrowded = ({ element, box }: (typeof shown)[number]) =>
      shown.some(
        (other) =>
          other.element !== element &&
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          distance(box, other.box) < 12,
      );
    return shown
      .filter((it) => isSmall(it.box) && isCrowded(it))
      .map(
        ({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 120)}`,
      );
  });
}

for (const [index, width] of [390, 1280].entries()) {
  const tag = ['@once', '@not-firefox', ...variantTags(index, 1)];
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      `every control of every page is 24 px large or apart, at ${width} px`,
      { tag: '@long' },
      async ({ page }) => {
        for (const path of allPages) {
          await page.goto(path);
          await settle(page);
          expect(await tooSmall(page), path).toEqual([]);
        }
      },
    );
  });
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

/** Everything that opens above a page: the page, the steps, and the element with the controls. */
const opened = {
  sidebar: [390, press('Pages'), '#docs-sidebar'],
  outline: [390, press('On this page'), '#docs-aside'],
  menu: [
    390,
    async (page) => {
      await press('Menu')(page);
      await press('More')(page);
      await press('Extra')(page);
    },
    '#docs-menu',
  ],
  dropdown: [1280, press('More'), '.TopNav-dropdown[data-open]'],
  dialog: [
    390,
    async (page) => {
      await press('Search')(page);
      await page.keyboard.type('first');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    'dialog[open]',
  ],
} satisfies Record<string, [number, (page: Page) => Promise<void>, string]>;

test(
  'every control of what opens is 24 px large or stands apart',
  { tag: ['@once', '@not-firefox'] },
  async ({ page }) => {
    for (const [what, [width, open, inside]] of Object.entries(opened)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('guide/first');
      await open(page);
      await expect(page.locator(inside)).toBeVisible();
      await expect(async () => expect(await tooSmall(page, inside), what).toEqual([])).toPass();
    }
  },
);
