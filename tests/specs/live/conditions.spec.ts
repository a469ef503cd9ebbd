import { expect, type Page } from '@playwright/test';
import { sidebarOf, test } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

const stageOf = (page: Page) => page.frameLocator('iframe[title="Result of Greeting.tsx"]');

async function run(page: Page): Promise<void> {
  await page.goto('guide/live');
  await start(page);
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
  await expect(stageOf(page).getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
}

test('nothing is fetched before Run, and the frame requests nothing @once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('guide/live', { waitUntil: 'networkidle' });
  expect(
    asked.filter((path) => /live-(run|fixture|[\da-f]{8})|_live|sucrase|Panel/.test(path)),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
  await expect(stageOf(page).getByRole('heading')).toBeVisible();
  expect(asked.filter((path) => path.includes('/_live/frame'))).toHaveLength(1);
});

test('what Run fetches is fetched once @built @once @long', async ({ page }) => {
  await run(page);
  await page.reload();
  await page.locator('.Live-run').nth(1).click();
  await expect(page.getByRole('form', { name: 'Panel' })).toBeVisible();
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/live-(?![\da-f]{8}\.)|client-live|mount-panel|Panel/.test(name))
      .map(({ transferSize }) => transferSize),
  );
  expect(fetched.length).toBeGreaterThan(2);
  expect(new Set(fetched)).toEqual(new Set([0]));
});

/** The size of the window that the sample sees. */
const windowOf = (page: Page) =>
  stageOf(page)
    .locator('body')
    .evaluate(() => [innerWidth, innerHeight]);

const directions = ['ltr', 'rtl'] as const;

for (const [index, direction] of directions.entries())
  test(
    `at 320 px the page does not scroll sideways, and a wide stage is scaled: ${direction}`,
    { tag: ['@once', ...variantTags(index, 1)] },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto('guide/live');
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      // At the lower edge of the window: the page scrolls to the stage.
      const runButton = page.getByRole('button', { name: 'Run Greeting.tsx' });
      await runButton.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await start(page);
      await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Edit Greeting.tsx' }).click();
      await expect(page.getByRole('textbox', { name: 'Code of Greeting.tsx' })).toBeFocused();
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Phone' }).click();
      await expect.poll(async () => (await windowOf(page))[0]).toBe(375);
      const { x, width } = (await page.locator('iframe').boundingBox())!;
      expect(width).toBeLessThan(320);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      expect(await overflow()).toBeLessThanOrEqual(0);
    },
  );

test('the panel sets the height of the stage, and gives it back @once @long', async ({ page }) => {
  await run(page);
  const content = (await windowOf(page))[1];
  await page.getByRole('button', { name: 'Low' }).click();
  await expect.poll(async () => (await windowOf(page))[1]).toBe(200);
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(async () => (await windowOf(page))[1]).toBe(content);
});

test(
  'an edit survives a navigation, and stays in its tab',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    await run(page);
    await page.getByRole('button', { name: 'Edit Greeting.tsx' }).click();
    const field = page.getByRole('textbox', { name: 'Code of Greeting.tsx' });
    await field.fill((await field.inputValue()).replace('Hello', 'Good day'));
    await expect(stageOf(page).getByRole('heading', { name: 'Good day Ada' })).toBeVisible();
    await sidebarOf(page).getByRole('link', { name: 'First', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Live samples');
    await page.goBack();
    await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
    await expect(stageOf(page).getByRole('heading', { name: 'Good day Ada' })).toBeVisible();
    await run(await context.newPage());
  },
);

test(
  'letters of the field are exactly over the letters of the code',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await run(page);
    await page.getByRole('button', { name: 'Edit Greeting.tsx' }).click();
    const field = page.getByRole('textbox', { name: 'Code of Greeting.tsx' });
    await field.fill(`${'x'.repeat(300)}\n\n\nlast`);
    const sizes = await field.evaluate((area: HTMLTextAreaElement) => {
      const code = area.parentElement!.querySelector('code')!;
      const [own, under] = [area, code].map((it) => it.getBoundingClientRect());
      const fonts = [area, code].map((it) => {
        const { fontFamily, fontSize, lineHeight, letterSpacing } = getComputedStyle(it);
        return [fontFamily, fontSize, lineHeight, letterSpacing].join(' ');
      });
      return {
        offsets: [own!.left - under!.left, own!.top - under!.top],
        scrolls: [area.scrollWidth - area.clientWidth, area.scrollHeight - area.clientHeight],
        fonts,
      };
    });
    expect(sizes.offsets).toEqual([0, 0]);
    expect(sizes.scrolls.every((it) => it <= 1)).toBe(true);
    expect(sizes.fonts[0]).toBe(sizes.fonts[1]);
  },
);

test('reduced motion and the color scheme reach the frame @once @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await run(page);
  const root = stageOf(page).locator('html');
  await expect(root).toHaveAttribute('data-reduced-motion', 'true');
  expect(await root.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  );
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('on paper there is no button @once @long', async ({ page }) => {
  await run(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Stop Greeting.tsx' })).toBeHidden();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByText('Clicked {count}')).toBeVisible();
});

test('a navigation ends the sample @once', async ({ page }) => {
  await run(page);
  await sidebarOf(page).getByRole('link', { name: 'First', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Live samples');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Run Greeting.tsx' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
  await expect(stageOf(page).getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
});

// Firefox lets no driver read the clipboard.
test(
  'a shared edit is shown and runs only when it is asked to',
  { tag: ['@once', '@not-firefox', '@long'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await run(page);
    await page.getByRole('button', { name: 'Edit Greeting.tsx' }).click();
    const field = page.getByRole('textbox', { name: 'Code of Greeting.tsx' });
    const edited = (await field.inputValue()).replace('Hello', 'Servus 🙂');
    await field.fill(edited);
    await expect(stageOf(page).getByRole('heading', { name: 'Servus 🙂 Ada' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy link to your edit of Greeting.tsx' }).click();
    await expect(page.locator('.Live-status')).toHaveText('Copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.locator('.Live-status')).toHaveText(
      'A shared edit of Greeting.tsx: Run runs it',
    );
    await expect(other.getByRole('textbox', { name: 'Code of Greeting.tsx' })).toHaveValue(edited);
    await expect(other.locator('iframe')).toHaveCount(0);
    await other.getByRole('button', { name: 'Run Greeting.tsx' }).click();
    await expect(stageOf(other).getByRole('heading', { name: 'Servus 🙂 Ada' })).toBeVisible();
    // The copied code is what is shown.
    await other.getByRole('button', { name: 'Copy code' }).first().click();
    await expect.poll(() => other.evaluate(() => navigator.clipboard.readText())).toBe(edited);
  },
);

test('a broken address of a shared edit changes nothing @once @long', async ({ page }) => {
  await page.goto('guide/live#live=samples%2Flive%2FGreeting.tsx&code=not-deflated');
  await page.getByRole('button', { name: 'Run Greeting.tsx' }).click();
  await expect(stageOf(page).getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button @once', async ({ page }) => {
    await page.goto('guide/live');
    await expect(page.getByText('Clicked {count}')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run' })).toHaveCount(0);
    await expect(page.getByText('Run', { exact: true }).first()).toBeHidden();
  });
});
