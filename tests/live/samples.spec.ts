import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Locator, type Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { liveSamples, type LiveSample } from '../../site/checks/live/live-samples.ts';
import { readPages } from '../../site/checks/page-source.ts';
import { test } from '../helpers/test.ts';

/*
 * Every sample that readers can run is run: nothing is written to the console, and what a screen
 * reader finds in stage and panel is what the file next to the sample says. `LIVE_UPDATE=1` writes
 * these files; `git diff` then shows what a new version of the SDK changes.
 */

/** Those that `npm test` runs, one for each part of host and panel; `LIVE_SAMPLES=all` runs all. */
const few = new Set([
  'home/Offer',
  'react/vev-props/playground',
  'react/vev-props/TeamWall',
  'react/interactions/Counter',
  'react/hooks/ShopMenu',
  'cli/web-workers/LunchMenu',
]);
const isWhole = process.env.LIVE_SAMPLES === 'all' || process.env.LIVE_UPDATE === '1';
const samples = liveSamples(readPages()).filter(({ name }) => isWhole || few.has(name));

/** What differs from run to run. */
const changing: [RegExp, string][] = [
  [/blob:null\/[\da-f-]+/g, 'blob:…'],
  [/\d+ seconds/g, '… seconds'],
  [/(timestamp\\*":) ?\d+/g, '$1…'],
];

/** Stage and panel as a screen reader finds them. */
async function seen(page: Page): Promise<string> {
  const parts: [string, Locator][] = [
    ['stage', page.frameLocator('.Live-frame').locator('#root')],
    ['panel', page.locator('.Live-panel')],
  ];
  const texts: string[] = [];
  for (const [name, part] of parts) {
    const lines = (await part.ariaSnapshot()).split('\n').map((line) => `  ${line}`);
    texts.push(`${name}:\n${lines.join('\n')}\n`);
  }
  return changing.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), texts.join(''));
}

/** Whether a component shows something: a text, or an element that is seen without any. */
const shows = (page: Page) =>
  page
    .frameLocator('.Live-frame')
    .locator('#root')
    .evaluate(
      (root) =>
        root.textContent!.trim() !== '' ||
        [...root.querySelectorAll('img, svg, video, audio, progress, input, figure')].some(
          (element) => {
            const { width, height } = element.getBoundingClientRect();
            return width > 0 && height > 0;
          },
        ),
    );

async function run(page: Page, { route, index }: LiveSample): Promise<void> {
  await page.goto(route.slice(1));
  const button = page.locator('.Live-run').nth(index);
  await button.click();
  const lab = page.locator('.Lab');
  await expect(page.locator('.Seat').or(lab)).toBeVisible();
  // Some samples go on only while they are in view, and a stage may be below the window.
  await page.locator('.Live-frame').scrollIntoViewIfNeeded();
  // The host has answered: with it the lab has all its parts.
  if ((await lab.count()) > 0) await expect(lab.getByRole('status')).not.toBeEmpty();
}

for (const sample of samples) {
  test(`${sample.name} shows what its file says`, async ({ page }) => {
    await run(page, sample);
    if (process.env.LIVE_UPDATE === '1') {
      await expect
        .poll(async () => {
          const before = await seen(page);
          await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
          return before === (await seen(page));
        })
        .toBe(true);
      writeFileSync(sample.snapshot, await seen(page));
    }
    expect(existsSync(sample.snapshot), `${sample.snapshot}: LIVE_UPDATE=1 writes it`).toBe(true);
    const expected = readFileSync(sample.snapshot, 'utf8');
    await expect.poll(() => seen(page)).toBe(expected);
    // What a lab has to show is in its panel.
    if ((await page.locator('.Lab').count()) === 0) await expect.poll(() => shows(page)).toBe(true);
  });
}
