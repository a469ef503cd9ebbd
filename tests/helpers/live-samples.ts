import { expect, type Locator, type Page } from '@playwright/test';

/* Samples of the site, as readers run and edit them. */

/** A running sample: its panel, and the root of its stage. */
interface Running {
  panel: Locator;
  stage: Locator;
}

async function runIn(page: Page, block: Locator): Promise<Running> {
  await block.locator('.Live-run').click();
  const panel = page.locator('.Seat');
  await expect(panel).toBeVisible();
  return { panel, stage: page.frameLocator('.Live-frame').locator('#root') };
}

/** Runs the sample of a file on a page. */
export async function run(page: Page, route: string, file: string): Promise<Running> {
  await page.goto(route);
  const blocks = page.locator('figure', { has: page.getByText(file, { exact: true }) });
  return runIn(page, blocks.first());
}

/** Runs the schema below a heading of Props and Schema. */
export async function runSchema(page: Page, heading: string): Promise<Running> {
  await page.goto(`react/vev-props#${heading}`);
  const blocks = page.locator(`[id="${heading}"]`).locator('xpath=following::figure');
  return runIn(page, blocks.first());
}

/** Waits until the stage of a schema shows stored values. */
export const expectStored = (stage: Locator, value: Record<string, unknown>) =>
  expect
    .poll(async () => JSON.parse((await stage.locator('pre').textContent()) ?? ''))
    .toMatchObject(value);

/** Opens the code of what runs, and puts another text in the place of one. */
export async function edit(page: Page, from: string | RegExp, to: string) {
  const button = page.getByRole('button', { name: /^Edit / });
  if (await button.isVisible()) await button.click();
  const code = page.getByRole('textbox', { name: /^Code of / });
  await code.fill((await code.inputValue()).replace(from, to));
}
