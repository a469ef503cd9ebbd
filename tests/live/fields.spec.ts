import { type Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { type FieldType, fieldTypes } from '../../site/live/protocol.ts';
import { test } from '../helpers/test.ts';

/* Each type of field that the SDK has, drawn for a sample of Props and Schema. */

type Expected = [heading: string, control: (panel: Locator) => Locator];

/** The heading above the sample of each type, and the control that the panel draws for it. */
const types: Record<FieldType, Expected> = {
  string: ['string', (panel) => panel.getByRole('textbox', { name: 'Headline' })],
  number: ['number', (panel) => panel.getByRole('spinbutton', { name: 'Budget' })],
  boolean: ['boolean', (panel) => panel.getByRole('switch', { name: 'Show price' })],
  image: ['image', (panel) => group(panel, 'Photo').getByRole('radio', { name: 'Mira at work' })],
  object: ['object', (panel) => group(panel, 'Address').getByRole('textbox', { name: 'City' })],
  array: ['array', (panel) => panel.getByRole('button', { name: 'Move Opening day up' }).last()],
  select: ['select', (panel) => group(panel, 'Wood').getByRole('radio', { name: 'Walnut' })],
  link: ['link', (panel) => panel.getByRole('combobox', { name: 'Kind of Target' })],
  upload: ['upload', (panel) => panel.getByLabel('a file of yours')],
  menu: ['menu', (panel) => panel.getByRole('list', { name: 'Items of Shop' })],
  layout: ['layout', (panel) => panel.locator('.Seat-layout').getByRole('textbox').nth(1)],
  variable: ['variable', (panel) => panel.getByRole('combobox', { name: 'Price' })],
  color: ['color', (panel) => panel.getByLabel('Text color, swatch')],
  icon: ['icon', (panel) => group(panel, 'Mark').getByRole('radio', { name: 'Leaf' })],
  video: ['video', (panel) => group(panel, 'Film').getByRole('radio', { name: 'Workshop film' })],
  audio: ['audio', (panel) => group(panel, 'Door bell').getByRole('radio', { name: 'chime.wav' })],
  group: ['group-popover-and-divider', (panel) => panel.getByText('Delivery', { exact: true })],
  popover: [
    'group-popover-and-divider',
    (panel) => panel.getByRole('button', { name: 'More settings', expanded: false }),
  ],
  divider: ['group-popover-and-divider', (panel) => panel.getByRole('separator')],
  event: [
    'event-widgetselect-and-maincomponent',
    (panel) => group(panel, 'Start on').getByRole('checkbox', { name: 'On click' }),
  ],
  widgetSelect: [
    'event-widgetselect-and-maincomponent',
    (panel) => panel.getByRole('combobox', { name: 'Target' }),
  ],
  mainComponent: [
    'event-widgetselect-and-maincomponent',
    (panel) => panel.getByRole('combobox', { name: 'Variant of Card' }),
  ],
};

const group = (panel: Locator, name: string) => panel.getByRole('group', { name, exact: true });

test('the panel has the 22 types of fields of the SDK', () => {
  // `samples/live/describe.ts` does not compile where the SDK has others.
  expect(fieldTypes).toHaveLength(22);
});

test.beforeEach(({ page }) => page.goto('react/vev-props'));

for (const type of fieldTypes) {
  const [heading, control] = types[type];
  test(`the section of ${type} opens it with its own sample`, async ({ page }) => {
    const sample = page.locator(`[id="${heading}"]`).locator('xpath=following::figure').first();
    await sample.locator('.Live-run').click();
    await expect(control(sample.locator('.Seat'))).toBeVisible();
  });
}

test('Escape closes the settings that a button opens, and then leaves the panel', async ({
  page,
}) => {
  const heading = page.locator('[id="group-popover-and-divider"]');
  const sample = heading.locator('xpath=following::figure').first();
  await sample.locator('.Live-run').click();
  const settings = sample.getByRole('button', { name: 'More settings' });
  await settings.click();
  await sample.getByRole('switch', { name: 'Hide price' }).press('Escape');
  await expect(settings).toHaveAttribute('aria-expanded', 'false');
  await expect(settings).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sample.locator('.Live-run')).toBeFocused();
});
