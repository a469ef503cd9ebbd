import { expect, test } from './test.ts';

test('a click shows the next page without loading a document', async ({ page, base }) => {
  await page.goto('guide/first');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${base}/guide/second$`));
  await expect(page).toHaveTitle('Second – Fixture');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('focus moves to the heading of the page shown, and a screen reader hears its title', async ({
  page,
}) => {
  await page.goto('guide/first');
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Second');
});

test('back returns to the scroll position that was left', async ({ page }) => {
  await page.goto('guide/long');
  await page.evaluate(() => scrollTo(0, 900));
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Second' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Long' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('a link to a heading of another page arrives at it', async ({ page }) => {
  await page.goto('guide/first');
  await page.getByRole('main').getByRole('link', { name: 'heading there' }).click();
  await expect(page.getByRole('heading', { name: 'Café au lait' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Café au lait' })).toBeInViewport();
});

test('the sidebar marks the page shown, and opens the group that holds it', async ({ page }) => {
  await page.goto('guide/first');
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  await expect(sidebar.getByRole('link', { name: 'First' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sidebar.getByRole('link', { name: 'Second' }).click();
  await expect(sidebar.getByRole('link', { name: 'Second' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sidebar.getByRole('link', { name: 'First' })).not.toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a page of another section brings its own sidebar, and the first comes back as it was left', async ({
  page,
}) => {
  await page.goto('guide/first');
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  await sidebar.getByRole('button', { name: 'Open' }).click();
  await expect(sidebar.getByRole('button', { name: 'Open' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.getByRole('main').getByRole('link', { name: 'first reference' }).click();
  await expect(sidebar.getByRole('link', { name: 'Second' })).toHaveAttribute(
    'href',
    /reference\/second$/,
  );
  await page.goBack();
  await expect(sidebar.getByRole('button', { name: 'Open' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a payload that is missing falls back to a page load', async ({ page }) => {
  await page.route('**/_page/guide/second.json', (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.goto('guide/switches');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.goto('guide/minimal');
  await page.getByRole('main').getByRole('link', { name: 'First' }).click();
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(false);
});
test.describe('with an answer of another build', () => {
  test('a navigation falls back to a page load', async ({ page }) => {
    await page.route('**/_page/guide/second.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), build: 'another' } });
    });
    await page.goto('guide/first');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(false);
  });
});
