import { type Locator, type Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { violations } from '../helpers/axe.ts';
import { test } from '../helpers/test.ts';

/* What readers do in the labs, and what they see. */

/** Runs a sample of a lab; `at` where a page has several of a name. */
async function run(page: Page, route: string, file: string, at = 0) {
  await page.goto(route);
  const block = page
    .locator('figure', { has: page.getByText(file, { exact: true }) })
    .filter({ has: page.locator('.Live-run') })
    .nth(at);
  await block.locator('.Live-run').click();
  const lab = block.locator('.Lab');
  await expect(lab).toBeVisible();
  return { block, lab, state: lab.getByRole('status') };
}

/** Replaces a part of the code of a running sample. */
async function edit(block: Locator, from: string, to: string) {
  const button = block.getByRole('button', { name: /^Edit/ });
  if (await button.isVisible()) await button.click();
  const field = block.locator('.Live-field');
  await field.fill((await field.inputValue()).replace(from, to));
}

/** The code of a name that a lab shows. */
const codeIn = (lab: Locator, name: string) => lab.locator(`.Lab-code[aria-label="${name}"]`);

test('each tracking event is sent, and the outputs of the sample are shown', async ({ page }) => {
  const { block, lab, state } = await run(page, 'tracking', 'forward.js');
  const detail = codeIn(lab, 'event.detail').locator('code');
  const body = codeIn(lab, 'navigator.sendBeacon').locator('code');
  for (const button of await lab.locator('.Lab-buttons button').all()) {
    const type = (await button.textContent())!;
    await button.click();
    await expect(state).toHaveText(
      `${type} was sent. The sample answers with navigator.sendBeacon.`,
    );
    await expect(detail).toContainText(`"type": "${type}"`);
    await expect(body).toContainText(`"type": "${type}"`);
  }
  await lab.getByRole('textbox', { name: 'Custom event' }).fill('ticket_bought');
  await lab.getByRole('button', { name: 'Send' }).click();
  await expect(detail).toContainText('<button>, an element of the page');
  await expect(body).toContainText('"event": "ticket_bought"');
  await expect(body).not.toContainText('currentTarget');

  // The latest event comes to the edited sample, and to it alone.
  await edit(block, 'stats.example.org', 'other.example.org');
  await expect(lab.getByText('to https://other.example.org/collect')).toHaveCount(1);
  await expect(lab.getByText('to https://stats.example.org/collect')).toHaveCount(0);
  await lab.getByRole('textbox', { name: 'Custom event' }).fill('');
  await page.keyboard.press('Enter');
  await expect(state).toHaveText('TRACK without a name: a project sends nothing.');
});

test('a data layer gets no event twice, and a listener may only log', async ({ page }) => {
  const { lab, state } = await run(page, 'tracking', 'data-layer.js');
  await lab.getByRole('button', { name: 'VEV_LINK_CLICK' }).click();
  await expect(state).toHaveText('VEV_LINK_CLICK was sent. The sample passes nothing on.');
  await lab.getByRole('button', { name: 'Send' }).click();
  const pushed = codeIn(lab, 'dataLayer.push');
  await expect(pushed).toContainText('"event": "seat_chosen"');

  const listener = await run(page, 'tracking', 'src/tracking.ts');
  await listener.lab.getByRole('button', { name: 'VEV_VIDEO_PROGRESS' }).click();
  await expect(codeIn(listener.lab, 'console.log')).toHaveText('A walk through the museum: 50 %');
});

test('a template is filled, with escaped values and gaps named', async ({ page }) => {
  const { block, lab, state } = await run(page, 'cms/server-side', 'template/example.mustache');
  const stage = page.frameLocator('.Live-frame').locator('#root');
  await expect(stage.getByRole('heading')).toHaveText('Riesling & Silvaner');
  await expect(stage.getByRole('img')).toHaveAttribute('alt', 'Green bottle with a cream label');
  await expect(state).toHaveText('Escaped: t-wineName, t-wineNotes.');

  const data = lab.getByRole('textbox', { name: 'Data' });
  await data.fill('{ "t-wineName": "Silvaner", "t-winenotes": "<b>Pear</b>" }');
  await expect(state).toHaveText(
    'Without a value: c--labelColor, t-wineNotes, i-bottlePhoto.src, i-bottlePhoto.alt. Not in the template: t-winenotes.',
  );
  await expect(lab.getByText('(no t-wineNotes)')).toBeVisible();
  await data.fill('{\n  "t-wineName": "Silvaner",\n}');
  await expect(state).toHaveText(/^Data, line 3: Unexpected \}, expected a key behind the comma/);
  await expect(data).toHaveAttribute('aria-invalid', 'true');

  await lab.getByRole('button', { name: 'Reset data' }).click();
  await edit(block, '{{t-wineNotes}}', '{{{t-wineNotes}}}');
  await expect(state).toHaveText('Escaped: t-wineName. Not escaped: t-wineNotes.');
  await expect(stage.locator('b')).toHaveText('and');
  await edit(block, '{{t-wineName}}', '{{#t-wineName}}');
  await expect(state).toHaveText(/^The template: Unclosed section/);
});

