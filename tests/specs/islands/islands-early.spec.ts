import type { Page } from '@playwright/test';
import {
  expect,
  hold,
  islandsChunk,
  settle,
  sidebarOf,
  test,
  titleOf,
} from '../../helpers/test.ts';

/** In each test React loads only when `arrive` is called: after the reader has acted. */
let arrive: () => Promise<void>;

test.beforeEach(async ({ page }) => {
  arrive = await hold(page, islandsChunk);
});

/** Firefox's `load` event waits for the page's imports, which are delayed here. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

test('a click before an island has hydrated counts exactly once @any-base', async ({ page }) => {
  await open(page, 'guide/islands');
  const single = page.getByRole('button', { name: 'Single' });
  await single.click();
  await expect(single).toHaveText('Single: 0');
  await arrive();
  await expect(single).toHaveText('Single: 1');
  await expect(page.getByTestId('Single')).toContainText('touched');
  await single.click();
  await expect(single).toHaveText('Single: 2');
});

test(
  'three clicks before an island has hydrated count three times',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page, 'guide/islands');
    const single = page.getByRole('button', { name: 'Single' });
    for (let click = 0; click < 3; click++) await single.click();
    await arrive();
    await expect(single).not.toHaveText('Single: 0');
    await expect(single).toHaveText('Single: 3');
  },
);

test(
  'early clicks on a nested island and on the one around it each count once',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page, 'guide/islands');
    const inner = page.getByRole('button', { name: 'Inner' });
    const outer = page.getByRole('button', { name: 'Outer' });
    await inner.click();
    await outer.click();
    await arrive();
    await expect(inner).toHaveText('Inner: 11');
    await expect(outer).toHaveText('Outer: 1');
  },
);

test('the theme toggle acts at once, and loads no React @once @spec-4', async ({ page }) => {
  let isAsked = false;
  page.on('request', (request) => (isAsked ||= islandsChunk.test(request.url())));
  await open(page, 'guide/first');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await toggle.click();
  await expect(page.locator('html')).toContainClass('dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.press('Enter');
  await expect(page.locator('html')).not.toContainClass('dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(isAsked).toBe(false);
  // An actual island does load it, so the observed request is the right one.
  await page.getByRole('button', { name: 'More' }).hover();
  await expect.poll(() => isAsked).toBe(true);
});

test(
  'an arrow key on a menu’s button before it has hydrated opens the menu',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, 'guide/first');
    const menu = page.getByRole('button', { name: 'More' });
    await menu.focus();
    await menu.press('ArrowDown');
    await arrive();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reference' }),
    ).toBeFocused();
  },
);

test(
  'text typed into a field, or into an element that readers write in, stays, and is known to the component',
  { tag: '@any-base' },
  async ({ page }) => {
    await open(page, 'guide/islands');
    const draft = page.getByLabel('Draft');
    await draft.click();
    await draft.press('End');
    await draft.pressSequentially(' Ada');
    const field = page.getByLabel('Name');
    await field.pressSequentially('early');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('');
    await arrive();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('EARLY');
    await expect(field).toHaveValue('early');
    await expect(field).toBeFocused();
    await field.pressSequentially(' bird');
    await expect(field).toHaveValue('early bird');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('EARLY BIRD');
    await expect(draft).toHaveText('Dear Ada');
    await expect(page.getByTestId('drafts')).toHaveText('Dear Ada');
  },
);

test(
  'what an extension fills in and clicks before an island has hydrated counts',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page, 'guide/islands');
    await page.getByLabel('Name').evaluate((field: HTMLInputElement) => {
      field.value = 'filled';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const single = page.getByRole('button', { name: 'Single' });
    await single.evaluate((button: HTMLElement) => button.click());
    await arrive();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('FILLED');
    await expect(single).toHaveText('Single: 1');
  },
);

test(
  'what is entered into several fields before they have hydrated is known, once each',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page, 'guide/islands');
    const entered = page.getByTestId('entered');
    await page.getByLabel('User').pressSequentially('Ada');
    await page.getByLabel('Password').pressSequentially('secret');
    // Removes the initial text of the component.
    await page.getByLabel('Note').press('ControlOrMeta+a');
    await page.getByLabel('Note').press('Delete');
    await page.getByLabel('Plan').selectOption('paid');
    await expect(entered).toHaveText(', , Nothing, free, small, false, 0');
    await arrive();
    await expect(entered).toHaveText('Ada, secret, , paid, small, false, 4');
    await expect(page.getByLabel('User')).toHaveValue('Ada');
    await expect(page.getByLabel('Password')).toHaveValue('secret');
    await expect(page.getByLabel('Note')).toHaveValue('');
    await expect(page.getByLabel('Plan')).toHaveValue('paid');
  },
);

test(
  'what the browser fills in again, which it does without an event, is known',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page, 'guide/islands');
    await page.getByRole('main').evaluate((main) => {
      const named = (name: string) => main.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      named('user').value = 'Ada';
      named('plan').value = 'paid';
      named('isAgreed').checked = true;
      main.querySelector<HTMLInputElement>('[value=large]')!.checked = true;
    });
    await page.getByLabel('User').hover();
    await arrive();
    await expect(page.getByTestId('entered')).toHaveText('Ada, , Nothing, paid, large, true, 4');
    await expect(page.getByLabel('User')).toHaveValue('Ada');
    await expect(page.getByLabel('Plan')).toHaveValue('paid');
    await expect(page.getByLabel('Agreed')).toBeChecked();
    await expect(page.getByLabel('large')).toBeChecked();
  },
);

test(
  'an early click on an island of a page that has been left is forgotten',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page, 'guide/islands');
    await page.getByRole('button', { name: 'Single' }).click();
    await sidebarOf(page).getByRole('link', { name: 'First' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible();
    await arrive();
    await page.goBack();
    const single = page.getByRole('button', { name: 'Single' });
    await expect(page.getByTestId('load')).toHaveText('hydrated');
    await expect(single).toHaveText('Single: 0');
    await single.click();
    await expect(single).toHaveText('Single: 1');
  },
);

test.describe('when React cannot be loaded @any-base', () => {
  test.use({
    allowedMessages: /^Failed to load/,
  });

  test(
    'the reader goes on reading, and the next page tries again',
    { tag: '@any-server' },
    async ({ page }) => {
      await arrive();
      await page.route(islandsChunk, (route) => route.abort());
      let asked = 0;
      let failed = 0;
      page.on('request', (request) => islandsChunk.test(request.url()) && asked++);
      page.on('requestfailed', (request) => islandsChunk.test(request.url()) && failed++);
      await open(page, 'guide/long');
      const menu = page.getByRole('button', { name: 'More' });
      await menu.click();
      await expect(page.getByRole('alert')).toContainText('failed to load');
      // The pointer and the press may each have sent a request: a later touch would share the pending
      // one.
      await settle(page);
      await expect.poll(() => asked - failed).toBe(0);
      await page.unroute(islandsChunk);
      await sidebarOf(page).getByRole('link', { name: 'First' }).click();
      await expect(titleOf(page, 'First')).toBeVisible();
      // The page loaded as a document, whose script handles the click once it has run.
      await page.waitForLoadState('domcontentloaded');
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    },
  );
});
