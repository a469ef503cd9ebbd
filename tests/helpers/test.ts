import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { keepEarlyRequests, mendPage, skipUnknownCommands } from './firefox.ts';
import { launchAgain } from './launch.ts';

/** A test of a server alone: it opens no page. */
export const serverTest = base.extend<{ base: string }>({
  /** The base path of the site under test, without a trailing slash. */
  base: async ({ baseURL }, use) => {
    await use(new URL(baseURL!).pathname.replace(/\/$/, ''));
  },
});

/**
 * Fails a test on any console message of a page and on any uncaught error: development React and
 * the runtime report problems there. The listener covers all pages of the context, including tabs
 * that a test opens.
 */
export const test = serverTest.extend<
  {
    allowedMessages: RegExp | undefined;
    /** Adds a context that a test creates to the guard, before its first page. */
    consoleGuard: (context: BrowserContext) => Promise<void>;
  },
  { firefox: void }
>({
  /** Messages that a test provokes, such as the message about a missing file. */
  allowedMessages: [undefined, { option: true }],
  consoleGuard: [
    async ({ context, allowedMessages }, use) => {
      const messages: string[] = [];
      // Browsers without Trusted Types print this.
      const noise = /^\[vite\]|React DevTools|(unknown|unrecognized) .*directive .*trusted-types/i;
      // Firefox reports a script that a test delays as an empty one: this is the hash of nothing.
      const emptyScript =
        /integrity attribute.* hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;
      const isNoise = (text: string) => noise.test(text) || allowedMessages?.test(text);
      const hear = async (heard: BrowserContext) => {
        heard.on('console', (message) => {
          if (!isNoise(message.text()))
            messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        // A violation of the policy fails a test, in any browser's wording.
        await heard.addInitScript(() =>
          document.addEventListener('securitypolicyviolation', (event) =>
            console.error(
              `${event.effectiveDirective} refuses ${event.blockedURI} ${event.sample}`,
            ),
          ),
        );
        heard.on('weberror', (error) => {
          // Firefox also runs the scripts that a test adds in the empty document before the page.
          const { message } = error.error();
          const isIgnored = emptyScript.test(message) || allowedMessages?.test(message);
          if (error.page()?.url() !== 'about:blank' && !isIgnored)
            messages.push(`uncaught: ${message}`);
        });
      };
      await hear(context);
      await use(hear);
      expect(messages, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  /** As Playwright's own, which does not launch a second time. */
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await launchAgain(() => playwright[browserName].launch());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  /** The features that Playwright expects of Firefox and that an installed one lacks. */
  firefox: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') {
        skipUnknownCommands(browser);
        keepEarlyRequests(browser);
      }
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context, browserName }, use) => {
    await use(context);
    // Otherwise Playwright continues to intercept in Firefox, for every later test in this browser.
    if (browserName === 'firefox') await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page, browserName, colorScheme, contextOptions, javaScriptEnabled }, use) => {
    const { forcedColors, reducedMotion } = contextOptions;
    if (browserName === 'firefox')
      await mendPage(page, { colorScheme, forcedColors, reducedMotion, javaScriptEnabled });
    await use(page);
  },
});

/** Every page of the fixture, by its clean path without a slash at its start. */
export const paths = [
  '',
  'guide/first',
  'guide/second',
  'guide/islands',
  'guide/long',
  'guide/inside',
  'guide/switches',
  'guide/minimal',
  'guide/blocks',
  'guide/tabs',
  'guide/more-tabs',
  'blog',
  'blog/old',
  'blog/fresh',
  'reference/first',
  'reference/second',
];

/** The script that loads React; the build and the dev server use the same name. */
export const islandsChunk = /\/client-islands/;

/** The payload of a page, whatever the base. */
export function payloadOf(path: string): RegExp {
  return new RegExp(`/_page/${path || 'index'}\\.json`);
}

/** The sidebar. */
export function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages' });
}

/** The page's title with exactly this text. */
export function titleOf(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/**
 * Delays every answer to matching requests, until the returned function is called. The context sees
 * requests of workers.
 */
export async function hold(page: Page | BrowserContext, url: RegExp): Promise<() => Promise<void>> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    // Another handler may answer; or the page may have canceled the request.
    await route.fallback().catch(() => undefined);
  });
  // The route stays: Chromium loses requests that are on their way when the last one is removed.
  return async () => release();
}

/**
 * Waits until a navigation has arrived at the page with this title: focus and scroll position are
 * set in the frame after the one that shows it.
 */
export async function expectArrival(page: Page, title: string): Promise<void> {
  await expect(titleOf(page, title)).toBeFocused();
}

/** Stops the clock of a page that was opened after `page.clock.install()`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Waits until an element is between the left and the right edge of the window. */
export async function expectWithinWidth(element: Locator, width: number): Promise<void> {
  await expect(async () => {
    const box = (await element.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }).toPass();
}

/** Marks the current document, so that `isMarked` detects the load of another one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

/** Whether the document is the one that `markDocument` marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window);
}

/** Follows a link to an address of the site, as if the page had one. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: 'Follow' });
    document.querySelector('main')!.append(link);
    link.click();
  }, address);
}

/** Waits for all pending tasks, frames and idle callbacks. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise(requestAnimationFrame);
      // On a busy machine a page may never be idle.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  });
}

/**
 * Touches every visible island, and again those without a reaction, as a reader would, until each
 * has hydrated; fails with the ones that never do.
 */
export async function hydrateAll(page: Page): Promise<void> {
  // A navigation sets focus and scroll position in the frame after it.
  await settle(page);
  const touch = () =>
    page.evaluate(async () => {
      const control = (island: Element) => island.querySelector<HTMLElement>('button, input');
      const isShown = (island: Element) =>
        (control(island) ?? island.firstElementChild)!.checkVisibility();
      const isWaiting = (island: Element) =>
        !Object.keys(island).some((key) => key.startsWith('__reactContainer'));
      let islands = [...document.querySelectorAll<HTMLElement>('docs-island')];
      islands = islands.filter((island) => isShown(island) && isWaiting(island));
      for (const island of islands) {
        control(island)?.blur();
        control(island)?.focus({ preventScroll: true });
        if (!control(island)) island.firstElementChild?.scrollIntoView();
      }
      for (let frame = 0; frame < 60 && islands.some(isWaiting); frame++)
        await new Promise(requestAnimationFrame);
      return islands.filter(isWaiting).map((island) => island.dataset.island);
    });
  await expect.poll(touch, { timeout: 30_000 }).toEqual([]);
}

/** The scroll position, in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

export { expect };
