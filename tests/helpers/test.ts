import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import { keepEarlyRequests, mendPage, skipUnknownCommands } from './firefox.ts';

/** A test of a server alone: it opens no page. */
export const serverTest = base.extend<{ base: string }>({
  /** The base path of the site under test, without a slash at its end. */
  base: async ({ baseURL }, use) => {
    await use(new URL(baseURL!).pathname.replace(/\/$/, ''));
  },
});

/**
 * Fails a test on anything a page writes to its console and on any uncaught error: development
 * React and the runtime speak up there first. The pages of the whole context are heard, so that
 * tabs a test opens are too.
 */
export const test = serverTest.extend<
  {
    allowedMessages: RegExp | undefined;
    /** Has the guard hear a context that a test makes itself, before its first page. */
    consoleGuard: (context: BrowserContext) => Promise<void>;
  },
  { firefox: void }
>({
  /** Messages that a test provokes, such as the one on a file that is missing. */
  allowedMessages: [undefined, { option: true }],
  consoleGuard: [
    async ({ context, allowedMessages }, use) => {
      const messages: string[] = [];
      // Browsers that do not know Trusted Types say so.
      const noise = /^\[vite\]|React DevTools|(unknown|unrecognized) .*directive .*trusted-types/i;
      // Firefox takes a script that a test holds back for an empty one: this is the hash of nothing.
      const emptyScript =
        /integrity attribute.* hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;
      const isNoise = (text: string) => noise.test(text) || allowedMessages?.test(text);
      const hear = async (heard: BrowserContext) => {
        heard.on('console', (message) => {
          if (!isNoise(message.text()))
            messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        // What the policy refuses fails a test, however the browser words it.
        await heard.addInitScript(() =>
          document.addEventListener('securitypolicyviolation', (event) =>
            console.error(
              `${event.effectiveDirective} refuses ${event.blockedURI} ${event.sample}`,
            ),
          ),
        );
        heard.on('weberror', (error) => {
          // Firefox runs the scripts that a test adds in the empty document before the page, too.
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
  /** What Playwright expects of a Firefox and one as it is installed lacks. */
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
    // Else Playwright goes on intercepting in Firefox, for every test that follows in this browser.
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

/** The script that brings React; named alike in the build and under the dev server. */
export const islandsChunk = /\/client-islands/;

/** The payload of a page, whatever the base. */
export function payloadOf(path: string): RegExp {
  return new RegExp(`/_page/${path || 'index'}\\.json`);
}

/** The sidebar. */
export function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages' });
}

/** The page's title, of exactly this name. */
export function titleOf(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/**
 * Holds back every answer to requests that match, until the function returned is called. Requests of
 * workers are seen by the context.
 */
export async function hold(page: Page | BrowserContext, url: RegExp): Promise<() => Promise<void>> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    // Others may answer for the server; and the page may have gone on without it.
    await route.fallback().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(url);
  };
}

/**
 * Waits until a navigation has arrived at the page of this title: focus and scroll are in place with
 * the frame after the one that shows it.
 */
export async function expectArrival(page: Page, title: string): Promise<void> {
  await expect(titleOf(page, title)).toBeFocused();
}

/** Stops the clock of a page that was opened after `page.clock.install()`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Waits until an element stands between the left and the right edge of the window. */
export async function expectWithinWidth(element: Locator, width: number): Promise<void> {
  await expect(async () => {
    const box = (await element.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }).toPass();
}

/** Marks the document that is shown, so that `isMarked` tells whether another one was loaded. */
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

/** Lets everything happen that is due: tasks, frames and idle callbacks. */
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
 * Touches every island that is shown, and those that do not answer again, as a reader would, until
 * each has hydrated; fails with the ones that never do.
 */
export async function hydrateAll(page: Page): Promise<void> {
  // A navigation puts focus and scroll in place with the frame after it.
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

/** The distance the reader has scrolled, in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

export { expect };
