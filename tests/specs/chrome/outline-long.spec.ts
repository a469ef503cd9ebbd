import { expect, test } from '../../helpers/test.ts';

// Less high than the outline is.
test.use({ viewport: { width: 1280, height: 320 } });

test('the active heading of an outline longer than the window is in view, and the page stays where it is', async ({
  page,
}) => {
  await page.goto('guide/long');
  const outline = page.getByRole('navigation', { name: 'On this page' });
  const active = outline.locator('[aria-current]');
  await expect(active).toHaveText('Part 1');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const part of ['Part 9', 'Part 4', 'Part 10', 'Part 2']) {
    const heading = page.getByRole('heading', { name: part, exact: true });
    await heading.evaluate((element) => element.scrollIntoView());
    const position = await page.evaluate(() => scrollY);
    await expect(active).toHaveText(part);
    await expect(active).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(position);
  }
});
