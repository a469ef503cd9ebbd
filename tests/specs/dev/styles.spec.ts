import type { Page } from '@playwright/test';
import { isMarked, markDocument, titleOf } from '../../helpers/test.ts';
import { expect, test } from '../../helpers/dev-site.ts';

const colorOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);

test(
  'the style sheets of components apply before anything is touched, and after a navigation',
  { tag: '@dev' },
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
