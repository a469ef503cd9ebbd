import type { Page } from '@playwright/test';
import { isMarked, markDocument, payloadOf, settle, titleOf } from '../../helpers/test.ts';
import { expect, test } from '../../helpers/dev-site.ts';

const overlayOf = (page: Page) => page.locator('vite-error-overlay');

test.use({ allowedMessages: /Failed to load resource|Failed to reload/ });

test(
  'a page that is broken shows file, line and the text around it, until it is mended',
  { tag: '@dev' },
  async ({ page, site }) => {
    await page.goto('guide/second');
    await markDocument(page);
    site.edit('pages/guide/second.mdx', 'Another one.', 'Another {one.');
    await expect(overlayOf(page)).toContainText('pages/guide/second.mdx:11');
    await expect(overlayOf(page)).toContainText('Another {one.');
    await expect(overlayOf(page)).not.toContainText('vite.config');
    await expect(titleOf(page, 'Second')).toBeAttached();
    site.edit('pages/guide/second.mdx', 'Another {one.', 'Another one, mended.');
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(page.getByText('Another one, mended.')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'a page that is broken when it is opened shows its mistake, and itself when mended',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    site.write('pages/guide/second.mdx', '---\nlayuot: docs\n---\n\n# Second\n');
    await expect.poll(async () => (await page.request.get('guide/second')).status()).toBe(500);
    await page.goto('guide/second');
    await expect(page.locator('pre').first()).toContainText('pages/guide/second.mdx:2');
    await expect(page.locator('pre').first()).toContainText('layuot');
    site.write('pages/guide/second.mdx', '# Second mended\n');
    await expect(page.getByRole('heading', { level: 1, name: 'Second mended' })).toBeVisible();
    await expect(overlayOf(page)).toHaveCount(0);
  },
);

test(
  'a page that is broken disturbs no other page, until its link is followed',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    const socket = page.waitForEvent('websocket');
    await page.goto('guide/first');
    const isChange = ({ payload }: { payload: string | Buffer }) =>
      String(payload).includes('docs:changed');
    const heard = (await socket).waitForEvent('framereceived', isChange);
    site.write('pages/guide/second.mdx', '# Second\n\n<Unknown />\n');
    await heard;
    // What was fetched ahead before may still be on its way.
    const refused = page.waitForResponse(
      (response) => payloadOf('guide/second').test(response.url()) && response.status() === 500,
    );
    await page.getByRole('main').getByRole('link', { name: 'second page' }).hover();
    await refused;
    await settle(page);
    await expect(overlayOf(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(page.locator('pre').first()).toContainText('pages/guide/second.mdx:3');
    await expect(page.locator('pre').first()).toContainText('<Unknown>');
  },
);

test(
  'a component that is broken shows file and line, until it is mended',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    await page.goto('guide/islands');
    const single = page.getByTestId('Single').getByRole('button');
    await single.click();
    await expect(single).toHaveText('Single: 1');
    site.edit('components/Counter.tsx', '{label}: {count}', '{label}: {count');
    await expect(overlayOf(page)).toContainText(/components\/Counter\.tsx:\d+:\d+/);
    await expect(overlayOf(page)).toContainText('</button>');
    site.edit('components/Counter.tsx', '{label}: {count', '{label} is {count}');
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(single).toHaveText(/^Single is/);
    await single.click();
    await expect(single).toHaveText(/^Single is \d/);
  },
);

test(
  'a component that throws while it is rendered names its page, until it is mended',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    await page.goto('reference/second');
    site.edit(
      'components/Counter.tsx',
      '  const id = useId();',
      "  const id = useId();\n  if (label) throw new Error('Not today');",
    );
    await expect(overlayOf(page)).toContainText('Not today');
    for (const place of ['pages/reference/second.mdx', 'components/Counter.tsx:'])
      await expect(overlayOf(page)).toContainText(place);
    site.edit('components/Counter.tsx', "\n  if (label) throw new Error('Not today');", '');
    await expect(overlayOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Other' })).toBeVisible();
  },
);

test(
  'packages and files that are missing are named all at once, as by a build, until they are there',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    site.write(
      'components/Icons.tsx',
      "import { X } from 'lucide-react';\nimport './gone.css';\nexport const Icons = () => <X />;\n",
    );
    site.write(
      'pages/guide/second.mdx',
      "# Second\n\nimport { Icons } from '../../components/Icons.tsx'\nimport Gone from 'gone-package/x'\n\n<Icons />\n",
    );
    await expect.poll(async () => (await page.request.get('guide/second')).status()).toBe(500);
    await page.goto('guide/second');
    const told = page.locator('pre').first();
    for (const text of [
      'The package "gone-package" is not installed',
      'pages/guide/second.mdx:4',
      'The package "lucide-react" is not installed',
      'components/Icons.tsx:1',
      'Run npm install lucide-react',
      'The import "./gone.css" does not exist',
      'components/Icons.tsx:2',
    ])
      await expect(told).toContainText(text);
    await expect(told).not.toContainText(/node_modules|vite|\.sites|\n\s+at /);
    expect(site.output()).not.toMatch(/node_modules|\n\s+at /);
    site.write('components/Icons.tsx', 'export const Icons = () => <p>Icons are here</p>;\n');
    site.edit('pages/guide/second.mdx', "import Gone from 'gone-package/x'\n", '');
    await expect(page.getByText('Icons are here')).toBeVisible();
  },
);

