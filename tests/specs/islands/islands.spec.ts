import {
  expect,
  hold,
  hydrateAll,
  islandsChunk,
  paths,
  sidebarOf,
  test,
  titleOf,
} from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

test(
  'React is not loaded while the reader reads, scrolls and follows links',
  { tag: ['@any-base', '@any-server'] },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(request.url()),
    );
    await page.goto('guide/first');
    await page.mouse.wheel(0, 600);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('main a[href$="/guide/second"]')!.click(),
    );
    await expect(titleOf(page, 'Second')).toBeVisible();
    expect(scripts.filter((url) => /client-islands|react-dom/.test(url))).toEqual([]);
  },
);

for (const [index, path] of paths.entries()) {
  // The pages have the same islands on the dev server, which one page shows.
  const once = path === 'guide/switches' ? [] : ['@once', ...variantTags(index, 1)];
  test(
    `every island of /${path} hydrates without a word in the console`,
    { tag: ['@any-base', '@spec-2-chrome', '@ruling-30', ...once] },
    async ({ page }) => {
      await page.goto(path);
      await hydrateAll(page);
      await expect(page.getByRole('main')).toBeVisible();
    },
  );
}

test(
  'an island hydrates when the pointer comes over it, and counts each click',
  { tag: '@any-base' },
  async ({ page }) => {
    await page.goto('guide/islands');
    const single = page.getByTestId('Single');
    await single.getByRole('button').click();
    await expect(single.getByRole('button')).toHaveText('Single: 1');
    await expect(single).toContainText('touched');
    await single.getByRole('button').click();
    await expect(single.getByRole('button')).toHaveText('Single: 2');
  },
);

test(
  'children of an island keep their nodes through hydration and new renders, and an island in them counts on its own',
  { tag: '@any-base' },
  async ({ page }) => {
    await page.goto('guide/islands');
    const text = page.getByTestId('Outer').getByText('inside', { exact: true });
    const node = (await text.elementHandle())!;
    const inner = page.getByRole('button', { name: 'Inner' });
    const button = (await inner.elementHandle())!;
    const outer = page.getByRole('button', { name: 'Outer' });
    await inner.click();
    await expect(inner).toHaveText('Inner: 11');
    await expect(outer).toHaveText('Outer: 0');
    await outer.click();
    await expect(outer).toHaveText('Outer: 1');
    await inner.click();
    await expect(inner).toHaveText('Inner: 12');
    await outer.click();
    await expect(outer).toHaveText('Outer: 2');
    expect(await text.evaluate((now, before) => now === before, node)).toBe(true);
    expect(await inner.evaluate((now, before) => now === before, button)).toBe(true);
  },
);

test('an island that asks for it hydrates at load, another soon after @once', async ({ page }) => {
  await page.goto('guide/islands');
  await expect(page.getByTestId('load')).toHaveText('hydrated');
  await expect(page.getByTestId('idle')).toHaveText('hydrated');
});

test.describe('an island that renders something else in the browser', () => {
  test.use({ allowedMessages: /LoadReady differs from its HTML/ });

  test('is rendered anew, with a message that names it @once @built', async ({ page }) => {
    await page.route('**/guide/islands', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('>waiting</span>', '>other</span>');
      await route.fulfill({ response, body });
    });
    const named = page.waitForEvent('console');
    await page.goto('guide/islands');
    await expect(page.getByTestId('load')).toHaveText('hydrated');
    expect((await named).text()).toContain('components/LoadReady.tsx#LoadReady');
  });
});

test.describe('an island that throws in the browser', () => {
  test.use({ allowedMessages: /Counter failed|Minified React error|not valid as a React child/ });

  test('keeps its HTML, with an error that names it and its page @once @built', async ({
    page,
  }) => {
    await page.route('**/guide/islands', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/("|&quot;)Single\1/, '{}');
      await route.fulfill({ response, body });
    });
    await page.goto('guide/islands');
    const failed = page.waitForEvent('pageerror');
    await page.getByRole('button', { name: 'Single' }).click();
    expect((await failed).message).toMatch(
      /^The island components\/Counter\.tsx#Counter failed on \S*\/guide\/islands: Error: /,
    );
    await expect(page.getByRole('button', { name: 'Single' })).toHaveText('Single: 0');
  });
});

test('an island that asks for it hydrates when it scrolls into view @once', async ({ page }) => {
  await page.goto('guide/islands');
  await expect(page.getByTestId('idle')).toHaveText('hydrated');
  await expect(page.getByTestId('visible')).toHaveText('waiting');
  await page.getByTestId('visible').scrollIntoViewIfNeeded();
  await expect(page.getByTestId('visible')).toHaveText('hydrated');
});

test('the policies hold on a page reached by a link @once @long', async ({ page }) => {
  await page.goto('guide/first');
  await page.getByRole('main').getByRole('link', { name: 'islands' }).click();
  await expect(page.getByTestId('load')).toHaveText('hydrated');
  await expect(page.getByTestId('idle')).toHaveText('hydrated');
  await expect(page.getByTestId('visible')).toHaveText('waiting');
  await page.getByTestId('visible').scrollIntoViewIfNeeded();
  await expect(page.getByTestId('visible')).toHaveText('hydrated');
});

test('an island that nobody touches stays as it was served @once @long', async ({ page }) => {
  const release = await hold(page, islandsChunk);
  const asked: string[] = [];
  page.on('request', (request) => islandsChunk.test(request.url()) && asked.push(request.url()));
  await page.goto('reference/second');
  await page.getByRole('main').getByText('Text.').hover();
  await expect(page.getByRole('button', { name: 'Other' })).toHaveText('Other: 0');
  expect(asked).toEqual([]);
  const request = page.waitForRequest(islandsChunk);
  await page.getByRole('button', { name: 'Other' }).hover();
  await request;
  await release();
});

test(
  'ids stay unique after navigation, and each names what it should',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('guide/islands');
    await hydrateAll(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Reference' })
      .click();
    // The sidebar of the previous page has a link with this name, too.
    await expect(titleOf(page, 'First reference')).toBeVisible();
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expect(titleOf(page, 'Second reference')).toBeVisible();
    await hydrateAll(page);
    const { ids, lost } = await page.evaluate(() => {
      const references = [
        ...document.querySelectorAll(
          // A closed combobox controls an element that is created when it opens.
          '[aria-describedby], [aria-controls]:not([role=combobox][aria-expanded=false])',
        ),
      ].map(
        (element) =>
          element.getAttribute('aria-describedby') ?? element.getAttribute('aria-controls')!,
      );
      return {
        ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        lost: references.filter((id) => !document.getElementById(id)),
      };
    });
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(lost).toEqual([]);
  },
);

// Only Chromium’s own protocol counts live nodes.
test(
  'a page that is left unmounts its islands, however often',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page }) => {
    await page.goto('guide/first');
    const session = await page.context().newCDPSession(page);
    const visit = async () => {
      await page.getByRole('main').getByRole('link', { name: 'islands' }).click();
      await hydrateAll(page);
      await page.goBack();
      await expect(titleOf(page, 'First')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => (window as { mountedCounters?: number }).mountedCounters))
        .toBe(0);
    };
    const nodes = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Memory.getDOMCounters')).nodes;
    };
    for (let round = 0; round < 3; round++) await visit();
    const before = await nodes();
    for (let round = 0; round < 6; round++) await visit();
    const onePage = await page.evaluate(() => document.querySelectorAll('main *').length);
    // Six retained pages would be six times this and more.
    await expect.poll(async () => (await nodes()) - before).toBeLessThan(3 * onePage);
  },
);
