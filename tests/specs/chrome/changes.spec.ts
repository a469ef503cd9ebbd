import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../../helpers/axe.ts';
import { expect, hostedTest } from '../../helpers/hosted-site.ts';
import { git } from '../../helpers/own-site.ts';
import { sidebarOf, titleOf } from '../../helpers/test.ts';

/* What a page says of its changes since the reader last read it. */

const long = 'Words that fill the page. '.repeat(60);

const pages = {
  first: {
    'pages/index.mdx': `# Start\n\n${long}\n\n## Size\n\nThe size is at most 100 px wide.\n\n## Past\n\nIt goes.\n\n## Rest\n\n${long}\n`,
    'pages/moved.mdx': '# Moved\n\n## One\n\nOf *one*, in a line.\n\n## Two\n\nOf two.\n',
    'pages/same.mdx': '# Same\n\nThe same.\n',
  },
  second: {
    'pages/index.mdx': `# Start\n\n${long}\n\n## Size\n\nThe size is at most 200 px wide.\n\n## Shape\n\nRound.\n\n## Rest\n\n${long}\n`,
    'pages/moved.mdx': '# Moved\n\n## Two\n\nOf two.\n\n## One\n\nOf _one_,\nin a line.\n',
    'pages/same.mdx': '# Same\n\nThe same.\n',
    'pages/new.mdx': '# New\n\n<Changes />\n',
  },
};

const test = hostedTest(
  'changes',
  ['first', 'second'],
  (build, base) => ({
    ...pages[build],
    'docs.config.ts': `import { proof } from '@stilldocs/proof';
    export default {
      title: 'Changing',
      basePath: '${base || '/'}',
      baseUrl: 'https://changing.example',
      changes: {},
      extensions: [proof()],
      sidebar: ['/', '/moved', '/same'${build === 'second' ? ", '/new'" : ''}].map((link) => ({ text: link === '/' ? 'start' : link.slice(1), link })),
    };`,
    '.gitignore': '*\n!pages\n!pages/*\n',
  }),
  (root) => {
    // An earlier run may have left one.
    if (!existsSync(join(root, 'pages/new.mdx')))
      rmSync(join(root, '.git'), { recursive: true, force: true });
    if (!existsSync(join(root, '.git'))) git(root, 'init');
    git(root, 'add', '-A');
    git(root, 'commit', '-m', 'Pages');
  },
);

test.use({ serviceWorkers: 'block' });
test.describe.configure({ mode: 'default' });

const line = (page: Page) => page.getByRole('region', { name: 'Changed since you last read it' });
const summary = (page: Page) => line(page).locator('summary');

/** The paths that a page requests of what changed. */
function requested(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const [, path] = /(_changes\/.*|show-changes)/.exec(request.url()) ?? [];
    if (path) paths.push(path);
  });
  return paths;
}

/** Waits until the page has noted its version. */
async function expectNoted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('docs.visits')))
    .toContain('_changes');
}

const topOfTitle = async (page: Page, name: string) => (await titleOf(page, name).boundingBox())!.y;

test(
  'a changed page names its sections in one line, and shows the words when asked',
  { tag: '@once' },
  async ({ page, host }) => {
    const paths = requested(page);
    await page.goto(host.address);
    await expectNoted(page);
    const top = await topOfTitle(page, 'Start');
    await expect(line(page)).toHaveCount(0);
    expect(paths).toEqual([]);
    host.show('second');
    // Another visit: session storage ends with the tab.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(summary(page)).toHaveText(
      'Changed since you last read it: Size, Shape, Past (removed)',
    );
    expect(await topOfTitle(page, 'Start'), 'nothing moves').toBe(top);
    expect(paths.filter((path) => path.startsWith('_changes'))).toEqual([
      '_changes/sections/index.json',
    ]);
    await expect(
      page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: '(changed)' }),
    ).toHaveText(['Size (changed)', 'Shape (changed)']);
    await summary(page).press('Enter');
    await expect(line(page).locator('del')).toHaveText(['100', 'It goes.']);
    await expect(line(page).locator('ins')).toHaveText(['200', 'Round.']);
    expect(paths).toContain('_changes/words/index.json');
    await line(page).getByRole('link', { name: 'Size' }).click();
    await expect(page).toHaveURL(/#size$/);
    await page.reload();
    await expect(summary(page), 'a reload is the same visit').toBeVisible();
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the line is accessible, ${colorScheme}`,
    { tag: ['@once', '@not-firefox', '@long'] },
    async ({ page, host }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(host.address);
      await expectNoted(page);
      host.show('second');
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await summary(page).click();
      await expect(line(page).locator('ins').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(line(page)).toBeHidden();
    },
  );
}

test(
  'a moved and reformatted page, a page that stayed and a new page have no line',
  { tag: ['@once', '@long'] },
  async ({ page, host }) => {
    const paths = requested(page);
    for (const name of ['moved', 'same']) {
      await page.goto(`${host.address}${name}`);
      await expectNoted(page);
    }
    host.show('second');
    await page.evaluate(() => sessionStorage.clear());
    for (const name of ['moved', 'same', 'new']) {
      await page.goto(`${host.address}${name}`);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('docs.visits')))
        .toContain(`/${name}.json`);
      await expect(line(page)).toHaveCount(0);
    }
    expect(paths).toEqual([]);
    await expect(page.getByRole('main')).toContainText('Start (new page)');
    const feed = await page.request.get(`${host.address}changes.xml`);
    expect(await feed.text()).toContain('<title>Start: Size</title>');
  },
);

test(
  'a navigation to a changed page shows its line, and the next one removes it',
  { tag: '@once' },
  async ({ page, host }) => {
    await page.goto(host.address);
    await expectNoted(page);
    host.show('second');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${host.address}same`);
    await sidebarOf(page).getByRole('link', { name: 'start' }).click();
    await expect(summary(page)).toContainText('Size');
    await sidebarOf(page).getByRole('link', { name: 'same' }).click();
    await expect(titleOf(page, 'Same')).toBeVisible();
    await expect(line(page)).toHaveCount(0);
  },
);

