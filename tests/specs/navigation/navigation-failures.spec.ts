import {
  expect,
  isMarked,
  markDocument,
  payloadOf,
  settle,
  sidebarOf,
  test,
  titleOf,
} from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

const second = payloadOf('guide/second');

test.describe('with an answer that failed', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  /** Answers in place of a payload: failures, and what is none. `npm test` gives the first two. */
  const wrong = {
    'the status 500': { status: 500, body: 'gone' },
    HTML: { contentType: 'text/html', body: '<!doctype html><title>Home</title>' },
    'the status 404': { status: 404, body: 'gone' },
    'JSON that breaks off': { contentType: 'application/json', body: '{"build":"' },
    nothing: { contentType: 'application/json', body: '' },
    'JSON of another kind': { contentType: 'application/json', body: 'null' },
  };
  for (const [index, [what, answer]] of Object.entries(wrong).entries()) {
    const tag = ['@once', ...variantTags(index, 2)];
    test(`${what} for a payload falls back to a page load`, { tag }, async ({ page }) => {
      await page.route(second, (route) => route.fulfill(answer));
      await page.goto('guide/first');
      await markDocument(page);
      await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
      await expect(titleOf(page, 'Second')).toBeVisible();
      await expect(page).toHaveURL(/second$/);
      expect(await isMarked(page)).toBe(false);
    });
  }

  test('a payload that the network loses falls back to a page load @once', async ({ page }) => {
    await page.route(second, (route) => route.abort());
    await page.goto('guide/first');
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'heading there' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Café au lait' })).toBeInViewport();
    expect(await isMarked(page)).toBe(false);
  });

  test('a payload that failed once is asked for again @once @long', async ({ page }) => {
    const answers: number[] = [];
    page.on(
      'response',
      (response) => second.test(response.url()) && answers.push(response.status()),
    );
    await page.route(second, (route) => route.fulfill({ status: 500 }), { times: 1 });
    const failed = page.waitForResponse(second);
    await page.goto('guide/first');
    await failed;
    await settle(page);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect.poll(() => answers).toEqual([500, 200]);
    expect(await isMarked(page)).toBe(true);
  });

  test(
    'going back to a page whose payload fails loads that page',
    { tag: ['@any-server', '@any-base'] },
    async ({ page }) => {
      await page.goto('guide/minimal');
      await page.getByRole('main').getByRole('link', { name: 'First' }).click();
      await expect(titleOf(page, 'First')).toBeVisible();
      await page.reload();
      await page.route(payloadOf('guide/minimal'), (route) => route.fulfill({ status: 500 }));
      await markDocument(page);
      await page.goBack();
      await expect(titleOf(page, 'Minimal')).toBeVisible();
      await expect(page).toHaveURL(/minimal$/);
      expect(await isMarked(page)).toBe(false);
    },
  );

  test(
    'a sidebar that fails to load, is another document or breaks off falls back to a page load',
    { tag: ['@any-server', '@any-base'] },
    async ({ page }) => {
      const contentType = 'text/html';
      for (const answer of [
        { status: 500 },
        { contentType, body: '<!doctype html><title>Home</title>' },
        { contentType, body: '<ul><li>' },
      ]) {
        await page.route(/_page\/sidebar-/, (route) => route.fulfill(answer));
        await page.goto('guide/first');
        await markDocument(page);
        await page.getByRole('main').getByRole('link', { name: 'first reference' }).click();
        await expect(titleOf(page, 'First reference')).toBeVisible();
        await expect(sidebarOf(page).getByRole('link', { name: 'First' })).toHaveAttribute(
          'aria-current',
          'page',
        );
        expect(await isMarked(page)).toBe(false);
        await page.unroute(/_page\/sidebar-/);
      }
    },
  );
});

test(
  'a payload of another build falls back to a page load, and is asked for once',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => second.test(request.url()) && asked.push(request.url()));
    await page.route(second, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), build: 'another' } });
    });
    const preloaded = page.waitForResponse(second);
    await page.goto('guide/first');
    await markDocument(page);
    await (await preloaded).finished();
    await settle(page);
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    expect(asked).toHaveLength(1);
  },
);

test('an address whose fragment is not valid UTF-8 shows its page @once', async ({ page }) => {
  await page.goto('guide/second#%E0%A4%A');
  await expect(titleOf(page, 'Second')).toBeVisible();
  await sidebarOf(page).getByRole('link', { name: 'First' }).click();
  await expect(titleOf(page, 'First')).toBeVisible();
  await page.goBack();
  await expect(titleOf(page, 'Second')).toBeVisible();
});

test(
  'a link whose fragment is not valid UTF-8 leads to the top of its page',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('guide/first');
    await markDocument(page);
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('main a[href$="/guide/second"]')!.hash = '#%FF';
    });
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeFocused();
    await expect(page).toHaveURL(/second#%FF$/);
    expect(await isMarked(page)).toBe(true);
  },
);

test.describe('with a path that is not valid UTF-8', () => {
  test.use({ allowedMessages: /Failed to load resource/ });

  test('a link is left to the browser, and the page not found is shown', async ({ page }) => {
    await page.goto('guide/first');
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('main a[href$="/guide/second"]')!.href += '-%FF';
    });
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Page Not Found')).toBeVisible();
  });
});
