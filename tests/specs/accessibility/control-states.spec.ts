import type { Locator } from '@playwright/test';
import { expect, hydrateAll, test } from '../../helpers/test.ts';

// During a transition a color is neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every kind of link and control of the chrome. */
const controls = {
  'the banner’s link': '.Banner a',
  'the banner’s button': '.Banner-close',
  'the search button': '.SearchButton',
  'a link of the top navigation': '.TopNav > li > a:not([aria-current])',
  'a dropdown': '.TopNav-dropdown > button',
  'a social link': '.Header .Socials-link',
  'the theme toggle': '.ThemeToggle',
  'the way back': '.Sidebar-back',
  'a group of the sidebar': '.Sidebar-toggle',
  'an item of the sidebar': 'a.Sidebar-link:not([aria-current])',
  'a heading in the outline': '.Outline-link:not([aria-current])',
  'a page action': '.AiActions-action',
  'the edit link': '.PageFooter-edit',
  'the next page': '.PageFooter-page',
};

/** The visible state of a control, as its computed style. */
function lookOf(control: Locator): Promise<string[]> {
  return control.evaluate((element) => {
    const style = getComputedStyle(element);
    return [
      style.color,
      style.backgroundColor,
      style.borderTopColor,
      style.textDecorationLine,
      style.textDecorationThickness,
      style.outlineStyle,
      style.opacity,
    ];
  });
}

test(
  'every control shows that it is pointed at, focused and pressed',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    await page.goto('guide/first');
    await hydrateAll(page);
    for (const [name, selector] of Object.entries(controls)) {
      const control = page.locator(selector).first();
      await control.scrollIntoViewIfNeeded();
      await page.mouse.move(640, 400);
      const atRest = await lookOf(control);
      await control.hover();
      await expect.poll(() => lookOf(control), `${name}, pointed at`).not.toEqual(atRest);
      const hovered = await lookOf(control);
      await page.mouse.down();
      await expect.poll(() => lookOf(control), `${name}, pressed`).not.toEqual(hovered);
      // Released elsewhere, so that there is no click.
      await page.mouse.move(640, 400);
      await page.mouse.up();
      // The last input was a key, so focus is visible.
      await page.keyboard.press('Shift');
      await control.focus();
      await expect(control, `${name}, focused`).toHaveCSS('outline-style', 'solid');
      await expect(control, `${name}, focused`).toHaveCSS('outline-width', '2px');
      await control.blur();
    }
  },
);

test(
  'what is active or pressed is shown by more than its hue',
  { tag: ['@once', '@not-firefox'] },
  async ({ page }) => {
    await page.goto('guide/first');
    const active = page.locator('.TopNav-link[aria-current]');
    await expect(active).toHaveCSS('text-decoration-line', 'underline');
    await page.keyboard.press('/');
    const details = page.getByRole('button', { name: 'Detail view', pressed: true });
    const ground = await details.evaluate((button) => getComputedStyle(button).backgroundColor);
    await details.click();
    await page.mouse.move(2, 2);
    const released = page.getByRole('button', { name: 'Detail view', pressed: false });
    await expect(released).not.toHaveCSS('background-color', ground);
  },
);

test('a focus ring is cut off by nothing @once @not-firefox', async ({ page }) => {
  await page.goto('guide/first');
  await hydrateAll(page);
  for (const [name, selector] of Object.entries(controls)) {
    const control = page.locator(selector).first();
    await page.keyboard.press('Shift');
    await control.focus();
    // The ring extends 4 px beyond the control: 2 px of distance, 2 px wide.
    const cutOff = () =>
      control.evaluate((element) => {
        const ring = element.getBoundingClientRect();
        for (let box = element.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          const { left, right } = box.getBoundingClientRect();
          if (ring.left - 4 < left || ring.right + 4 > right) return box.className || box.tagName;
        }
        return undefined;
      });
    await expect.poll(cutOff, name).toBeUndefined();
  }
});
