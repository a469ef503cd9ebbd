import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { git, served, writeSite } from '../../helpers/own-site.ts';
import { testsFolder } from '../../helpers/servers.ts';
import { expect, isMarked, markDocument, sidebarOf, test, titleOf } from '../../helpers/test.ts';

/* Tests of a site as a whole: of ours, and of small ones with other settings than the fixture. */

test.describe.configure({ mode: 'default' });

/** The paths of the specification, and the heading of each page. */
const pages: [path: string, title: string][] = [
  ['/', 'Building no-code with code'],
  ['/cli/getting-started', 'Getting Started'],
  ['/cli/commands', 'Commands'],
  ['/cli/configuration', 'Configuration'],
  ['/cli/tailwind', 'Tailwind'],
  ['/cli/web-workers', 'Web Workers'],
  ['/react/register-vev-component', 'Register Component'],
  ['/react/vev-props', 'Props and Schema'],
  ['/react/editable-css', 'Editable CSS'],
  ['/react/components', 'Components'],
  ['/react/hooks', 'Hooks'],
  ['/react/interactions', 'Interactions and Events'],
  ['/react/content-children', 'Children'],
  ['/react/vev-types', 'Context'],
  ['/tracking', 'Tracking and Analytics'],
  ['/asset-source', 'Asset Sources'],
  ['/asset-source/getting-started', 'Create Asset Source'],
  ['/asset-source/handler-function', 'Handler Function'],
  ['/asset-source/api-keys', 'Secrets'],
  ['/cms', 'CMS'],
  ['/cms/client-side', 'Client-Side Rendering'],
  ['/cms/server-side', 'Server-Side Rendering'],
  ['/api', 'API Reference'],
  ['/api/auth', 'Authentication'],
];

const groups = {
  CLI: ['Getting Started', 'Commands', 'Configuration', 'Tailwind', 'Web Workers'],
  React: [
    'Register Component',
    'Props and Schema',
    'Editable CSS',
    'Components',
    'Hooks',
    'Interactions and Events',
    'Children',
  ],
  Tracking: ['Implementation'],
  'Asset Source': ['Create Asset Source', 'Handler Function', 'Secrets'],
  API: ['Authentication', 'Reference'],
};

test.describe('our site @once @not-firefox', () => {
  const address = served(() => join(testsFolder, '../site'));

  test('has a page at every path of the specification @spec-2-pages', async ({ request }) => {
    for (const [path, title] of pages) {
      const html = await (await request.get(address() + path)).text();
      const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) =>
        text!.replaceAll(/<a .*?<\/a>|<[^>]+>/gs, '').trim(),
      );
      expect(headings, path).toEqual([title]);
    }
  });

  test('has the landing layout at home @spec-2-pages @ruling-3', async ({ page }) => {
    await page.goto(`${address()}/`);
    await expect(page).toHaveTitle('Building no-code with code – Vev Developer');
    await expect(titleOf(page, 'Building no-code with code')).toBeVisible();
    await expect(sidebarOf(page)).toHaveCount(0);
    await expect(page.getByText('On this page')).toHaveCount(0);
  });

  test(
    'has Docs, API Reference and Design Editor in the top navigation',
    { tag: '@spec-2-top-navigation' },
    async ({ page }) => {
      await page.goto(`${address()}/tracking`);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toContainText(['Docs', 'API Reference', 'Design Editor']);
    },
  );

  test(
    'has the groups of the specification in the sidebar, with their items',
    { tag: '@spec-2-sidebar' },
    async ({ page }) => {
      await page.goto(`${address()}/tracking`);
      const links = sidebarOf(page).getByRole('listitem').getByRole('link');
      await expect(links).toHaveText(Object.values(groups).flat());
      for (const [group, items] of Object.entries(groups)) {
        const button = page.getByRole('button', { name: group, exact: true });
        const own = sidebarOf(page).getByRole('listitem').filter({ has: button });
        await expect(own.getByRole('link')).toHaveText(items);
      }
    },
  );

  test(
    'has a sidebar of their own for guides, reached from home and from below the outline',
    { tag: ['@spec-2-sidebar', '@ruling-33'] },
    async ({ page }) => {
      await page.goto(`${address()}/tracking`);
      await page.getByRole('complementary').getByRole('link', { name: 'Guides' }).click();
      await expect(titleOf(page, 'Guides')).toBeVisible();
      const own = sidebarOf(page).getByRole('listitem').getByRole('link');
      await expect(own).toContainText(['Overview', 'Build a component']);
      await expect(own.filter({ hasText: 'Commands' })).toHaveCount(0);
      await page.goto(`${address()}/`);
      await page.getByRole('link', { name: 'Page with your data' }).click();
      await expect(titleOf(page, 'Fill a page with your data')).toBeVisible();
    },
  );

  test('a tutorial ends with a download of the finished folder', async ({ page }) => {
    await page.goto(`${address()}/guides/component`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'workshop-seats.zip' }).click();
    const file = await (await download).path();
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  });
});

