import type { Page } from '@playwright/test';
import { expect, hold, islandsChunk, sidebarOf, test, titleOf } from '../../helpers/test.ts';
import { test as dev } from '../../helpers/dev-site.ts';

const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const counter = (page: Page, name: string) => page.getByRole('button', { name: `${name}:` });

test(
  'children come and go as often as the reader opens and closes, and islands in them stay alive',
  { tag: '@any-base' },
  async ({ page }) => {
    // The first clicks come before React: the second takes away what the first was on.
    const arrive = await hold(page, islandsChunk);
    await page.goto('guide/slots', { waitUntil: 'domcontentloaded' });
    const text = page.getByText('Text that is there at first');
    await counter(page, 'Kept').click();
    await toggle(page, 'Shown').click();
    await arrive();
    await expect(text).toBeHidden();
    await toggle(page, 'Shown').click();
    await expect(counter(page, 'Kept')).toHaveText('Kept: 1');
    await counter(page, 'Kept').click();
    for (let round = 3; round < 5; round++) {
      await toggle(page, 'Shown').click();
      await expect(text).toBeHidden();
      await toggle(page, 'Shown').click();
      await expect(text).toBeVisible();
      await counter(page, 'Kept').click();
      await expect(counter(page, 'Kept')).toHaveText(`Kept: ${round}`);
    }
    // One slot in the place of another.
    await counter(page, 'One').click();
    await toggle(page, 'Swap').click();
    await expect(page.getByTestId('first')).toHaveText('Two');
    await expect(page.getByTestId('second')).toContainText('One: 1');
  },
);

test(
  'children that the build did not render appear when they are opened, with living islands',
  { tag: ['@any-base', '@any-server'] },
  async ({ page }) => {
    await page.goto('guide/slots');
    const text = page.getByText('Text that is hidden at first.');
    await expect(text).toBeHidden();
    for (let round = 4; round < 7; round++) {
      await toggle(page, 'Hidden').click();
      await expect(text).toBeVisible();
      await expect(page.getByTestId('load')).toHaveText('hydrated');
      await counter(page, 'Late').click();
      await expect(counter(page, 'Late')).toHaveText(`Late: ${round}`);
      await toggle(page, 'Within').click();
      await expect(page.getByText('Deep inside.')).toBeVisible({ visible: round !== 5 });
      await toggle(page, 'Hidden').click();
      await expect(text).toBeHidden();
    }
  },
);

test(
  'children move to another parent, to a portal, and are there twice',
  { tag: ['@any-base', '@any-server'] },
  async ({ page }) => {
    await page.goto('guide/slots');
    const move = toggle(page, 'Move');
    const inside = (place: string) => page.getByTestId(place).getByRole('button');
    await inside('left').click();
    await page.getByTestId('left').getByLabel('Name').fill('Ada');
    await move.click();
    await expect(inside('left')).toHaveCount(0);
    await expect(inside('right')).toHaveText('Moved: 1');
    await expect(page.getByTestId('right').getByRole('status')).toHaveText('ADA');
    await expect(page.getByTestId('note')).toHaveText('Moved once');
    await move.click();
    // The second copy is as the build wrote it.
    await expect(inside('right')).toHaveText('Moved: 1');
    await expect(inside('left')).toHaveText('Moved: 0');
    await expect(page.getByTestId('left').getByLabel('Name')).toHaveValue('');
    await expect(page.getByTestId('left').getByText('Styled')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await inside('left').click();
    await expect(inside('left')).toHaveText('Moved: 1');
    await expect(inside('right')).toHaveText('Moved: 1');
    await move.click();
    await inside('portal').click();
    await expect(inside('portal')).toHaveText('Moved: 2');
    await expect(page.getByRole('button', { name: 'Moved' })).toHaveCount(1);
  },
);

test('islands in children that are not shown end with their page @once @long', async ({ page }) => {
  await page.goto('guide/slots');
  const mounted = () =>
    page.evaluate(() => (window as { mountedCounters?: number }).mountedCounters ?? 0);
  await counter(page, 'Kept').click();
  await toggle(page, 'Shown').click();
  for (let step = 0; step < 3; step++) await toggle(page, 'Move').click();
  await page.getByTestId('portal').getByRole('button').click();
  await expect.poll(mounted).toBe(2);
  await sidebarOf(page).getByRole('link', { name: 'First' }).click();
  await expect(titleOf(page, 'First')).toBeVisible();
  await expect.poll(mounted).toBe(0);
  await expect(page.getByTestId('portal')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('children that the build did not render are shown @once', async ({ page }) => {
    await page.goto('guide/slots');
    await expect(page.getByText('Text that is there at first')).toBeVisible();
    await expect(page.getByText('Text that is hidden at first.')).toBeVisible();
    await expect(page.getByText('Deep inside.')).toBeVisible();
    await expect(page.getByText('Moved once')).toBeVisible();
  });
});

test('search finds what the build did not render @once @long', async ({ page }) => {
  const index = await (await page.request.get('search-index.json')).text();
  expect(index).toContain('Text that is hidden at first.');
  expect(await (await page.request.get('guide/slots.md')).text()).toContain('Deep inside.');
});

dev(
  'an edit of children changes them, also while they are closed',
  { tag: ['@dev', '@long'] },
  async ({ page, site }) => {
    await page.goto('guide/slots');
    await counter(page, 'Kept').click();
    await toggle(page, 'Shown').click();
    await toggle(page, 'Shown').click();
    site.edit('pages/guide/slots.mdx', 'Text that is **there**', 'Words that are **there**');
    await expect(page.getByText('Words that are there at first')).toBeVisible();
    await expect(counter(page, 'Kept')).toHaveText('Kept: 1');
    await toggle(page, 'Shown').click();
    site.edit('pages/guide/slots.mdx', 'Words that are', 'Sentences that are');
    site.edit('pages/guide/slots.mdx', '# Slots', '# Slots, edited');
    await expect(titleOf(page, 'Slots, edited')).toBeVisible();
    await toggle(page, 'Shown').click();
    await expect(page.getByText('Sentences that are there at first')).toBeVisible();
    await expect(counter(page, 'Kept')).toHaveText('Kept: 1');
  },
);
