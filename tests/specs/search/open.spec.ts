import {
  expect,
  hold,
  islandsChunk,
  isMarked,
  markDocument,
  settle,
  test,
  titleOf,
} from '../../helpers/test.ts';
import { openSearch, queryOf, searchOf } from '../../helpers/search-dialog.ts';

test('a link to a page with q opens it there @once', async ({ page }) => {
  await page.goto('guide/first');
  await markDocument(page);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main a[href$="/guide/second"]')!.search = '?q=long';
  });
  await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
  const { dialog, field } = searchOf(page);
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('long');
  expect(await isMarked(page)).toBe(true);
});

test('it stays open when it was opened while a page arrives @once @long', async ({ page }) => {
  await page.goto('guide/first');
  await page.evaluate(() => {
    // The heading is focused in the frame after the one that shows the page.
    const content = document.getElementById('docs-content')!;
    const open = () => document.querySelector<HTMLElement>('[data-action=search]')!.click();
    new MutationObserver(open).observe(content, { childList: true });
    document.querySelector<HTMLAnchorElement>('main a[href$="/guide/second"]')!.search = '?q=long';
    document.querySelector<HTMLAnchorElement>('main a[href$="/guide/second"]')!.click();
  });
  await expect(titleOf(page, 'Second')).toBeVisible();
  await settle(page);
  await expect(searchOf(page).dialog).toBeVisible();
});

test(
  'the button in the header opens it, and gets the focus back; a click beside it closes it',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('guide/first');
    const { button, dialog, field, options } = searchOf(page);
    await button.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await field.fill('first');
    await expect(options.first()).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(dialog).toBeHidden();
  },
);

test(
  'text selected in the field past the edge of the dialog leaves it open',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const { dialog, field } = await openSearch(page);
    await field.fill('first');
    const box = (await field.boundingBox())!;
    const clicked = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('click', ({ target }) => resolve((target as Element).tagName)),
        ),
    );
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(5, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    // The common ancestor of press and release; Firefox dispatches the click to the field.
    expect(['DIALOG', 'INPUT']).toContain(await clicked);
    await expect(dialog).toBeVisible();
    const selected = await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart!, input.selectionEnd!),
    );
    expect(selected).toBe('first');
    await page.mouse.click(5, 400);
    await expect(dialog).toBeHidden();
  },
);

for (const [width, isDesktop] of [
  [1080, true],
  [1079, false],
] as const) {
  test.describe(`at ${width} px @once`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      `opens by itself when q is present, for ${isDesktop ? 'desktop' : 'mobile'}`,
      { tag: ['@spec-2-search', '@spec-9', '@ruling-23'] },
      async ({ page }) => {
        await page.goto('guide/first?q=second');
        const { dialog, field, options } = searchOf(page);
        await expect(dialog).toBeVisible();
        await expect(field).toHaveValue('second');
        await expect(options.first()).toContainText('Second');
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible({
          visible: !isDesktop,
        });
        // Both widths may have a keyboard.
        await expect(dialog.locator('.Search-hints')).toBeVisible();
        const isFull = (await dialog.boundingBox())!.width > width - 20; // But for a scroll bar.
        expect(isFull).toBe(!isDesktop);
      },
    );
  });
}

test.describe('on a phone @once', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test(
    'the close button closes it, and the field stays above the results',
    { tag: '@spec-2-search' },
    async ({ page }) => {
      await page.goto('guide/first');
      const { button, dialog, field, options } = searchOf(page);
      await button.tap();
      await field.fill('quokka');
      await expect(options).toHaveCount(16);
      await options.last().scrollIntoViewIfNeeded();
      await expect(field).toBeInViewport();
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
    },
  );

  // Firefox has the pointer that its preferences name: the same for all tests.
  test('there are no hints on keys @not-firefox @long', async ({ page }) => {
    await page.goto('guide/first');
    const { button, dialog, field } = searchOf(page);
    await button.tap();
    await expect(field).toBeFocused();
    await expect(dialog.locator('.Search-hints')).toBeHidden();
  });

  test(
    'the field and the results keep above the keyboard of the screen',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('guide/first');
      const { button, dialog, field, options } = searchOf(page);
      await button.tap();
      await field.fill('quokka');
      await expect(options).toHaveCount(16);
      // The event of a browser whose keyboard opens and shifts the window.
      await page.evaluate(() => {
        Object.defineProperties(visualViewport, {
          height: { value: 320 },
          offsetTop: { value: 40 },
        });
        visualViewport!.dispatchEvent(new Event('resize'));
      });
      await expect.poll(() => dialog.boundingBox()).toMatchObject({ y: 40, height: 320 });
      await options.last().scrollIntoViewIfNeeded();
      const bottom = async (part: typeof field) => {
        const { y, height } = (await part.boundingBox())!;
        return y + height;
      };
      await expect.poll(() => bottom(options.last())).toBeLessThanOrEqual(360);
      await expect.poll(() => bottom(field)).toBeLessThan(120);
    },
  );
});

test('the field takes every keystroke while code is still loading @once', async ({ page }) => {
  const release = await hold(page, /search-dialog/);
  await page.goto('guide/first');
  await page.keyboard.type('/second');
  const { field, options } = searchOf(page);
  await expect(field).toHaveValue('second');
  await release();
  await expect(options.first()).toContainText('Second');
  await expect(field).toHaveValue('second');
  await expect.poll(() => queryOf(page)).toBe('second');
});

test(
  'what is typed without a pause is neither lost nor reordered',
  { tag: ['@once', '@ruling-23', '@long'] },
  async ({ page }) => {
    const { field } = await openSearch(page);
    const text = 'the quick brown fox jumps over the lazy dog 0123456789';
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
    await expect.poll(() => queryOf(page)).toBe(text);
  },
);

test(
  'the index is fetched once a visit, and not before it is wanted',
  { tag: ['@once', '@spec-7', '@ruling-24'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/search-index\.json|client-islands/.test(request.url())) asked.push(request.url());
    });
    await page.goto('guide/first');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const { button, options, field } = searchOf(page);
    const index = page.waitForRequest(/search-index\.json/);
    await button.hover();
    const request = await index;
    expect([request.method(), request.postData()]).toEqual(['GET', null]);
    await button.click();
    await field.fill('second');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
    await page.keyboard.press('/');
    await field.fill('first');
    await expect(options.first()).toContainText('First');
    expect(asked.filter((url) => !islandsChunk.test(url))).toHaveLength(1);
    expect(
      asked.filter((url) => islandsChunk.test(url)),
      'React is not loaded',
    ).toEqual([]);
  },
);

test('a hotkey, q and the focus on the button load the index @once @long', async ({ page }) => {
  for (const [path, open] of [
    ['guide/first', () => page.keyboard.press('/')],
    ['guide/second?q=', () => undefined],
    ['guide/first?q', () => undefined],
    ['guide/second', () => searchOf(page).button.focus()],
  ] as const) {
    const index = page.waitForRequest(/search-index\.json/);
    await page.goto(path);
    await open();
    await index;
  }
});

test.describe('a reader who saves data @once', () => {
  test('gets the index by opening search only @long', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/search-index\.json/.test(request.url())) asked.push(request.url());
    });
    await page.goto('guide/first');
    const { button, options } = searchOf(page);
    await button.hover();
    await settle(page);
    expect(asked).toEqual([]);
    await button.click();
    await page.keyboard.type('second');
    await expect(options.first()).toContainText('Second');
    expect(asked).toHaveLength(1);
  });
});
