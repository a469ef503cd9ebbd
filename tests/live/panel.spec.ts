import { expect } from '@playwright/test';
import { violations } from '../helpers/axe.ts';
import { edit, expectStored, run, runSchema } from '../helpers/live-samples.ts';
import { test } from '../helpers/test.ts';

/* What the designer's panel does to a running sample. */

test('an interaction reaches the component, and its event the log', async ({ page }) => {
  const { panel, stage } = await run(page, 'react/interactions', 'src/ChapterTitle.tsx');
  await panel.getByRole('spinbutton', { name: 'Chapter' }).fill('3');
  await panel.getByRole('button', { name: 'Show a chapter' }).click();
  await expect(stage.getByRole('heading', { name: 'Chapter 3' })).toBeVisible();
  await expect(panel.getByRole('log')).toContainText('Interaction SHOW_CHAPTER {"chapter":3}');

  const counter = await run(page, 'react/interactions', 'src/Counter.tsx');
  await counter.panel.getByRole('button', { name: 'Add one' }).click();
  await expect(counter.panel.getByRole('log')).toContainText('Event ON_COUNT {"total":1');
});

test('interactions run in preview mode only, which the component sees', async ({ page }) => {
  const { panel } = await run(page, 'react/interactions', 'src/Counter.tsx');
  await panel.getByRole('radio', { name: 'Editor' }).check();
  await expect(panel.getByRole('button', { name: 'Add one' })).toBeDisabled();

  const ticket = await run(page, 'tracking', 'src/TicketButton.tsx');
  const track = ticket.stage.getByRole('button', { name: 'Book a ticket' });
  await ticket.panel.getByRole('radio', { name: 'Editor' }).check();
  await track.dispatchEvent('click');
  await ticket.panel.getByRole('radio', { name: 'Preview' }).check();
  await track.dispatchEvent('click');
  await expect(ticket.panel.getByRole('log').getByText('TICKET_BUTTON')).toHaveCount(1);
});

test('hidden, validate and onChange of a schema run', async ({ page }) => {
  const hidden = await runSchema(page, 'hidden');
  const price = hidden.panel.getByRole('spinbutton', { name: 'Sale price' });
  await expect(hidden.panel.getByRole('switch', { name: 'On sale' })).toBeVisible();
  await expect(price).toHaveCount(0);
  await hidden.panel.getByRole('switch', { name: 'On sale' }).check();
  await expect(price).toBeVisible();

  const validate = await runSchema(page, 'validate');
  const number = validate.panel.getByRole('textbox', { name: 'Article number' });
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('AB-1234');
  await expect(number).not.toHaveAttribute('aria-invalid');

  const onChange = await runSchema(page, 'onchange');
  await onChange.panel.getByRole('textbox', { name: 'Coupon code' }).fill(' summer ');
  await expectStored(onChange.stage, { couponCode: 'SUMMER' });
});

test('options of a number decide the stored value', async ({ page }) => {
  const { panel, stage } = await runSchema(page, 'number');
  await panel.getByRole('spinbutton', { name: 'Discount' }).fill('30');
  await panel.getByRole('spinbutton', { name: 'Budget' }).fill('50');
  await expectStored(stage, { discount: 0.3, budget: 50 });
  await expect(panel.getByText('At least 100.')).toBeVisible();
});

test('several are chosen among items that come later', async ({ page }) => {
  const { panel, stage } = await runSchema(page, 'select');
  await panel.getByRole('searchbox', { name: 'Filter Stores' }).fill('ber');
  await expect(panel.getByRole('checkbox')).toHaveCount(1);
  await panel.getByRole('checkbox', { name: 'Bergen' }).check();
  await panel.getByRole('radio', { name: 'Walnut' }).check();
  await expectStored(stage, { wood: 'walnut', stores: ['oslo', 'bergen'] });
});

