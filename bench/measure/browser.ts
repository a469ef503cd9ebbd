import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tests/ensure-chromium.mjs';

/** Starts a headless Chromium; the caller closes it. */
export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/**
 * The time from a click on a link to the first frame that shows another level-1 heading, in ms. The
 * frame's time is that of the second animation frame after the change: by then it was painted.
 */
export function clickToHeading(
  page: Page,
  selector: string,
): Promise<{ painted: number; script: number }> {
  return page.evaluate(async (link) => {
    const before = document.querySelector('h1')?.textContent;
    const changed = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === before) return;
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await new Promise(requestAnimationFrame);
    const startedAt = performance.now();
    document.querySelector<HTMLAnchorElement>(link)!.click();
    const changedAt = await changed;
    await new Promise(requestAnimationFrame);
    const channel = new MessageChannel();
    const painted = await new Promise<number>((resolve) => {
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(null);
    });
    return { painted: painted - startedAt, script: changedAt - startedAt };
  }, selector);
}
