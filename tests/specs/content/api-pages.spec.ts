import { violations } from '../../helpers/axe.ts';
import { expect, follow, test, titleOf } from '../../helpers/test.ts';

const sidebar = { name: 'Pages', exact: true };

test(
  'an operation has a page beside the sidebar, which lists it with its method',
  { tag: ['@once', '@any-base'] },
  async ({ page, base }) => {
    await page.goto('shelter');
    const pages = page.getByRole('navigation', sidebar);
    await pages.getByRole('button', { name: 'Pets' }).click();
    await follow(page, `${base}/shelter/pets/list-pets`);
    await expect(titleOf(page, 'List pets')).toBeVisible();
    await expect(pages.getByRole('link', { name: 'List pets GET' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const next = page.getByRole('navigation', { name: 'Previous and next page' });
    await next.getByRole('link', { name: /Take in a pet/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Take in a pet/ })).toBeVisible();
    // The order of the sidebar, once.
    await expect(next.getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('navigation', { name: 'Pages of the reference' })).toBeHidden();
    const back = next.getByRole('link', { name: /List pets/ });
    await back.evaluate((link: HTMLAnchorElement) => (link.hash = 'list-pets.query.limit'));
    await back.click();
    // Marked, as after a load of the page.
    const field = page.locator('[id="list-pets.query.limit"]');
    await expect(field).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

for (const width of [390, 1100, 1440, 1920])
  test(
    `text, samples and sidebar have places of their own at ${width} px`,
    { tag: ['@once', '@any-base', '@any-server', ...(width > 1100 ? ['@long'] : [])] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('shelter/pets/list-pets');
      const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
      const [main, text, samples] = [
        await box('main'),
        await box('.Api-text'),
        await box('.Api-samples'),
      ];
      expect(text.y).toBeLessThan(260);
      expect(main.x + main.width).toBeLessThanOrEqual(width);
      if (width < 1100) {
        expect(samples.y).toBeGreaterThanOrEqual(text.y + text.height);
        return;
      }
      const pages = await box('.Sidebar');
      expect(pages.x + pages.width).toBeLessThanOrEqual(main.x);
      expect(text.x + text.width).toBeLessThan(samples.x);
      expect(Math.abs(text.y - samples.y)).toBeLessThan(1);
      // The outline opens from the bar above.
      await page.getByRole('button', { name: 'Contents' }).click();
      const outline = page.getByRole('navigation', { name: 'Contents' });
      await outline.getByRole('link', { name: 'Responses' }).click();
      await expect(page).toHaveURL(/#responses$/);
      expect(await violations(page)).toEqual([]);
    },
  );
