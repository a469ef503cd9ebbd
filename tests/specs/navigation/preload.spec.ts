import type { Page } from '@playwright/test';
import { expect, hold, payloadOf, settle, sidebarOf, test, titleOf } from '../../helpers/test.ts';

function payloadsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/_page\/.*\.json/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/**
 * Inserts a number of links to nonexistent pages at the start of the content, and answers their
 * requests.
 */
async function addLinks(page: Page, count: number): Promise<void> {
  await page.addInitScript((wanted) => {
    // The document is complete here, and no module has run yet.
    const add = () => {
      const links = Array.from({ length: wanted }, (_, index) => {
        const link = document.createElement('a');
        link.href = `${location.pathname}-${index}`;
        link.textContent = `${index} `;
        return link;
      });
      document.getElementById('docs-content')?.prepend(...links);
    };
    document.addEventListener('readystatechange', add, { once: true });
  }, count);
  await page.route(/_page\/guide\/second-\d+\.json/, (route) => route.fulfill({ json: {} }));
}

test(
  'the payload of a link in view is fetched ahead, and not again at the click',
  { tag: '@spec-2-chrome' },
  async ({ page }) => {
    const asked = payloadsAsked(page);
    const preloaded = page.waitForResponse(payloadOf('guide/second'));
    await page.goto('guide/first');
    await (await preloaded).finished();
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/guide/second.json'))).toHaveLength(1);
  },
);

test.describe('on a small screen, where the sidebar is closed', () => {
  test.use({ viewport: { width: 400, height: 700 } });

  test(
    'the payload of a link out of view is fetched when it scrolls into view',
    { tag: ['@once', '@spec-2-chrome', '@spec-2-pages', '@ruling-30'] },
    async ({ page }) => {
      const asked = payloadsAsked(page);
      const inView = page.waitForResponse(payloadOf(''));
      await page.goto('guide/long');
      await inView;
      await settle(page);
      expect(asked.filter((path) => path.endsWith('/guide/inside.json'))).toEqual([]);
      const preloaded = page.waitForResponse(payloadOf('guide/inside'));
      await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded();
      await preloaded;
    },
  );
});

test(
  'payloads are fetched ahead two at a time, and no more than 24 for a page with many links',
  { tag: '@once' },
  async ({ page }) => {
    await addLinks(page, 40);
    const asked = payloadsAsked(page);
    const arrive = await hold(page, /_page\/.*\.json/);
    await page.goto('guide/second');
    await expect.poll(() => asked.length).toBe(2);
    await settle(page);
    expect(asked).toHaveLength(2);
    await arrive();
    await expect.poll(() => asked.length).toBe(24);
    await settle(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(24);
  },
);

test(
  'a link the pointer comes over is fetched without waiting its turn',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await addLinks(page, 10);
    const asked = payloadsAsked(page);
    await hold(page, /_page\/.*\.json/);
    await page.goto('guide/second');
    await expect.poll(() => asked.length).toBe(2);
    const hovered = page.waitForRequest(payloadOf('guide/second-9'));
    await page.getByRole('main').getByRole('link', { name: '9' }).hover();
    await hovered;
  },
);

test(
  'nothing is fetched ahead for a reader who saves data, and links work',
  { tag: ['@once', '@ruling-30'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    });
    const asked = payloadsAsked(page);
    await page.goto('guide/first');
    await settle(page);
    await sidebarOf(page).getByRole('link', { name: 'Second' }).hover();
    await settle(page);
    expect(asked).toEqual([]);
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    await settle(page);
    expect(asked).toHaveLength(1);
  },
);

test.describe('view transitions', () => {
  const transitions = (page: Page) =>
    page.evaluate(() => (window as { transitions?: number }).transitions!);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition;
      Object.assign(window, { transitions: 0 });
      document.startViewTransition = (...args) => {
        (window as { transitions?: number }).transitions!++;
        return start.apply(document, args);
      };
    });
  });

  /** Clicks a link with a slow payload. */
  async function waitForSecond(page: Page): Promise<void> {
    const arrive = await hold(page, payloadOf('guide/second'));
    await page.goto('guide/first');
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    const clickedAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((from) => performance.now() > from + 100, clickedAt);
    await arrive();
    await expect(titleOf(page, 'Second')).toBeVisible();
  }

  test('a page the reader waited for comes with a transition @once', async ({ page }) => {
    await waitForSecond(page);
    expect(await transitions(page)).toBe(1);
    await expect(titleOf(page, 'Second')).toBeFocused();
  });

  test('a page that was fetched ahead comes at once, without one @once', async ({ page }) => {
    const preloaded = page.waitForResponse(payloadOf('guide/second'));
    await page.goto('guide/first');
    await (await preloaded).finished();
    await settle(page);
    // The delay of a busy machine does not count as waiting for the network.
    await page.evaluate(() => {
      const now = performance.now();
      performance.now = () => now;
    });
    await sidebarOf(page).getByRole('link', { name: 'Second' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
    expect(await transitions(page)).toBe(0);
  });

  test.describe('for a reader who prefers reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('there is none @once @long', async ({ page }) => {
      await waitForSecond(page);
      expect(await transitions(page)).toBe(0);
    });
  });
});