test(
  'a configuration that is broken shows key, file and line, until it is mended',
  { tag: '@dev' },
  async ({ page, site }) => {
    await page.goto('guide/first');
    site.edit(
      'docs.config.ts',
      "description: 'A site for tests.'",
      "descripton: 'A site for tests.'",
    );
    await expect(overlayOf(page)).toContainText('descripton');
    await expect(overlayOf(page)).toContainText(/docs\.config\.ts:\d+:\d+/);
    expect((await page.request.get('guide/second')).status()).toBe(200);
    site.edit('docs.config.ts', "descripton: 'A site for tests.'", "description: 'Mended.'");
    await expect(overlayOf(page)).toHaveCount(0);
    await expect
      .poll(async () => (await page.request.get('guide/second')).text())
      .toContain('Mended.');
  },
);

test(
  'a configuration that does not compile, or throws, is an error like any other',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    await page.goto('guide/first');
    site.edit('docs.config.ts', "title: 'Fixture',", "title: 'Fixture,");
    await expect(overlayOf(page)).toContainText('docs.config.ts');
    site.edit('docs.config.ts', "title: 'Fixture,", 'title: unknownName.title,');
    await expect(overlayOf(page)).toContainText('unknownName is not defined');
    await expect(overlayOf(page)).toContainText(/docs\.config\.ts:\d+:\d+/);
    site.edit('docs.config.ts', 'title: unknownName.title,', "title: 'Renewed',");
    await expect(overlayOf(page)).toHaveCount(0);
    await expect
      .poll(async () => (await page.request.get('guide/second')).text())
      .toContain('Renewed');
  },
);

test(
  'two files for one path, an empty file and a file that is no text leave the server serving',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    await page.goto('guide/first');
    site.write('pages/guide/first.md', '# Twin\n');
    site.write('pages/guide/empty.mdx', '');
    site.write('pages/guide/binary.mdx', '\u0000\uFFFD\u0001'.repeat(100));
    await expect.poll(async () => (await page.request.get('guide/empty')).status()).toBe(200);
    expect((await page.request.get('reference/first')).status()).toBe(200);
    site.remove('pages/guide/first.md');
    site.remove('pages/guide/binary.mdx');
    site.edit('pages/guide/first.mdx', '# First', '# First renewed');
    await expect
      .poll(async () => (await page.request.get('guide/first')).text())
      .toContain('First renewed');
  },
);