const small = {
  'docs.config.ts': `export default {
    title: 'Small',
    banner: { content: 'Stays here', dismissable: 'false' },
    sidebar: [{ text: 'A', link: '/' }, { text: 'B', link: '/b' }],
  };`,
  'pages/index.mdx': '# A\n\nText.\n',
  'pages/b.mdx': '# B\n\nText.\n',
  'pages/404.mdx': '---\nlayout: minimal\n---\n\n# Gone fishing\n\nTry [home](/).\n',
};

test.describe('a small site @once @not-firefox', () => {
  const address = served((project) => writeSite(`small-${project}`, small));

  test.describe('at an unknown path', () => {
    test.use({ allowedMessages: /404/ });

    test('shows its own page @spec-2-unknown-paths', async ({ page }) => {
      await page.goto(`${address()}/nowhere`);
      await expect(titleOf(page, 'Gone fishing')).toBeVisible();
      await expect(page.getByText('The page you were looking for could not be found.')).toHaveCount(
        0,
      );
    });
  });

  test(
    'has a banner without a button where it says dismissable: "false"',
    { tag: '@spec-2-chrome' },
    async ({ page }) => {
      await page.goto(`${address()}/b`);
      const banner = page.getByRole('complementary', { name: 'Announcement' });
      await expect(banner).toHaveText('Stays here');
      await expect(banner.getByRole('button')).toHaveCount(0);
    },
  );

  test('loads no web fonts where none is configured @spec-2-chrome', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(`${address()}/b`);
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    expect(fonts).toEqual([]);
  });

  test(
    'says nothing of the age of its pages where there is no history',
    { tag: '@spec-2-footer' },
    async ({ page }) => {
      await page.goto(`${address()}/b`);
      await expect(titleOf(page, 'B')).toBeVisible();
      await expect(page.getByText('Last updated')).toHaveCount(0);
    },
  );
});

test.describe('a small site of one commit @once @not-firefox', () => {
  const address = served((project) => {
    const root = writeSite(`committed-${project}`, small);
    git(root, 'add', 'docs.config.ts', 'pages');
    git(root, 'commit', '-m', 'All');
    return root;
  });

  test('says of all its pages that they were last updated then @spec-2-pages', async ({ page }) => {
    for (const path of ['/', '/b']) {
      await page.goto(address() + path);
      const time = page.getByText('Last updated').getByRole('time');
      await expect(time).toHaveAttribute('datetime', /^2026-01-02T03:04:05/);
      await expect(time).toHaveText(/\d/);
    }
  });
});

test.describe('a site with a long sidebar @once @not-firefox', () => {
  const sections = ['Guides', 'Reference', 'History'];
  const many = Array.from({ length: 100 }, (_, index) => ({
    text: `Item ${index}`,
    link: `https://example.com/${index}`,
  }));
  const sidebar = sections.map((text) => ({
    text,
    items: [{ text: `First of ${text}`, link: `/${text.toLowerCase()}` }, ...many],
  }));
  const address = served((project) =>
    writeSite(`long-${project}`, {
      'docs.config.ts': `export default { title: 'Long', sidebar: ${JSON.stringify(sidebar)} };`,
      'pages/index.mdx': '# Home\n\nText.\n',
      ...Object.fromEntries(
        sections.map((text) => [`pages/${text.toLowerCase()}.mdx`, `# ${text}\n\nText.\n`]),
      ),
    }),
  );
  const shown = (page: Page) => sidebarOf(page).getByRole('listitem').getByRole('link');
  const whole = (text: string) => [`First of ${text}`, ...many.map((item) => item.text)];

  test(
    'shows the section that is read whole, and a link to each of the others',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`${address()}/reference`);
      await expect(shown(page)).toHaveText(['Guides', ...whole('Reference'), 'History']);
      await markDocument(page);
      await sidebarOf(page).getByRole('link', { name: 'History', exact: true }).click();
      await expect(titleOf(page, 'History')).toBeVisible();
      await expect(shown(page)).toHaveText(['Guides', 'Reference', ...whole('History')]);
      const active = sidebarOf(page).getByRole('link', { name: 'First of History' });
      await expect(active).toHaveAttribute('aria-current', 'page');
      expect(await isMarked(page)).toBe(true);
      await page.reload();
      await expect(shown(page)).toHaveText(['Guides', 'Reference', ...whole('History')]);
    },
  );

  test('shows the sections alone on a page that is in none @long', async ({ page }) => {
    await page.goto(`${address()}/`);
    await expect(shown(page)).toHaveText(sections);
  });
});
