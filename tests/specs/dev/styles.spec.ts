import type { Page } from '@playwright/test';
import { isMarked, markDocument, titleOf } from '../../helpers/test.ts';
import { expect, test } from '../../helpers/dev-site.ts';
import { variantTags } from '../../helpers/tags.ts';

const colorOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);

test(
  'the style sheets of components apply before anything is touched, and after a navigation',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    for (const [name, directive, color] of [
      ['Plain', '', 'rgb(1, 2, 3)'],
      ['Island', "'use client';\n", 'rgb(4, 5, 6)'],
      ['Later', '', 'rgb(7, 8, 9)'],
    ]) {
      site.write(`components/odd %20[x]/${name}.module.css`, `.own { color: ${color} }\n`);
      site.write(
        `components/odd %20[x]/${name}.tsx`,
        `${directive}import styles from './${name}.module.css';\n` +
          `export const ${name} = () => <b className={styles.own}>${name} words</b>;\n`,
      );
    }
    const imported = (name: string) =>
      `import { ${name} } from '../../components/odd %20[x]/${name}.tsx'\n`;
    site.write(
      'pages/guide/sheets.mdx',
      `${imported('Plain')}${imported('Island')}\n# Sheets\n\n<Plain/> <Island/>\n\n[To the later](later)\n`,
    );
    site.write('pages/guide/later.mdx', `${imported('Later')}\n# Later\n\n<Later/>\n`);
    await expect.poll(async () => (await page.request.get('guide/sheets')).status()).toBe(200);
    await page.goto('guide/sheets');
    expect(await colorOf(page, 'Plain words')).toBe('rgb(1, 2, 3)');
    expect(await colorOf(page, 'Island words')).toBe('rgb(4, 5, 6)');
    await markDocument(page);
    await page.getByRole('link', { name: 'To the later' }).click();
    await expect(titleOf(page, 'Later')).toBeVisible();
    await expect.poll(() => colorOf(page, 'Later words')).toBe('rgb(7, 8, 9)');
    site.edit('components/odd %20[x]/Later.module.css', '7, 8, 9', '10, 11, 12');
    await expect.poll(() => colorOf(page, 'Later words')).toBe('rgb(10, 11, 12)');
    expect(await isMarked(page)).toBe(true);
  },
);

const overlayOf = (page: Page) => page.locator('vite-error-overlay');
const spacer = (page: Page) => page.locator('.Spacer').evaluate((element) => element.clientHeight);

test.describe('a style sheet that is broken @dev @long', () => {
  test.use({ allowedMessages: /Failed to load resource|Failed to reload/ });

  const [from, to] = ['block-size: 150vh;\n}', 'block-size: 333px;\n}'];
  const mistakes = {
    'of the site': 'block-size: 333px;\n}}',
    'of the site, cut off': 'block-size: 333px; ]',
  };
  for (const [index, [how, broken]] of Object.entries(mistakes).entries())
    test(
      `${how} leaves the last good one, and is told until it is mended`,
      { tag: variantTags(index, 1) },
      async ({ page, site }) => {
        await page.goto('guide/islands');
        const before = await spacer(page);
        site.edit('styles.css', from, broken);
        await expect(overlayOf(page)).toContainText(/styles\.css:\d+:\d+/);
        expect(site.output()).toMatch(/ styles\.css:\d+:\d+/);
        expect(await spacer(page)).toBe(before);
        // The sheet also survives a reload, and an edit of the page.
        await page.goto('guide/first');
        await expect(overlayOf(page)).toContainText('styles.css');
        site.edit('pages/guide/first.mdx', '# First', '# First renewed');
        await expect(page.getByRole('heading', { level: 1, name: 'First renewed' })).toBeAttached();
        await expect(overlayOf(page)).toContainText('styles.css');
        await page.goto('guide/islands');
        await expect(overlayOf(page)).toContainText('styles.css');
        expect(await spacer(page)).toBe(before);
        site.edit('styles.css', broken, to);
        await expect(overlayOf(page)).toHaveCount(0);
        await expect.poll(() => spacer(page)).toBe(333);
        await page.reload();
        await expect(page.locator('.Spacer')).toBeAttached();
        await expect(overlayOf(page)).toHaveCount(0);
      },
    );

  test(
    'of a component leaves the last good one, and is reported until it is mended',
    { tag: '@long' },
    async ({ page, site }) => {
      site.write('components/own.module.css', '.own { color: rgb(1, 2, 3) }\n');
      site.write(
        'components/Own.tsx',
        "import styles from './own.module.css';\nexport const Own = () => <b className={styles.own}>Own words</b>;\n",
      );
      site.write(
        'pages/guide/sheets.mdx',
        "import { Own } from '../../components/Own.tsx'\n\n# Sheets\n\n<Own/>\n",
      );
      await expect.poll(async () => (await page.request.get('guide/sheets')).status()).toBe(200);
      await page.goto('guide/sheets');
      await expect.poll(() => colorOf(page, 'Own words')).toBe('rgb(1, 2, 3)');
      site.edit('components/own.module.css', '{ color: rgb(1, 2, 3) }', '{ color: rgb(7, 8, 9) }}');
      await expect(overlayOf(page)).toContainText(/components\/own\.module\.css:1:\d+/);
      expect(await colorOf(page, 'Own words')).toBe('rgb(1, 2, 3)');
      await page.reload();
      await expect(overlayOf(page)).toContainText('own.module.css');
      await expect.poll(() => colorOf(page, 'Own words')).toBe('rgb(1, 2, 3)');
      site.edit('components/own.module.css', ' }}', ' }');
      await expect(overlayOf(page)).toHaveCount(0);
      await expect.poll(() => colorOf(page, 'Own words')).toBe('rgb(7, 8, 9)');
    },
  );
});