test(
  'a page that is loaded while the configuration is broken says so, until it is mended',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    await page.goto('guide/first');
    site.edit('docs.config.ts', "title: 'Fixture',", "titel: 'Fixture',");
    await expect(overlayOf(page)).toContainText('titel');
    await page.goto('guide/second');
    await expect(overlayOf(page)).toContainText('titel');
    site.edit('docs.config.ts', "titel: 'Fixture',", "title: 'Mended',");
    await expect(overlayOf(page)).toHaveCount(0);
    await page.goto('guide/first');
    await expect(page).toHaveTitle('First – Fixture');
    await expect(overlayOf(page)).toHaveCount(0);
  },
);

test('a link that leads nowhere is reported with its place @dev @long', async ({ page, site }) => {
  await page.goto('guide/second');
  site.edit('pages/guide/second.mdx', 'Another one.', 'Another one. [Lost](/guide/nowhere)');
  await expect
    .poll(() => site.output())
    .toMatch(/The link "\/guide\/nowhere" leads[^]*pages\/guide\/second\.mdx:11/);
  // Pages that were not shown yet are there.
  expect(site.output().match(/The link "|There is no heading "/g)).toHaveLength(1);
});

test(
  'a link that leads nowhere is reported on the page, which stays usable, until it is closed or mended',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    const notes = page.getByRole('status').filter({ hasText: 'leads to a page' });
    const edit = (from: string, to: string) => site.edit('pages/guide/second.mdx', from, to);
    await page.goto('guide/second');
    await markDocument(page);
    edit('Another one.', 'Another one. [Lost](/guide/nowhere)\n\n```nonsense\na\n```\n');
    await expect(notes).toContainText('The link "/guide/nowhere"');
    await expect(notes).toContainText('pages/guide/second.mdx:11');
    await expect(notes).toContainText('The language "nonsense" cannot be highlighted');
    await expect(overlayOf(page)).toHaveCount(0);
    // The notice belongs to the current page.
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'First', exact: true })
      .first()
      .click();
    await expect(titleOf(page, 'First')).toBeVisible();
    await expect(notes).toHaveCount(0);
    await page.goBack();
    await expect(notes).toContainText('/guide/nowhere');
    await page.getByRole('button', { name: 'Dismiss the notes' }).click();
    await expect(notes).toHaveCount(0);
    edit('Another one. [Lost]', 'Another one, edited. [Lost]');
    await expect(page.getByText('Another one, edited.')).toBeVisible();
    await expect(notes).toHaveCount(0);
    edit('/guide/nowhere', '/guide/elsewhere');
    await expect(notes).toContainText('The link "/guide/elsewhere"');
    edit('```nonsense', '```ts');
    edit('/guide/elsewhere', '/guide/first');
    await expect(notes).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'a link is reported that an edit of another page has made dead',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    const notes = page.getByRole('status').filter({ hasText: 'leads to a page' });
    site.write('pages/guide/target.mdx', '# Target\n');
    site.edit('pages/guide/second.mdx', 'Another one.', 'Another one. [To it](/guide/target)');
    await expect.poll(async () => (await page.request.get('guide/target')).status()).toBe(200);
    await page.goto('guide/second');
    await expect(page.getByRole('link', { name: 'To it' })).toBeVisible();
    await expect(notes).toHaveCount(0);
    site.remove('pages/guide/target.mdx');
    await expect(notes).toContainText('The link "/guide/target"');
  },
);

test('a page that is deleted is gone from the browser @dev @long', async ({ page, site }) => {
  site.write('pages/guide/gone.mdx', '# Gone soon\n');
  await expect.poll(async () => (await page.request.get('guide/gone')).status()).toBe(200);
  await page.goto('guide/gone');
  await expect(titleOf(page, 'Gone soon')).toBeVisible();
  site.remove('pages/guide/gone.mdx');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Gone soon');
  expect((await page.request.get('guide/gone')).status()).toBe(404);
});
