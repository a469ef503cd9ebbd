import { expect, isMarked, markDocument, test, titleOf } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

test.use({ allowedMessages: /Failed to load resource.*404/ });

const unknown = ['nowhere', 'guide/deep/down/nowhere', 'nowhere/', 'nowhere.html'];
for (const [index, path] of unknown.entries()) {
  const others = index === 0 ? [] : ['@any-server', ...variantTags(index, 2)];
  test(
    `/${path} answers 404 with the page for it`,
    {
      tag: ['@spec-2-unknown-paths', '@spec-8', '@ruling-2', '@ruling-7', ...others],
    },
    async ({ page, base }) => {
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      await expect(page).toHaveTitle('Page Not Found – Fixture');
      await expect(titleOf(page, 'Page Not Found')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        'The page you were looking for could not be found.',
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      const home = page.getByRole('link', { name: 'Go to Home Page' });
      await expect(home).toHaveAttribute('href', `${base}/`);
      // The styles have loaded, however deep the path.
      await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
      await home.click();
      await expect(titleOf(page, 'Home of the fixture')).toBeVisible();
    },
  );
}

test(
  'a link to an unknown path shows the same page',
  { tag: ['@spec-2-unknown-paths', '@ruling-2'] },
  async ({ page }) => {
    await page.goto('guide/first');
    await markDocument(page);
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('main a[href$="/guide/second"]')!.href +=
        '-nowhere';
    });
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Page Not Found')).toBeVisible();
    await expect(page).toHaveURL(/second-nowhere$/);
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await expect(titleOf(page, 'First')).toBeVisible();
  },
);

test('an unknown file answers 404 as well', async ({ request }) => {
  for (const path of ['nowhere.css', 'assets/nowhere.js', '_page/nowhere.json']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('a path that is not valid UTF-8 answers with an error of the request', async ({
  request,
  base,
}) => {
  const response = await request.get(`${base}/%ff`);
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(response.status()).toBeLessThan(500);
});