test('items are added, named, moved by keyboard and removed; focus stays', async ({ page }) => {
  const { panel, stage } = await run(page, 'react/vev-props', 'src/TeamWall.tsx');
  await panel.getByRole('button', { name: 'Add item' }).click();
  const added = panel.getByRole('button', { name: 'New member', exact: true });
  await expect(added).toHaveAttribute('aria-expanded', 'true');
  await expect(added).toBeFocused();
  await panel.getByRole('textbox', { name: 'Name' }).fill('Signe');
  await expect(stage.getByText('Signe')).toBeVisible();
  const up = panel.getByRole('button', { name: 'Move Signe up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('listitem').nth(1)).toContainText('Signe');
  await expect(up).toBeFocused();
  await panel.getByRole('button', { name: 'Remove Signe' }).click();
  await expect(stage.getByText('Signe')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Mira', exact: true })).toBeFocused();
  await panel.getByRole('button', { name: 'Remove Mira' }).click();
  await panel.getByRole('button', { name: 'Remove Jonas' }).click();
  await expect(panel.getByRole('button', { name: 'Add item' })).toBeFocused();
});

test('editable CSS changes the element of its selector', async ({ page }) => {
  const { panel, stage } = await run(page, 'react/editable-css', 'src/StockBadge.tsx');
  const background = panel.getByRole('textbox', { name: 'background', exact: true });
  await background.fill('rgb(1, 2, 3)');
  await expect(stage.getByText('In stock')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

test('a device is a width, and parts of the project come and go', async ({ page }) => {
  const { panel, stage } = await run(page, 'react/hooks', 'src/StoreColumns.tsx');
  await expect(stage.getByRole('list')).toHaveCSS('column-count', '1');
  await panel.getByRole('radio', { name: 'Desktop' }).check();
  await expect(stage.getByRole('list')).toHaveCSS('column-count', '3');

  const menu = await run(page, 'react/hooks', 'src/ShopMenu.tsx');
  await menu.panel.getByRole('textbox', { name: 'Item 2' }).fill('Chairs');
  await expect(menu.stage.getByText('Chairs')).toBeVisible();
  await menu.panel.getByRole('button', { name: 'Add item' }).click();
  await expect(menu.panel.getByRole('textbox', { name: 'Item 4' })).toBeFocused();
  await menu.panel.getByRole('button', { name: 'Remove New item' }).click();
  await expect(menu.panel.getByRole('button', { name: 'Remove Checkout' })).toBeFocused();
  await menu.panel.getByText('Project data').click();
  await menu.panel.getByRole('switch', { name: 'Menus' }).uncheck();
  await expect(menu.stage.getByText('No menu items')).toBeVisible();
});

test('a file of the reader is one of the kinds that the field accepts', async ({ page }) => {
  const { panel, stage } = await run(page, 'react/vev-props', 'src/PriceList.tsx');
  const file = panel.getByLabel('a file of yours');
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(panel.getByRole('alert')).toContainText('Unexpected a.txt, expected .pdf,.csv');
  await file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a') });
  await expect(stage.getByRole('link')).toHaveAttribute('href', /^blob:/);
});

test('fields and panels that the sample renders set the value', async ({ page }) => {
  const seats = await run(page, 'react/vev-props', 'src/SeatMap.tsx');
  await seats.stage.getByRole('button', { name: 'More' }).dispatchEvent('click');
  await expect(seats.stage.getByText('Table for 3')).toBeVisible();

  const stars = await run(page, 'react/register-vev-component', 'src/StarRating.tsx');
  await stars.stage.getByRole('button', { name: '5' }).dispatchEvent('click');
  await expect(stars.stage.getByText('★★★★★')).toBeVisible();
  await stars.panel.getByRole('button', { name: 'Start values' }).click();
  await expect(stars.stage.getByText('★★★', { exact: true })).toBeVisible();
});

test('the playground follows its schema, keeps what was entered and names mistakes', async ({
  page,
}) => {
  const { panel, stage } = await runSchema(page, 'playground');
  await panel.getByRole('textbox', { name: 'Headline' }).fill('Closed');
  await edit(page, "{ name: 'onSale', type: 'boolean'", "{ name: 'onSale', type: 'color'");
  await expect(panel.getByRole('textbox', { name: 'On sale', exact: true })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Headline' })).toHaveValue('Closed');
  await expectStored(stage, { headline: 'Closed' });
  const code = page.getByRole('textbox', { name: /^Code of / });
  await code.fill((await code.inputValue()).replace("type: 'color'", "type: 'colour'"));
  await expect(panel.getByRole('alert')).toContainText('Unexpected type "colour" in props[1]');
  await code.fill(
    (await code.inputValue()).replace("type: 'colour'", "type: 'boolean', validate: () => false"),
  );
  const onSale = panel.getByRole('switch', { name: 'On sale' });
  await expect(onSale).toHaveAttribute('aria-invalid', 'true');
  await expect(onSale).toHaveAccessibleDescription('This value is not valid.');
});

test('the drawing of the landing page becomes the sample', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('img', { name: 'The offer as visitors see it' })).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).click();
  const stage = page.frameLocator('.Live-frame').locator('#root');
  await page.getByRole('textbox', { name: 'Title' }).fill('Birch stool');
  await expect(stage.getByRole('heading', { name: 'Birch stool' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The offer as visitors see it' })).toBeHidden();
});

for (const width of [1440, 320])
  test(`the panel reads from right to left on a page that does, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('react/interactions');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const block = page.locator('figure', {
      has: page.getByText('src/ChapterTitle.tsx', { exact: true }),
    });
    await block.locator('.Live-run').click();
    const panel = block.locator('.Seat');
    await panel.getByRole('button', { name: 'Show a chapter' }).click();
    const logged = panel.getByRole('log').locator('code').last();
    await expect(logged).toHaveCSS('direction', 'ltr');
    const places = await block.evaluate((figure) => {
      const place = (selector: string) => figure.querySelector(selector)!.getBoundingClientRect();
      const inside = [...figure.querySelectorAll('.Seat *')].map((it) =>
        it.getBoundingClientRect(),
      );
      return {
        stage: place('.Live-stage'),
        panel: place('.Live-panel'),
        label: place('.Seat-action .Seat-label'),
        input: place('.Seat-action input'),
        ends: [
          Math.min(...inside.map(({ left }) => left)),
          Math.max(...inside.map(({ right }) => right)),
        ],
      };
    });
    const { stage, panel: beside, label, input, ends } = places;
    expect(label.right).toBeCloseTo(input.right, 0);
    expect(ends[0]!).toBeGreaterThanOrEqual(0);
    expect(ends[1]!).toBeLessThanOrEqual(width);
    if (width > 1000) expect(beside.right).toBeLessThanOrEqual(stage.left);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });

test('the choice is visible in forced colors @not-firefox', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { panel } = await run(page, 'react/vev-props', 'src/SaleBanner.tsx');
  const outlineOf = (name: string) =>
    panel
      .locator('label', { has: page.getByRole('radio', { name, exact: true }) })
      .evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(await outlineOf('Preview')).toBe('solid');
  expect(await outlineOf('Editor')).toBe('none');
  expect(await outlineOf('Tag')).toBe('solid');
  expect(await outlineOf('Leaf')).toBe('none');
});

for (const colorScheme of ['light', 'dark'] as const) {
  // axe loses its page in Firefox's driver while a frame runs.
  test(`stage and panel are accessible, ${colorScheme} @not-firefox`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [route, file] of [
      ['react/vev-props', 'src/TeamWall.tsx'],
      ['react/vev-props', 'src/OrderButton.tsx'],
      ['react/editable-css', 'src/QuoteCard.tsx'],
      ['react/interactions', 'src/PodcastPlayer.tsx'],
    ] as const) {
      const { panel } = await run(page, route, file);
      for (const part of await panel.locator('summary').all()) await part.click();
      expect(await violations(page)).toEqual([]);
    }
  });
}
