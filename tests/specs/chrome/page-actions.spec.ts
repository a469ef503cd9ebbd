import type { Page } from '@playwright/test';
import { served, writeSite } from '../../helpers/own-site.ts';
import { expect, hold, stopClock, test, titleOf } from '../../helpers/test.ts';

const copy = (page: Page) => page.getByRole('button', { name: 'Copy page for LLMs' });
const announced = (page: Page) => page.locator('body > [role=status]');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  '"Ask in ChatGPT" opens a chat with a search hint and a prompt about the page’s absolute address, and follows a navigation',
  { tag: ['@any-server', '@spec-2-chrome', '@ruling-7', '@ruling-19'] },
  async ({ page, base }) => {
    await page.goto('guide/first');
    const link = page.getByRole('link', { name: 'Ask in ChatGPT (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    const url = new URL((await link.getAttribute('href'))!);
    expect(url.origin).toBe('https://chatgpt.com');
    expect(url.searchParams.get('hints')).toBe('search');
    const prompt = url.searchParams.get('q')!;
    expect(prompt).toContain(`https://fixture.example${base}/guide/first`);
    expect(prompt).toMatch(/research/i);
    expect(prompt).toMatch(/ask me/i);
    expect(prompt).toMatch(/not quote/i);
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect(link).toHaveAttribute('href', /guide%2Fsecond/);
    // Front matter takes them from a page.
    await page.goto('guide/switches');
    await expect(page.getByRole('link', { name: /Ask in ChatGPT/ })).toHaveCount(0);
    await expect(copy(page)).toHaveCount(0);
  },
);

test(
  '"Copy page for LLMs" copies the page’s raw source, and says so for 1 s',
  { tag: ['@spec-2-chrome', '@spec-2-pages', '@spec-4', '@ruling-19'] },
  async ({ page, request }) => {
    await page.clock.install();
    await page.goto('guide/first');
    await stopClock(page);
    await copy(page).click();
    const copied = page.getByRole('button', { name: 'Copied', exact: true });
    await expect(copied).toBeVisible();
    expect(await clipboard(page)).toContain('# First [where it begins]');
    expect(await clipboard(page)).toBe(await (await request.get('_page/guide/first.txt')).text());
    await page.clock.runFor(999);
    await expect(copied).toBeVisible();
    await expect(announced(page)).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(copied).toHaveCount(0);
    await expect(copy(page)).toBeVisible();
  },
);

test('the source is fetched only when asked for @once @ruling-19', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('guide/first');
  await copy(page).hover();
  expect(asked.filter((path) => path.endsWith('.txt'))).toEqual([]);
  await copy(page).click();
  // The label shows it for one second only.
  await expect(announced(page)).toHaveText('Copied');
  expect(asked.filter((path) => path.endsWith('.txt'))).toHaveLength(1);
});

test('a slow source is copied when it has come @once @long', async ({ page }) => {
  const arrive = await hold(page, /guide\/first\.txt/);
  await page.goto('guide/first');
  await copy(page).click();
  await expect(announced(page)).not.toHaveText('Copied');
  await arrive();
  await expect(announced(page)).toHaveText('Copied');
});

test.describe('when the source cannot be had', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('the failure is announced, not swallowed @once @ruling-19', async ({ page }) => {
    await page.route(/guide\/first\.txt/, (route) => route.fulfill({ status: 500 }));
    await page.clock.install();
    await page.goto('guide/first');
    await stopClock(page);
    await copy(page).click();
    await expect(page.getByRole('button', { name: 'Copying failed' })).toBeVisible();
    await page.clock.runFor(1000);
    await expect(announced(page)).toHaveText('Copying failed');
    await expect(copy(page)).toBeVisible();
  });
});

test(
  'a page that a host gives in place of the source is not copied',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.route(/guide\/first\.txt/, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><p>Log in' }),
    );
    await page.goto('guide/first');
    await copy(page).click();
    await expect(announced(page)).toHaveText('Copying failed');
  },
);

test('a clipboard that refuses is announced @once @ruling-19', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, { write: refuse, writeText: refuse });
  });
  await page.goto('guide/first');
  await copy(page).click();
  await expect(announced(page)).toHaveText('Copying failed');
});

test.describe('several programs, without scripts @once', () => {
  test.use({ javaScriptEnabled: false });
  const address = served((project) =>
    writeSite(`programs-${project}`, {
      'docs.config.ts': `export default {
        title: 'Programs',
        baseUrl: 'https://programs.example',
        aiCta: { openIn: ['claude', 'chatgpt', 'cursor', 'vscode'] },
        sidebar: [{ text: 'Guide', link: '/guide' }],
      };`,
      'pages/index.md': '# Programs\n\n[Guide](/guide)\n',
      'pages/guide.md': '# Guide\n\nText.\n',
    }),
  );

  test('a menu of those that answer questions about the page is opened by keyboard', async ({
    page,
  }) => {
    await page.goto(`${address()}/guide`);
    const menu = page.locator('.Aside details');
    const claude = menu.getByRole('link', { name: /Claude/ });
    await expect(claude).toBeHidden();
    await menu.getByText('Open in …').press('Enter');
    await expect(claude).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(claude).toBeFocused();
    await expect(claude).toHaveAttribute(
      'href',
      /^https:\/\/claude\.ai\/new\?q=Research%20http.*%2Fguide/,
    );
    const names = await menu.getByRole('link').allTextContents();
    expect(names).toEqual(['Claude', 'ChatGPT', 'Cursor', 'VS Code']);
  });
});