test('HTML of the data leads the frame nowhere', async ({ page }) => {
  const { block, lab, state } = await run(page, 'cms/server-side', 'template/example.mustache');
  await edit(block, '{{t-wineNotes}}', '{{{t-wineNotes}}}');
  const html = '<a href=/>Out</a><meta http-equiv=refresh content=0><iframe src=/></iframe>';
  await lab.getByRole('textbox', { name: 'Data' }).fill(JSON.stringify({ 't-wineNotes': html }));
  await expect(state).toContainText('Not escaped: t-wineNotes.');
  const stage = page.frameLocator('.Live-frame').locator('#root');
  await stage.getByRole('link', { name: 'Out' }).dispatchEvent('click');
  await expect(stage.locator('iframe, meta')).toHaveCount(0);
  await expect(stage.getByRole('link', { name: 'Out' })).toBeVisible();
});

test('a handler gets a request to each path, and its answers are checked', async ({ page }) => {
  const { lab, state } = await run(page, 'asset-source/handler-function', 'src/asset-source.ts', 1);
  const ask = async (path: string) => {
    await lab.getByRole('combobox', { name: 'Path ends with' }).selectOption(path);
    await lab.getByRole('button', { name: 'Call the handler' }).click();
  };
  await expect(state).toHaveText('The handler answered with 4 assets.');
  await expect(lab.locator('.Lab-grid li')).toHaveCount(4);
  await ask('/settings/meta_fields');
  await expect(state).toHaveText('The handler answered with 1 meta field.');
  for (const part of ['global', 'workspace', 'team', 'asset_picker']) {
    await ask(`/settings/${part}`);
    await expect(state).toHaveText('The handler answered with a settings form.');
    await expect(codeIn(lab, 'Request')).toContainText(part);
  }
  await ask('');
  await lab.getByRole('combobox', { name: 'assetType' }).selectOption('VIDEO');
  await lab.getByRole('combobox', { name: 'Filter: Material' }).selectOption('glass');
  await lab.getByRole('textbox', { name: 'search' }).fill('blown');
  await page.keyboard.press('Enter');
  await expect(state).toHaveText('The handler answered with 1 asset.');
  await expect(lab.locator('.Lab-grid li')).toContainText('How glass is blown');
  await lab.getByRole('textbox', { name: 'Form: Collection token' }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(state).toHaveText('The handler answered with 0 assets.');
  await expect(lab.getByText('Log: The collection answered 401 for films')).toBeVisible();
});

test('required fields that are missing are named, and a handler that hangs ends', async ({
  page,
}) => {
  const { block, lab, state } = await run(
    page,
    'asset-source/handler-function',
    'src/asset-source.ts',
  );
  await lab.getByRole('combobox', { name: 'Path ends with' }).selectOption('/settings/meta_fields');
  await lab.getByRole('button', { name: 'Call the handler' }).click();
  await expect(state).toHaveText(/^The answer has \d+ problems\.$/);
  await expect(lab.getByText('Unexpected [0] without label')).toBeVisible();

  await lab.getByRole('combobox', { name: 'Path ends with' }).selectOption('');
  await edit(block, 'updated: Date.now(),', '');
  await lab.getByRole('button', { name: 'Call the handler' }).click();
  await expect(
    lab.getByText(
      'Unexpected [0] without updated, expected a value of type number: ProjectImageAsset requires it (4 items).',
    ),
  ).toBeVisible();
  await edit(block, 'const photos: Photo[] =', 'while (true) {}\n  const photos: Photo[] =');
  await expect(state).toHaveText(
    'The handler failed. Unexpected handler without an answer after 3 s',
  );
  await edit(block, 'while (true) {}', "throw new Error('No collection');");
  await expect(state).toHaveText('The handler failed. Error: No collection');
});

test('mistakes in vev.json are underlined, listed, and found by their place', async ({ page }) => {
  const { lab, state } = await run(page, 'cli/configuration', 'vev.json');
  await expect(state).toHaveText('The schema accepts this file.');
  const field = lab.getByRole('textbox', { name: 'vev.json' });
  await field.fill('{\n  "shareWithAccount": "yes",\n  "libary": {}\n}');
  await expect(state).toHaveText('2 errors, 1 warning.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(lab.locator('mark')).toHaveText(['{', '"yes"', '"libary"']);
  await expect(lab.getByRole('listitem')).toContainText([
    'key Unexpected object without "key"',
    'Unexpected a text, expected true or false',
    'Unexpected key "libary"',
  ]);
  await lab.getByRole('button', { name: 'Line 2, column 23' }).press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('true');
  await expect(state).toHaveText('1 error, 1 warning.');
  await field.fill('{ "key": "k" // mine\n}');
  await expect(lab.getByRole('listitem')).toContainText('JSON has no comments');
  await lab.getByRole('button', { name: 'Reset vev.json' }).click();
  await expect(state).toHaveText('The schema accepts this file.');
});

const labs = [
  ['tracking', 'forward.js', 0],
  ['cms/server-side', 'template/example.mustache', 0],
  ['asset-source/handler-function', 'src/asset-source.ts', 0],
  ['cli/configuration', 'vev.json', 0],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  // Over BiDi, axe in a page with a frame of another origin ends its own context.
  const title = `labs are accessible, ${colorScheme}, and fit a phone`;
  test(title, { tag: '@not-firefox' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [route, file, at] of labs) {
      const { lab, state } = await run(page, route, file, at);
      await expect(state).not.toBeEmpty();
      expect(await violations(page)).toEqual([]);
      await lab
        .locator('summary')
        .evaluateAll((all) => all.forEach((it) => it.parentElement!.toggleAttribute('open')));
      for (const field of await lab.locator('textarea').all()) await field.fill('{"a": }');
      if ((await lab.locator('textarea').count()) > 0)
        await expect(lab.locator('textarea')).toHaveAttribute('aria-invalid', 'true');
      expect(await violations(page)).toEqual([]);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const right = await lab.evaluate((element) =>
          Math.max(
            ...[...element.querySelectorAll('*')].map((it) => it.getBoundingClientRect().right),
          ),
        );
        expect(right, `${route}, ${width}`).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}

test('a lab is used by keyboard: from Run through its controls, and Escape leads back', async ({
  page,
}) => {
  const { block, lab } = await run(page, 'tracking', 'forward.js');
  const stop = block.locator('.Live-run');
  await stop.focus();
  await page.keyboard.press('Tab');
  await expect(block.getByRole('button', { name: /^Edit/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lab.locator('.Lab-buttons button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(lab.getByRole('status')).toContainText('VEV_PAGE_LOAD was sent.');
  await page.keyboard.press('Escape');
  await expect(stop).toBeFocused();
});
