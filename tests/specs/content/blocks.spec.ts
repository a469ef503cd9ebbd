import { expect, test, titleOf } from '../../helpers/test.ts';

test(
  'callouts, details, steps, sponsors and footnotes are what they look like, also by keyboard and in print',
  {
    tag: [
      ...(['@once', '@spec-2-chrome', '@spec-3-configuration', '@spec-9'] as const),
      ...(['@ruling-15', '@ruling-29'] as const),
    ],
  },
  async ({ page }) => {
    await page.goto('guide/blocks');
    const main = page.getByRole('main');
    for (const name of ['Note', 'Info', 'Tip', 'Success', 'Warning', 'Danger'])
      await expect(main.getByRole('note', { name, exact: true }).first()).toBeVisible();
    await expect(main.getByRole('note', { name: 'Warning' })).toContainText('Mind the gap');

    const list = page.getByRole('list').filter({ hasText: 'Get it from the registry.' });
    await expect(list.locator('> li')).toHaveCount(3);
    const step = list.locator('> li').first().getByRole('heading', { level: 4 });
    await expect(step).toHaveText('Without a network');
    await expect(list).not.toContainText('Before the first step.');
    const outline = page.getByRole('navigation', { name: 'On this page' });
    for (const name of ['Install', 'Run', 'Enjoy', 'By hand'])
      await expect(outline.getByRole('link', { name, exact: true })).toBeVisible();
    await outline.getByRole('link', { name: 'By hand' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'By hand' })).toBeInViewport();

    for (const [group, name, href, height] of [
      ['Partners', 'Big', 'https://big.example', 60],
      ['Friends', 'Two', 'https://www.two.example', 40],
    ] as const) {
      const link = page.getByRole('region', { name: group }).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      const logo = link.getByRole('img');
      await expect.poll(async () => (await logo.boundingBox())!.height).toBe(height);
    }

    await expect(outline.getByRole('link', { name: 'Footnotes', exact: true })).toHaveCount(0);
    await main.getByRole('link', { name: '2', exact: true }).click();
    await expect(page.getByText('The second note.')).toBeInViewport();
    await page.getByRole('link', { name: 'Back to reference 2' }).click();
    await expect(page.getByText('A sentence with a note')).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Back to reference 1-2' })).toBeVisible();

    const [hidden, deeper] = ['Hidden until asked for.', 'Hidden deeper.'].map((text) =>
      page.getByText(text),
    );
    await expect(hidden!).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(hidden!).toBeVisible();
    await expect(deeper!).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByText('More about this').press('Enter');
    await expect(hidden!).toBeVisible();
    await expect(deeper!).toBeHidden();
    await main.locator('summary').getByText('Details').click();
    await expect(deeper!).toBeVisible();
  },
);

test(
  'authors and date read as a sentence, and a block is for the page or for its Markdown twin',
  { tag: ['@any-server', '@any-base', '@spec-2-chrome', '@spec-3-pages', '@ruling-29'] },
  async ({ page }) => {
    await page.goto('guide/blocks');
    await expect(page.getByText('Only on the page.')).toBeVisible();
    await expect(page.getByText('Only in the twin.')).toHaveCount(0);
    const twin = await (await page.request.get('guide/blocks.md')).text();
    expect(twin).toContain('\n\nOnly in the twin.\n\n');
    expect(twin).not.toContain('Only on the page.');
    expect(twin).not.toMatch(/:::(show|hide)/);
    expect(twin).toContain('> **Note**\n>\n> A note');
    const line = page.getByText(/^By Ann/);
    await expect(line).toHaveText('By Ann Ray, Bo Li and Cy · January 31, 2026');
    await expect(line.getByRole('link', { name: 'Ann Ray' })).toHaveAttribute('target', '_blank');
    await expect(line.getByRole('time')).toHaveAttribute('datetime', '2026-01-31');
    await line.getByRole('link', { name: 'Cy' }).click();
    await expect(titleOf(page, 'First')).toBeVisible();
  },
);

test(
  'the blog lists its posts, newest first',
  { tag: ['@any-server', '@spec-2-chrome', '@spec-3-pages', '@ruling-29', '@any-base'] },
  async ({ page }) => {
    await page.goto('blog');
    const posts = page.getByRole('main').getByRole('listitem');
    await expect(posts).toHaveText([
      'Fresh newsBy Ann Ray and Bo Li · January 31, 2026What is new this year.',
      'Old newsBy Ann Ray · March 1, 2025what was new last year',
    ]);
    await posts.getByRole('link', { name: 'Old news' }).click();
    await expect(titleOf(page, 'Old news')).toBeVisible();
  },
);
