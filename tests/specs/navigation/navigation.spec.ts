import {
  expect,
  hold,
  isMarked,
  markDocument,
  payloadOf,
  settle,
  sidebarOf,
  test,
  titleOf,
} from '../../helpers/test.ts';

test(
  'a click shows the next page without loading a document',
  { tag: '@spec-2-pages' },
  async ({ page, base }) => {
    await page.goto('guide/first');
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${base}/guide/second$`));
    await expect(page).toHaveTitle('Second – Fixture');
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'focus moves to the heading of the page shown, a screen reader hears its title, and Tab leads on from there',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('guide/first');
    await page.getByRole('main').getByRole('link', { name: 'second page' }).press('Enter');
    await expect(titleOf(page, 'Second')).toBeFocused();
    await expect(page.locator('body > [role=status]')).toHaveText('Second');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'first', exact: true }),
    ).toBeFocused();
  },
);

test('a link to a heading of another page arrives at it @any-server', async ({ page }) => {
  await page.goto('guide/first');
  await page.getByRole('main').getByRole('link', { name: 'heading there' }).click();
  await expect(page.getByRole('heading', { name: 'Café au lait' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Café au lait' })).toBeInViewport();
});

test(
  'a link to a heading of the same page moves there, and back returns',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await page.goto('guide/long');
    await markDocument(page);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Part 7' })
      .click();
    await expect(page).toHaveURL(/#part-7$/);
    await expect(page.getByRole('heading', { name: 'Part 7' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/long$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Part 7' })).toBeInViewport();
    expect(await isMarked(page)).toBe(true);
  },
);

test('a link to the page that is shown leads to its top @once @long', async ({ page }) => {
  await page.goto('guide/long');
  await markDocument(page);
  await page.evaluate(() => scrollTo(0, 900));
  await sidebarOf(page).getByRole('link', { name: 'Long' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('a click with Control or Shift is left to the browser @once', async ({ page, context }) => {
  await page.goto('guide/first');
  for (const modifier of ['Control', 'Shift'] as const) {
    const opened = context.waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'second page' })
      .click({ modifiers: [modifier] });
    await expect(titleOf(await opened, 'Second')).toBeVisible();
    await expect(page).toHaveURL(/first$/);
    await expect(titleOf(page, 'First')).toBeVisible();
  }
});

test(
  'a click with the middle button is left to the browser',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    await page.goto('guide/first');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'second page' })
      .click({ button: 'middle' });
    await expect(titleOf(await opened, 'Second')).toBeVisible();
    await expect(titleOf(page, 'First')).toBeVisible();
  },
);

test(
  'a link that opens a new tab is left to the browser',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    await context.route('https://outside.example/**', (route) =>
      route.fulfill({ body: 'Outside' }),
    );
    await page.goto('guide/first');
    const opened = context.waitForEvent('page');
    await sidebarOf(page).getByRole('link', { name: 'Outside' }).click();
    await expect((await opened).getByText('Outside')).toBeVisible();
    await expect(titleOf(page, 'First')).toBeVisible();
  },
);

test.describe('a link to a file of the site', () => {
  // The browser requests an icon for a file that is not HTML.
  test.use({ allowedMessages: /Failed to load resource/ });

  test('is left to the browser', async ({ page }) => {
    await page.goto('guide/first');
    await page.evaluate(() => {
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=icon]')!;
      document.querySelector<HTMLAnchorElement>('main a[href$="/guide/second"]')!.href = href;
    });
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(page).toHaveURL(/icon\.svg$/);
    await expect(page.locator('svg')).toBeVisible();
  });
});

test('the page shown stays while the next one is on its way @once', async ({ page }) => {
  const arrive = await hold(page, payloadOf('guide/second'));
  await page.goto('guide/first');
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
  await settle(page);
  await expect(titleOf(page, 'First')).toBeVisible();
  await expect(page).toHaveURL(/first$/);
  await expect(page).toHaveTitle('First – Fixture');
  await arrive();
  await expect(titleOf(page, 'Second')).toBeVisible();
  await expect(page).toHaveURL(/second$/);
});

test('of two links clicked one after the other only the last is shown @once', async ({ page }) => {
  const arrive = await hold(page, payloadOf('guide/second'));
  await page.goto('guide/first');
  await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
  await sidebarOf(page).getByRole('link', { name: 'Long' }).click();
  await expect(titleOf(page, 'Long')).toBeVisible();
  const late = page.waitForResponse(payloadOf('guide/second'));
  await arrive();
  await (await late).finished();
  await settle(page);
  await expect(titleOf(page, 'Long')).toBeVisible();
  await expect(page).toHaveURL(/long$/);
  await page.goBack();
  await expect(titleOf(page, 'First')).toBeVisible();
});

test(
  'going back while the next page is on its way shows the page before',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const arrive = await hold(page, payloadOf('guide/long'));
    await page.goto('guide/first');
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await sidebarOf(page).getByRole('link', { name: 'Long' }).click();
    await page.goBack();
    await expect(titleOf(page, 'First')).toBeVisible();
    const late = page.waitForResponse(payloadOf('guide/long'));
    await arrive();
    await (await late).finished();
    await settle(page);
    await expect(titleOf(page, 'First')).toBeVisible();
    await expect(page).toHaveURL(/first$/);
  },
);

test(
  'a click while the page before is on its way shows what was clicked',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('guide/minimal');
    await page.getByRole('main').getByRole('link', { name: 'First' }).click();
    await expect(titleOf(page, 'First')).toBeVisible();
    // A reload drops the preloaded pages: the way back needs a request.
    await page.reload();
    const arrive = await hold(page, payloadOf('guide/minimal'));
    const asked = page.waitForRequest(payloadOf('guide/minimal'));
    await page.evaluate(() => history.back());
    await asked;
    await expect(titleOf(page, 'First')).toBeVisible();
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    const late = page.waitForResponse(payloadOf('guide/minimal'));
    await arrive();
    await (await late).finished();
    await settle(page);
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect(page).toHaveURL(/second$/);
  },
);

test('search parameters of a link are kept @any-server @any-base', async ({ page }) => {
  await page.goto('guide/first');
  await markDocument(page);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main a[href$="/guide/second"]')!.search =
      '?from=first';
  });
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
  await expect(titleOf(page, 'Second')).toBeVisible();
  await expect(page).toHaveURL(/second\?from=first$/);
  expect(await isMarked(page)).toBe(true);
});
