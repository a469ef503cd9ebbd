import type { Page } from '@playwright/test';
import { served, writeSite } from '../../helpers/own-site.ts';
import { expect, test, titleOf } from '../../helpers/test.ts';

test.describe.configure({ mode: 'default' });

const address = served((project) =>
  writeSite(`font-${project}`, {
    'docs.config.ts': `export default { title: 'Font', font: { default: { google: 'Inter' } } };`,
    'pages/index.mdx': '# A\n\nText.\n',
  }),
);

/** The state of the fonts of the page, once no request is pending. */
const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ status }) => status).filter((it) => it !== 'unloaded');
  });

test(
  'the preloaded font is the one that text is shown in, and is fetched once',
  { tag: ['@built', '@any-base'] },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fetched.push(request.url());
    });
    await page.goto(`${address()}/`);
    expect(await fontsOf(page)).toEqual(['loaded']);
    const preload = page.locator('link[rel="preload"][as="font"]');
    await expect(preload).toHaveAttribute('integrity', /^sha256-/);
    const href = (await preload.getAttribute('href'))!;
    expect(fetched).toEqual([new URL(href, page.url()).href]);
  },
);

// Firefox ignores the integrity of a preloaded font: it fetches and uses the font anyway.
test.describe('a font that is not the one that was built @built @not-firefox', () => {
  test.use({ allowedMessages: /integrity/ });

  test('is not used, and the page can be read @any-base', async ({ page }) => {
    await page.route(/\.woff2$/, async (route) => {
      const response = await route.fetch();
      const body = Buffer.concat([await response.body(), Buffer.from([0])]);
      await route.fulfill({ response, body });
    });
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await page.goto(`${address()}/`);
    await refused;
    expect(await fontsOf(page)).toEqual(['error']);
    await expect(titleOf(page, 'A')).toBeVisible();
  });
});
