import { expect } from '@playwright/test';
import { edit, expectStored, run, runSchema } from '../helpers/live-samples.ts';
import { test } from '../helpers/test.ts';

/* Options of fields, modes of links, parts of the project, and what a component throws. */

test('a text and a number have the options of their schema', async ({ page }) => {
  const { panel, stage } = await runSchema(page, 'playground');
  const fields = `[
  { name: 'greeting', type: 'string', title: 'Greeting', description: 'Shown first.',
    options: { suggestions: [{ label: 'Good day', value: 'day' }] } },
  { name: 'story', type: 'string', options: { multiline: true } },
  { name: 'share', type: 'number', initialValue: 0.25,
    options: { display: 'slider', format: '%', scale: 100, min: 0, max: 100 } },
  { type: 'group', name: 'more', title: 'More', fields: [
    { type: 'layout', options: { display: 'row' }, fields: [
      { name: 'days', type: 'select', options: { multiselect: true,
        items: [{ label: 'Monday', value: 1 }, { label: 'Friday', value: 5 }] } },
    ] },
  ] },
]`;
  await edit(page, /=\s*\[[^]*\];/, `= ${fields};`);
  const greeting = panel.getByRole('combobox', { name: 'Greeting' });
  await expect(greeting).toHaveAccessibleDescription('Shown first.');
  await expect(panel.locator('datalist option')).toHaveAttribute('value', 'day');
  await expect(panel.getByRole('textbox', { name: 'Story' })).toHaveJSProperty('rows', 3);
  await expect(panel.getByRole('slider', { name: 'Share' })).toHaveValue('25');
  await panel.getByRole('spinbutton', { name: 'Share' }).fill('40');
  await panel.getByRole('checkbox', { name: 'Friday' }).check();
  await panel.getByRole('checkbox', { name: 'Monday' }).check();
  await expectStored(stage, { share: 0.4, days: [5, 1] });
});

test('a link has its modes, and is not followed', async ({ page }) => {
  const { panel, stage } = await run(page, 'react/vev-props', 'src/OrderButton.tsx');
  const kind = panel.getByRole('combobox', { name: 'Kind of Target' });
  const link = stage.getByRole('link', { name: 'Order now' });
  const typed = [
    ['Website', 'URL', 'https://a.example/', 'https://a.example/'],
    ['Phone', 'Number', '+4712345678', 'tel:+4712345678'],
    ['Email', 'Address', 'shop@example.com', 'mailto:shop@example.com'],
  ] as const;
  for (const [mode, name, text, href] of typed) {
    await kind.selectOption(mode);
    await panel.getByRole('textbox', { name }).fill(text);
    await expect(link).toHaveAttribute('href', href);
  }
  await link.dispatchEvent('click');
  await expect(panel.getByRole('log')).toContainText('mailto:shop@example.com');
  const chosen = [
    ['Page', 'Page', 'Teas', '/teas'],
    ['Element of a page', 'Element', 'Heading of the page', '#heading'],
    ['File', 'File', 'prices.csv', 'data:text/csv,'],
  ] as const;
  for (const [mode, name, item, href] of chosen) {
    await kind.selectOption(mode);
    await panel.getByRole('combobox', { name, exact: true }).selectOption(item);
    await expect(link).toHaveAttribute('href', new RegExp(href));
  }
  await kind.selectOption('No link');
  await expect(link).toHaveCount(0);
});

test('a component sees the parts of the project that are switched on', async ({ page }) => {
  const without = async (file: string, part: string, route = 'react/hooks') => {
    const { panel, stage } = await run(page, route, file);
    await expect(stage.locator('vev').first()).toBeVisible();
    const before = await stage.innerHTML();
    await panel.getByText('Project data').click();
    await panel.getByRole('switch', { name: part }).uncheck();
    await expect.poll(() => stage.innerHTML()).not.toBe(before);
    return stage;
  };
  await without('src/LivePrice.tsx', 'Variables');
  await without('src/TeamPhoto.tsx', 'Images', 'react/vev-props');
  await without('src/PageList.tsx', 'Pages');
});

test('samples of scrolling have room for it', async ({ page }) => {
  const { stage } = await run(page, 'react/hooks', 'src/ReadingBar.tsx');
  const read = stage.getByRole('progressbar');
  const value = () => read.evaluate((bar: HTMLProgressElement) => bar.value);
  expect(await value()).toBe(0);
  await stage.getByText('End of the page').evaluate((end) => end.scrollIntoView());
  await expect.poll(value).toBe(1);

  const percent = await run(page, 'react/hooks', 'src/VisiblePercent.tsx');
  await expect(percent.stage.getByText('0 % visible')).toBeAttached();
  await percent.stage.getByText('% visible').evaluate((box) => box.scrollIntoView());
  await expect(percent.stage.getByText(/^[1-9]\d+ % visible/)).toBeVisible();
});

test.describe('a component that throws', () => {
  // Firefox tells its driver no more of a logged error than `Error`.
  test.use({ allowedMessages: /No total|Too many re-renders|^Error$/ });
  test('has its error at its line, once, and React’s in words', async ({ page }) => {
    const { panel, stage } = await run(page, 'react/interactions', 'src/Counter.tsx');
    await expect(panel.getByRole('button', { name: 'Add one' })).toBeVisible();
    await edit(page, /^/, "\nconst fail = () => {\n  throw new Error('No total');\n};\n");
    await edit(page, 'return', 'fail();\n  return');
    const block = page.locator('figure', { has: panel });
    const status = block.locator('.Live-status');
    await expect(status).toHaveText('Line 3: No total');
    await expect(block.locator('.Live-error').first()).toContainText('Error: No total');
    await expect(block.locator('.Live-log').getByText('No total')).toHaveCount(1);
    await edit(page, 'fail();', 'React.useState(0)[1](Math.random());');
    await expect(status).toHaveText(/^Error: Too many re-renders: the component sets its state/);
    await expect(stage).toContainText('Too many re-renders');
  });
});

test('a library of the editor is a stand-in, and says so', async ({ page }) => {
  const { panel, stage } = await run(page, 'react/vev-types', 'src/FilmClip.tsx');
  await stage.getByRole('button', { name: 'Choose' }).dispatchEvent('click');
  await expect(panel.getByRole('log')).toContainText('Video library: a stand-in answers here');
  await expect(stage.locator('video')).toHaveAttribute('src', /^blob:/);
});
