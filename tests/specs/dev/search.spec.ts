import { searchFor } from '../../helpers/search-dialog.ts';
import { expect, test } from '../../helpers/dev-site.ts';

test(
  'the dev server’s index is fresh after an edit, without a reload',
  { tag: ['@dev', '@long'] },
  async ({ page, context, site }) => {
    // The first index needs the whole site, which a busy machine compiles slowly.
    const index = context.waitForEvent('response', (it) => it.url().endsWith('/search-index.json'));
    await page.goto('guide/second');
    await page.keyboard.press('/');
    await index;
    const { field, options, dialog } = await searchFor(page, 'quokka', 'guide/second');
    await field.fill('bandicoot');
    await expect(dialog.getByText('No results for "bandicoot"')).toHaveCount(2);
    site.edit('pages/guide/second.mdx', 'Another one.', 'Another bandicoot.');
    await expect(options.first()).toContainText('bandicoot');
  },
);