test.describe('what could go wrong @once', () => {
  /** Opens the start page as one that was read at another version. */
  async function openAs(page: Page, host: { address: string }, stored: string): Promise<void> {
    await page.goto(`${host.address}same`);
    await expectNoted(page);
    await page.evaluate((value) => {
      sessionStorage.clear();
      localStorage.setItem('docs.visits', value);
    }, stored);
    await page.goto(host.address);
  }

  test('a version that is too old is reported without words @long', async ({ page, host }) => {
    const key = new URL('_changes/sections/index.json', host.address).pathname;
    await openAs(page, host, JSON.stringify([[key, '00000000']]));
    await expect(summary(page)).toHaveText('Changed since you last read it');
    await summary(page).click();
    await expect(line(page)).toContainText('Which words changed is no longer known.');
  });

  const damaged = ['', '[["__proto__","x"]]', '{"a":1}', 'null', '[1,2]', '"text"'];
  for (const stored of damaged)
    test(`a damaged value is ignored: ${stored} @long`, async ({ page, host }) => {
      await openAs(page, host, stored);
      await expectNoted(page);
      await expect(line(page)).toHaveCount(0);
    });

  test('blocked storage is ignored @long', async ({ page, host }) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('blocked');
      };
      Storage.prototype.setItem = () => {
        throw new DOMException('blocked');
      };
    });
    const noted = page.waitForResponse(/note-visit/);
    await page.goto(host.address);
    await (await noted).finished();
    await expect(titleOf(page, 'Start')).toBeVisible();
    await expect(line(page)).toHaveCount(0);
  });

  test.describe('offline', () => {
    test.use({ allowedMessages: /Failed to load resource/ });

    test('the line stands without its sections, and says so @long', async ({ page, host }) => {
      await page.route('**/_changes/**', (route) => route.abort());
      const key = new URL('_changes/sections/index.json', host.address).pathname;
      await openAs(page, host, JSON.stringify([[key, '00000000']]));
      await summary(page).click();
      await expect(line(page)).toContainText('The changes could not be loaded.');
    });
  });
});

test.describe('the last line of a page @once', () => {
  const proof = (page: Page) => page.locator('.Proof').getByText('How this page is checked');

  test('opens what holds the page, from a file that is fetched then', async ({ page, host }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('_proof')) fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(`${host.address}same`);
    await sidebarOf(page).getByRole('link', { name: 'start' }).click();
    await expect(titleOf(page, 'Start')).toBeVisible();
    expect(fetched).toEqual([]);
    await proof(page).press('Enter');
    const rows = page.locator('.Proof dt');
    await expect(rows).toHaveText(['Last commit']);
    await proof(page).press('Enter');
    await proof(page).press('Enter');
    await expect(rows.first()).toBeVisible();
    expect(fetched).toEqual([new URL('_proof/pages/index.json', host.address).pathname]);
    expect(await violations(page)).toEqual([]);
  });

  test.describe('offline @once', () => {
    test.use({ allowedMessages: /Failed to load resource/ });

    test('says that it could not be loaded, and tries again @long', async ({ page, host }) => {
      await page.route('**/_proof/**', (route) => route.abort());
      await page.goto(host.address);
      await proof(page).click();
      await expect(page.locator('.Proof')).toContainText('It could not be loaded.');
      await page.unroute('**/_proof/**');
      await proof(page).click();
      await proof(page).click();
      await expect(page.locator('.Proof dl')).toBeVisible();
    });
  });

  test.describe('without scripts @once', () => {
    test.use({ javaScriptEnabled: false });

    test('has a link to the file, and nothing is missing above @long', async ({ page, host }) => {
      host.show('second');
      await page.goto(host.address);
      await proof(page).click();
      const link = page.getByRole('link', { name: 'As a file' });
      await expect(link).toBeVisible();
      const answer = await page.request.get(
        new URL((await link.getAttribute('href'))!, host.address).href,
      );
      expect(await answer.json()).toMatchObject({ path: '/' });
      await expect(page.getByRole('heading', { name: 'Shape' })).toBeVisible();
      await expect(line(page)).toHaveCount(0);
    });
  });
});
