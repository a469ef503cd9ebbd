import type { Page } from '@playwright/test';
import { violations } from '../../helpers/axe.ts';
import { expect, paths, sidebarOf, test, titleOf } from '../../helpers/test.ts';
import type { TargetTag } from '../../helpers/tags.ts';

/** Checks the elements that every page must have, and those that it may have only once. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  const names = await page
    .locator('nav:visible')
    .evaluateAll((navs) =>
      navs.map(
        (nav) =>
          nav.getAttribute('aria-label') ??
          document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent,
      ),
    );
  expect(names.filter((name, index) => !name || names.indexOf(name) !== index)).toEqual([]);
  const handlers = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  );
  expect(handlers, 'inline handlers').toEqual([]);
}

/** The pages that `npm test` opens; a base path and the dev server change addresses alone. */
const tested: Record<string, TargetTag[]> = {
  '': [],
  'guide/switches': [],
  'blog/old': ['@any-server'],
};

for (const path of paths) {
  test(
    `/${path} is the same sound page by its clean path, with a slash and with .html, and asks no other origin for anything`,
    { tag: [...(tested[path] ?? ['@once', '@long']), '@spec-2-pages', '@ruling-1'] },
    async ({ page, base, baseURL, request }) => {
      const foreign: string[] = [];
      page.on('request', (asked) => {
        const { origin, href, protocol } = new URL(asked.url());
        if (origin !== new URL(baseURL!).origin && protocol !== 'data:') foreign.push(href);
      });
      const forms = path === '' ? ['', 'index.html'] : [path, `${path}/`, `${path}.html`];
      const shown = [];
      // All forms of an address are answered alike, which a test below checks; the browser's
      // rendering is the same on every target.
      const isWhole = test.info().project.name === 'build' || process.env.BROWSER_SUITE === 'whole';
      const opened = isWhole ? forms : forms.slice(0, 1);
      for (const form of opened) {
        const response = await page.goto(form);
        expect(response!.status()).toBe(200);
        const policies = page.locator('[data-testid=load], [data-testid=idle]');
        for (const island of await policies.all()) await expect(island).toHaveText('hydrated');
        shown.push({
          title: await page.title(),
          chrome: await page.locator('body').ariaSnapshot(),
          text: await page.getByRole('main').innerText(),
          active: await page.locator('[aria-current]').allInnerTexts(),
          canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
        });
        for (const image of await page.getByRole('main').getByRole('img').all()) {
          // Firefox loads lazy images only when they are nearer to the window than in Chromium.
          await image.scrollIntoViewIfNeeded();
          await expect
            .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
            .toBeGreaterThan(0);
        }
      }
      for (const other of shown.slice(1)) expect(other).toEqual(shown[0]);
      await expectSound(page);
      expect(shown[0]!.canonical).toBe(
        `https://fixture.example${base}${path === '' && base !== '' ? '' : `/${path}`}`,
      );
      const bodies = await Promise.all(forms.map(async (form) => (await request.get(form)).text()));
      expect(new Set(bodies).size).toBe(1);
      await page.waitForLoadState('networkidle');
      expect(foreign).toEqual([]);
    },
  );
}

test('a reader who arrives by another form of an address navigates like any other', async ({
  page,
}) => {
  await page.goto('guide/first/');
  await expect(sidebarOf(page).getByRole('link', { name: 'First' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
  await expect(titleOf(page, 'Second')).toBeVisible();
  await expect(page).toHaveURL(/\/guide\/second$/);
  await page.goBack();
  await expect(titleOf(page, 'First')).toBeVisible();
  await expect(page).toHaveURL(/\/guide\/first\/$/);
});

test(
  'the head says what the page is and the way to it, and leads to manifest, Markdown twin and feed',
  {
    tag: [
      '@any-server',
      '@spec-2-chrome',
      '@spec-3-configuration',
      '@ruling-3',
      '@ruling-5',
      '@ruling-7',
    ],
  },
  async ({ page, base, request }) => {
    await page.goto('guide/first');
    await expect(page).toHaveTitle('First – Fixture');
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    const address = `https://fixture.example${base}`;
    const expected = {
      description: 'The first page of the guide.',
      'og:title': 'First – Fixture',
      'og:description': 'The first page of the guide.',
      'og:url': `${address}/guide/first`,
      'og:image': `${address}/card.svg`,
      'og:site_name': 'Fixture',
      'og:type': 'website',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'First – Fixture',
      'twitter:description': 'The first page of the guide.',
      'twitter:image': `${address}/card.svg`,
    };
    for (const [name, content] of Object.entries(expected))
      await expect(meta(name)).toHaveAttribute('content', content);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${address}/guide/first`,
    );
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', `${base}/icon.svg`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(meta('robots')).toHaveCount(0);
    const charset = page.locator('head > :first-child');
    await expect(charset).toHaveAttribute('charset', 'utf-8');
    const text = await page.locator('head > script[type="application/ld+json"]').textContent();
    const home = `https://fixture.example${base || '/'}`;
    expect(JSON.parse(text!)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Fixture', item: home },
            { '@type': 'ListItem', position: 2, name: 'First' },
          ],
        },
        { '@type': 'TechArticle', headline: 'First' },
      ],
    });
    const link = (selector: string) => page.locator(`head > link${selector}`);
    const manifest = link('[rel=manifest]');
    const markdown = link('[rel=alternate][type="text/markdown"]');
    const feed = link('[rel=alternate][type="application/atom+xml"]');
    await expect(manifest).toHaveAttribute('href', `${base}/manifest.webmanifest`);
    await expect(markdown).toHaveAttribute('href', `${base}/guide/first.md`);
    await expect(feed).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(markdown).toHaveAttribute('href', `${base}/guide/second.md`);
    await page.goto('blog/fresh');
    await expect(feed).toHaveAttribute('href', `${base}/feed.xml`);
    await expect(feed).toHaveAttribute('title', 'Fixture');
    for (const found of [manifest, markdown, feed])
      expect((await request.get((await found.getAttribute('href'))!)).status()).toBe(200);
    await page.goto('reference/first');
    const image = 'https://cards.example/?t=First%20reference&d=A%20site%20for%20tests.';
    await expect(meta('og:image')).toHaveAttribute('content', image);
  },
);

test(
  'description and title fall back to subtitle and site',
  { tag: ['@once', '@spec-3-configuration', '@ruling-4'] },
  async ({ page, request }) => {
    await page.goto('guide/second');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'A site for tests.',
    );
    await page.goto('');
    await expect(page).toHaveTitle('Home – Fixture');
    for (const path of paths) {
      expect(await (await request.get(path)).text()).not.toMatch(/undefined|\[object/);
    }
  },
);

test(
  'the first press of Tab offers to skip to the content, the second the index for agents, which nobody sees before',
  { tag: ['@once', '@spec-2-chrome'] },
  async ({ page, base }) => {
    await page.goto('guide/first');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    const index = page.getByRole('link', { name: 'Index for AI agents (llms.txt)' });
    await expect(index).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(index).toBeFocused();
    await expect(index).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'second page' })).toBeFocused();
    await index.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${base}/llms\\.txt$`));
    await expect(page.getByText('# Fixture')).toBeVisible();
  },
);

test('every page carries the same inline script, and no other', async ({ request }) => {
  const scripts = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const [, attributes = '', code = ''] of html.matchAll(
      /<script([^>]*)>(.*?)<\/script>/gs,
    )) {
      if (!/ src=|application\/(ld\+)?json/.test(attributes)) scripts.add(code);
    }
  }
  expect(scripts.size).toBe(1);
});
