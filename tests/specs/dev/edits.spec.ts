import { hold, isMarked, markDocument, scrollTop, sidebarOf, titleOf } from '../../helpers/test.ts';
import { expect, test } from '../../helpers/dev-site.ts';

test(
  'an edit of a page changes its content, and nothing around it',
  { tag: '@dev' },
  async ({ page, site }) => {
    await page.goto('guide/long');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    const group = sidebarOf(page).getByRole('button', { name: 'Closed' });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await markDocument(page);
    await page.evaluate(() => scrollTo(0, 900));
    const link = page.getByRole('link', { name: 'Next' });
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    site.edit('pages/guide/long.mdx', '[To the second page]', 'Fresh words. [To the second page]');
    await expect(page.getByText('Fresh words.')).toBeAttached();
    expect(await isMarked(page)).toBe(true);
    await expect.poll(() => scrollTop(page)).toBe(900);
    await expect(link).toBeFocused();
    await expect(page.locator('html')).toContainClass('dark');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  },
);

test(
  'an edit while a page is still connecting is shown when it has',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    const connect = await hold(page, /@vite\/client/);
    const opened = page.goto('guide/second', { waitUntil: 'commit' });
    await expect(titleOf(page, 'Second')).toBeVisible();
    site.edit('pages/guide/second.mdx', '# Second', '# Second renewed');
    await expect
      .poll(async () => (await page.request.get('guide/second')).text())
      .toContain('Second renewed');
    await connect();
    await opened;
    await expect(page.getByRole('heading', { level: 1, name: 'Second renewed' })).toBeVisible();
  },
);

test('an edit keeps the state of the page’s islands @dev', async ({ page, site }) => {
  await page.goto('guide/islands');
  const single = page.getByRole('button', { name: 'Single' });
  await single.click();
  await expect(single).toHaveText('Single: 1');
  site.edit(
    'pages/guide/islands.mdx',
    'Markdown **inside** the island',
    'Words **within** the island',
  );
  await expect(page.getByTestId('Outer')).toContainText('Words within the island');
  await expect(single).toHaveText('Single: 1');
  await single.click();
  await expect(single).toHaveText('Single: 2');
});

test(
  'an edit of title, description and headings reaches head and outline',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    await page.goto('guide/second');
    site.edit('pages/guide/second.mdx', '# Second', '# Second renewed');
    await expect(page).toHaveTitle('Second renewed – Fixture');
    site.edit('pages/guide/second.mdx', '## Café au lait', '## Espresso');
    await expect(
      page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'Espresso' }),
    ).toBeVisible();
  },
);

test(
  'an edit of a page that is not shown is there when the reader gets to it',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    await page.goto('guide/first');
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    site.edit('pages/guide/first.mdx', '# First', '# First renewed');
    await expect
      .poll(async () => (await page.request.get('guide/first')).text())
      .toContain('First renewed');
    await page.getByRole('main').getByRole('link', { name: 'first', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'First renewed' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'an edit of an island’s component refreshes it in place, and one of the site’s styles shows without a load',
  { tag: '@dev' },
  async ({ page, site }) => {
    await page.goto('guide/islands');
    const single = page.getByTestId('Single').getByRole('button');
    await single.click();
    await expect(single).toHaveText('Single: 1');
    await markDocument(page);
    site.edit('components/Counter.tsx', '{label}: {count}', '{label} is {count}');
    await expect(single).toHaveText('Single is 1');
    await expect(page.getByTestId('Inner').getByRole('button')).toHaveText('Inner is 10');
    site.edit('styles.css', 'block-size: 150vh', 'block-size: 333px');
    await expect
      .poll(() => page.locator('.Spacer').evaluate((element) => element.clientHeight))
      .toBe(333);
    expect(await isMarked(page)).toBe(true);
    // React separates adjacent texts by comments.
    await expect
      .poll(async () => (await page.request.get('guide/islands')).text())
      .toMatch(/Single(<!-- -->)? is/);
  },
);

test.describe('an edit of the configuration @dev', () => {
  // A page that is about to reload may request a module of the session before.
  test.use({ allowedMessages: /Failed to load/ });

  test('applies without a restart', async ({ page, site }) => {
    await page.goto('guide/first');
    site.edit(
      'docs.config.ts',
      "text: 'Second', link: '/guide/second.html'",
      "text: 'Renamed', link: '/guide/second.html'",
    );
    site.edit('docs.config.ts', "'%s – Fixture'", "'%s – Other'");
    await expect(sidebarOf(page).getByRole('link', { name: 'Renamed' })).toBeVisible();
    await expect(page).toHaveTitle('First – Other');
    site.edit('pages/guide/first.mdx', '# First', '# First renewed');
    await expect(page.getByRole('heading', { level: 1, name: 'First renewed' })).toBeVisible();
  });
});

test('a page that is added is served at once @dev @long', async ({ page, site }) => {
  await page.goto('guide/first');
  site.write('pages/guide/fresh.mdx', '# Fresh\n\nWords.\n');
  await expect.poll(async () => (await page.request.get('guide/fresh')).status()).toBe(200);
  await page.goto('guide/fresh');
  await expect(titleOf(page, 'Fresh')).toBeVisible();
  site.edit('pages/guide/fresh.mdx', 'Words.', 'Other words.');
  await expect(page.getByText('Other words.')).toBeVisible();
});

test(
  'a page that is renamed is served by its new path, and its old one is not found',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    await page.goto('guide/first');
    site.rename('pages/guide/inside.mdx', 'pages/guide/moved.mdx');
    await expect.poll(async () => (await page.request.get('guide/moved')).status()).toBe(200);
    await expect.poll(async () => (await page.request.get('guide/inside')).status()).toBe(404);
  },
);

test.describe('a page that is deleted @dev', () => {
  test.use({ allowedMessages: /Failed to load resource.*404/ });

  test('is not found, and comes back when it is written again @long', async ({ page, site }) => {
    await page.goto('guide/inside');
    site.remove('pages/guide/inside.mdx');
    await expect.poll(async () => (await page.request.get('guide/inside')).status()).toBe(404);
    // The shown page reloads.
    await expect(titleOf(page, 'Page Not Found')).toBeVisible();
    site.write('pages/guide/inside.mdx', '# Back again\n');
    await expect(titleOf(page, 'Back again')).toBeVisible();
  });
});

test.describe('a list of posts @dev @long', () => {
  // A link to a post in view is preloaded, possibly just when the post is deleted.
  test.use({ allowedMessages: /Failed to load resource.*404/ });

  test('changes with an edit of a post', async ({ page, site }) => {
    await page.goto('blog');
    await markDocument(page);
    const posts = page.getByRole('main').getByRole('listitem');
    await expect(posts).toHaveCount(2);
    site.edit('pages/blog/old.mdx', '# Old news', '# Older news');
    await expect(posts.getByRole('link', { name: 'Older news' })).toBeVisible();
    site.edit('pages/blog/old.mdx', 'date: 2025-03-01', 'date: 2026-03-01');
    await expect(posts.first()).toContainText('Older news');
    site.write('pages/blog/newest.mdx', '---\ndate: 2026-04-01\n---\n\n# Newest\n');
    await expect(posts.first()).toContainText('Newest');
    site.remove('pages/blog/newest.mdx');
    await expect(posts).toHaveCount(2);
    expect(await isMarked(page)).toBe(true);
  });
});
