import { violations } from '../../helpers/axe.ts';
import { expect, test } from '../../helpers/test.ts';
import { crumbs, openSearch, searchFor } from '../../helpers/search-dialog.ts';
import { variantTags } from '../../helpers/tags.ts';

test(
  'a result shows its parents, its icon and its matches; at most 16 are shown, and it is said that there are none',
  { tag: ['@once', '@spec-2-search', '@spec-8', '@spec-9', '@ruling-24', '@ruling-26'] },
  async ({ page }) => {
    const { dialog, options, field, status } = await searchFor(page, 'useViewport');
    const expectCrumbs = (expected: string) =>
      expect.poll(() => crumbs(options.first())).toBe(expected);
    await expectCrumbs('Symbols › useViewport');
    // A page that the sidebar calls otherwise is found by that name, which is no parent of it.
    await field.fill('both link and group');
    await expectCrumbs('Both');
    await field.fill('symbols');
    const icon = options.first().locator('.Search-icon');
    await expect(icon).toHaveAttribute('data-kind', 'page');
    await expect(icon.locator('svg')).toBeVisible();
    await field.fill('Café au lait');
    await expectCrumbs('Guide › Second › Café au lait');
    await expect(icon).toHaveText('#');
    await field.fill('learn size');
    await expect(options.first().locator('.Search-excerpt mark')).toHaveText(['learn', 'size']);
    await field.fill('quokka');
    await expect(options).toHaveCount(16);
    await expect(status).toHaveText('16 results');
    await field.fill('zzzzqqqqxxxx');
    const text = 'No results for "zzzzqqqqxxxx"';
    await expect(dialog.locator('.Search-message')).toHaveText(text);
    await expect(status).toHaveText(text);
  },
);

test(
  'a result that an expansion finds names it, and the page does not contain it',
  { tag: ['@once', '@ruling-38'] },
  async ({ page }) => {
    const { options, field } = await searchFor(page, 'espresso milk');
    await expect(options.first()).toContainText('Café au lait');
    const also = options.first().locator('.Search-also');
    await expect(also).toHaveText('also: espresso with milk');
    await expect(also.locator('mark')).toHaveText(['espresso', 'milk']);
    await field.fill('lait');
    await expect(options.first()).toContainText('Café au lait');
    await expect(also, 'its own text is the reason').toHaveCount(0);
    await options.first().click();
    await expect(page.getByRole('article')).toContainText('beyond ASCII');
    await expect(page.getByRole('article')).not.toContainText('espresso');
  },
);

const symbols = [
  ['useViewport(', 'useViewport'],
  ['viewport', 'useViewport'],
  ['registerVevComponent', 'useViewport'],
  ['--force', 'Options'],
  ['force', 'Options'],
  ['vev.json', 'Options'],
  ['x-vev-key', 'Options'],
  ['VEV_PAGE_LOAD', 'Options'],
  ['page_load', 'Options'],
  ['i-', 'Options'],
  ['?worker', 'Options'],
  ['worker', 'Options'],
] as const;

test(
  'symbols, words and signs are found as typed, symbols also by their parts',
  { tag: ['@once', '@ruling-25'] },
  async ({ page }) => {
    const { field, options } = await searchFor(page, 'quokka');
    for (const [query, title] of symbols) {
      await field.fill(query);
      await expect(options.first().locator('.Search-title'), query).toHaveText(title);
    }
    // A table of names says what kind of thing they are.
    await field.fill('--force');
    await expect(options.first().locator('.Search-kind')).toHaveText('Option');
    await expect(options.first().locator('.Search-excerpt')).toContainText('--force · Forces it');
    // Words and signs that are everywhere.
    for (const query of ['their', '%']) {
      await field.fill(query);
      await expect(options.first().locator('.Search-excerpt mark').first()).toHaveText(query);
    }
  },
);

const places = {
  'content of components': 'Kookaburra',
  'titles of code': 'wombat.ts',
  code: 'Echidna',
  footnotes: 'platypus',
};
for (const [index, [what, query]] of Object.entries(places).entries()) {
  test(
    `${what} can be found`,
    { tag: ['@once', ...variantTags(index, 1), '@long'] },
    async ({ page }) => {
      const { options } = await searchFor(page, query);
      await expect(options.first()).toContainText('Symbols');
    },
  );
}

for (const [index, [script, query]] of (
  [
    ['Chinese, by a word', '搜索'],
    ['Chinese, by a part', '引擎'],
    ['Chinese, by one character', '擎'],
    ['Arabic', 'مرحبا'],
    ['Arabic, by a part', 'مرح'],
    ['Hebrew', 'ברוכים'],
    ['accented Latin, typed without accents', 'creme brulee'],
  ] as const
).entries()) {
  const tag = ['@once', ...variantTags(index, 1)];
  test(`${script}: text is found`, { tag }, async ({ page }) => {
    const { options } = await searchFor(page, query);
    await expect(options.first().locator('.Search-title')).toHaveText('Scripts');
  });
}

test(
  'the index holds plain text: no markup, no notation, entities decoded',
  { tag: ['@once', '@spec-3-search-index', '@ruling-24'] },
  async ({ page, base }) => {
    const response = await page.request.get(`${base}/search-index.json`);
    const index = (await response.json()) as Record<string, unknown> & {
      storedFields: Record<string, { href: string; text: string; titles: string[] }>;
    };
    expect(index.serializationVersion).toBe(2);
    expect(Object.keys(index)).toEqual([
      ...['documentCount', 'nextId', 'documentIds', 'fieldIds', 'fieldLength'],
      ...['averageFieldLength', 'storedFields', 'dirtCount', 'index', 'serializationVersion'],
    ]);
    const sections = Object.values(index.storedFields);
    const fields = ['title', 'titles', 'text', 'href', 'html', 'isPage'];
    for (const section of sections) expect(Object.keys(section)).toEqual(fields);
    const section = sections.find(({ href }) => href === `${base}/search/symbols#useviewport`)!;
    expect(section.text).toContain('Tom & Jerry say a < b.');
    expect(section.text).toContain('src/wombat.ts\nregisterVevComponent(Echidna);');
    expect(section.text).not.toContain('[!code');
    expect(section.titles).toEqual(['Symbols']);
  },
);

test(
  'pages that are not searchable are not found, nor is the heading of footnotes',
  { tag: ['@once', '@ruling-15'] },
  async ({ page, base }) => {
    const text = await (await page.request.get(`${base}/search-index.json`)).text();
    expect(text).not.toContain('thylacine');
    expect(text).not.toContain('"title":"Footnotes"');
  },
);

test('the list is a listbox that the field controls @once @ruling-26', async ({ page }) => {
  const { field, dialog, selected } = await searchFor(page, 'quokka');
  const list = dialog.getByRole('listbox', { name: 'Results' });
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id'))!);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await selected.getAttribute('id'))!,
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    // Narrow in the dark theme; the others are variants.
    const tag = ['@once', ...variantTags(colorScheme === 'dark' && width === 390 ? 0 : 1, 1)];
    test.describe(`at ${width} px in the ${colorScheme} theme`, { tag }, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const [index, query] of ['quokka', '', 'zzzzqqqqxxxx'].entries()) {
        const variant = variantTags(index, 1);
        test(
          `axe finds nothing wrong with the dialog for "${query}"`,
          { tag: variant },
          async ({ page }) => {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            if (query) await searchFor(page, query);
            else await openSearch(page);
            expect(await violations(page)).toEqual([]);
          },
        );
      }
    });
  }
}
