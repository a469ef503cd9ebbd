import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectArrival, test } from '../../helpers/test.ts';
import { git, served, writeSite } from '../../helpers/own-site.ts';

test.describe.configure({ mode: 'default' });

const guide = `# Guide

The guide of a garden.

## Sow

Put the seeds into the soil.

\`\`\`sh [terminal]
npm create garden
\`\`\`

${'A long text to scroll.\n\n'.repeat(40)}
## Water

Each morning.

${'A long text to scroll.\n\n'.repeat(40)}`;

const german = guide
  .replace('# Guide\n\nThe guide of a garden.', '# Anleitung\n\nDie Anleitung für einen Garten.')
  .replace('## Sow\n\nPut the seeds into the soil.', '## Säen\n\nDie Samen in die Erde legen.')
  .replace('## Water\n\nEach morning.', '## Gießen\n\nJeden Morgen.')
  .replaceAll('A long text to scroll.', 'Ein langer Text.');

/** A site in four languages; the German guide is older than a section of its source. */
const address = served((project) => {
  const config = `import { arabic, defineConfig, german, japanese } from 'stilldocs';
export default defineConfig({
  title: { en: 'Garden', de: 'Garten' },
  languages: { de: { labels: german }, ar: { labels: arabic }, ja: { labels: japanese } },
  sidebar: [{ text: { en: 'Basics', de: 'Grundlagen' }, items: [
    { text: 'Guide', link: '/guide' }, { text: 'Wombats', link: '/wombats' },
  ] }],
  checks: { 'orphan-page': 'off' },
});`;
  const root = writeSite(`languages-${project}`, {
    'docs.config.ts': config,
    'pages/index.md': '# Garden\n\n[The guide](/guide)\n',
    'pages/guide.md': guide,
    'pages/wombats.md': '# Wombats\n\nWombats dig in gardens.\n',
    'pages/de/index.md': '# Garten\n\n[Die Anleitung](/guide)\n',
    'pages/de/guide.md': german,
    'pages/ar/index.md': '# حديقة\n\nاقرأ [الدليل](/guide).\n\n```sh\nnpm create garden\n```\n',
    'pages/ja/index.md': '# 庭\n\n[ガイド](/guide)\n',
  });
  git(root, 'add', '.');
  git(root, 'commit', '-m', 'Pages');
  // After the commit of the translation.
  writeFileSync(join(root, 'pages/guide.md'), guide.replace('Each morning.', 'Each evening.'));
  return root;
});

/** Opens a page of the site. */
const open = (page: Page, path: string) => page.goto(`${address()}${path}`);

test(
  'the menu keeps page and section, works with the keyboard, and says where a page is missing',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await open(page, '/guide');
    await page.getByRole('heading', { name: 'Water' }).evaluate((it) => it.scrollIntoView());
    await expect(page.locator('.Outline-link[aria-current]')).toHaveText('Water');
    await page.getByRole('button', { name: 'Language: English' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Language' });
    await expect(menu.getByRole('link', { name: '日本語' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', /#water$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Deutsch' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/de/guide#water');
    await expect(page.getByRole('heading', { name: 'Gießen' })).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // The source stands in for a page that is not translated.
    await page.getByRole('link', { name: 'Wombats' }).first().click();
    await page.waitForURL('**/de/wombats');
    await expect(page.getByText('noch nicht übersetzt')).toBeVisible();
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  },
);

test(
  'a section that is newer in the source shows what has changed',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await open(page, '/de/guide');
    await expect(page.getByText('1 von 3 Abschnitten ist auf English neuer')).toBeVisible();
    const mark = page.locator('h2:has-text("Gießen")').locator('xpath=following::details[1]');
    await expect(mark.locator('del')).toBeHidden();
    await mark.getByText('neuer').click();
    await expect(mark.locator('del')).toHaveText('morning.');
    await expect(mark.locator('ins')).toHaveText('evening.');
    await mark.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/guide#water');
  },
);

test.describe('for a reader who prefers German', () => {
  test.use({ locale: 'de-AT' });
  test(
    'a page is offered in German until the reader closes the offer, and once',
    { tag: ['@any-server', '@any-base', '@not-firefox'] },
    async ({ page }) => {
      await open(page, '/');
      const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
      await expect(offer).toHaveAttribute('href', /\/de\/$/);
      // It follows the reader to the next page.
      await page.getByRole('main').getByRole('link', { name: 'The guide' }).click();
      await expectArrival(page, 'Guide');
      await expect(offer).toHaveAttribute('href', /\/de\/guide$/);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(offer).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Guide', level: 1 })).toBeVisible();
      await expect(offer).toHaveCount(0);
    },
  );
});

test('search finds pages that are not translated below the others @long', async ({ page }) => {
  await open(page, '/de/guide');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('wombats');
  const results = page.getByRole('group', { name: 'Noch nicht übersetzt' });
  await expect(results.getByRole('option', { name: 'Wombats' }).first()).toHaveAttribute(
    'lang',
    'en',
  );
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/de\/wombats/);
});
