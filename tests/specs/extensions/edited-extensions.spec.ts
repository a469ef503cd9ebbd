import { expect, test } from '../../helpers/dev-site.ts';
import { isMarked, markDocument } from '../../helpers/test.ts';

// On a busy machine a session takes seconds to start.
const started = { timeout: 60_000 };

// A session that is replaced answers so to a page that is about to be loaded again.
test.use({ allowedMessages: /504 \(Outdated Request\)|Failed to load TypeError/ });

test(
  'edits of an extension, its parts and its script are followed',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    test.slow();
    site.write('parts/Footer.tsx', 'export default () => <p>Imprint one</p>;\n');
    site.write('parts/Header.tsx', 'export default ({ children }) => <>News one{children}</>;\n');
    site.write(
      'extension.ts',
      `export const extension = {
  name: 'edited',
  labels: { next: 'Onwards' },
  components: { Footer: '~/parts/Footer.tsx', Header: '~/parts/Header.tsx' },
  scripts: ['~/browser.ts'],
  outputs: [{ ending: '.words.txt', content: () => 'one' }],
};\n`,
    );
    site.write('browser.ts', "document.documentElement.dataset.browser = 'one';\n");
    await page.goto('guide/first');
    site.edit(
      'docs.config.ts',
      "import { defineConfig } from 'stilldocs';",
      "import { extension } from './extension.ts';\nimport { defineConfig } from 'stilldocs';",
    );
    site.edit('docs.config.ts', 'types()]', 'types(), extension]');
    await expect(page.getByText('Imprint one')).toBeVisible(started);
    await expect(page.getByRole('link', { name: 'Onwards' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-browser', 'one');

    // The server has restarted: this document has to be connected before the next edit.
    await page.goto('guide/first');
    // A part that navigations replace is replaced in the document.
    await markDocument(page);
    site.edit('parts/Footer.tsx', 'one', 'two');
    await expect(page.getByText('Imprint two')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    // One that stays mounted needs another document.
    site.edit('parts/Header.tsx', 'one', 'two');
    await expect(page.getByText('News two')).toBeVisible();

    site.edit('extension.ts', 'Onwards', 'Further');
    site.edit('extension.ts', "'one' }", "'two' }");
    await expect(page.getByRole('link', { name: 'Further' })).toBeVisible(started);
    const words = async () => (await page.request.get('guide/second.words.txt')).text();
    await expect.poll(words, started).toBe('two');
    site.edit('browser.ts', 'one', 'two');
    await expect(page.locator('html')).toHaveAttribute('data-browser', 'two');
  },
);

test.describe('an error of an extension', () => {
  // The page cannot be rendered meanwhile.
  test.use({ allowedMessages: /Failed to load resource.*50[04]|Failed to load TypeError/ });

  test('is shown, and gone once it is mended @dev @long', async ({ page, site }) => {
    test.slow();
    site.write('parts/Footer.tsx', 'export default () => <p>Imprint</p>;\n');
    await page.goto('guide/first');
    site.edit(
      'docs.config.ts',
      'types()]',
      "types(), { name: 'edited', components: { Footer: '~/parts/Footer.tsx' } }]",
    );
    await expect(page.getByText('Imprint')).toBeVisible(started);
    site.edit('parts/Footer.tsx', '() => <p>Imprint</p>', "() => { throw new Error('broken'); }");
    const message = page.getByText(
      'The extension "edited" failed in "Footer" on /guide/first: broken',
    );
    await expect(message.first()).toBeVisible();
    site.edit('parts/Footer.tsx', "() => { throw new Error('broken'); }", '() => <p>Mended</p>');
    await expect(page.getByText('Mended')).toBeVisible();
    await expect(message).toHaveCount(0);
  });
});
