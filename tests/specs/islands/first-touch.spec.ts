import type { Page } from '@playwright/test';
import { expect, hold, islandsChunk, settle, stopClock, test } from '../../helpers/test.ts';

/** In each test React loads only when `arrive` is called: after the reader has acted. */
let arrive: () => Promise<void>;

const open = async (page: Page, path: string) => {
  arrive = await hold(page, islandsChunk);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const log = (page: Page, name: string) => page.getByTestId(`${name} log`);
const press = 'pointerdown, mousedown, focus, pointerup, mouseup, click';

test(
  'a click is repeated with its whole press, in order and once, also for an island around',
  { tag: '@any-base' },
  async ({ page }) => {
    await open(page, 'guide/events');
    await button(page, 'Inner button').click();
    await expect(log(page, 'Inner')).toHaveText('');
    await arrive();
    await expect(log(page, 'Inner')).toHaveText(press);
    await expect(log(page, 'Outer')).toHaveText(press);
    await settle(page);
    await expect(log(page, 'Inner')).toHaveText(press);
    await expect(button(page, 'Inner button')).toBeFocused();
  },
);

test(
  'a press that ends outside of its island ends for the component, too',
  { tag: '@any-base' },
  async ({ page }) => {
    await open(page, 'guide/events');
    await button(page, 'Hold').hover();
    await page.mouse.down();
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await arrive();
    await expect(log(page, 'Hold')).toHaveText('held, pointerup, mouseup');
  },
);

const mouse: [name: string, act: (page: Page) => Promise<void>, events: string][] = [
  ['a double click', (page) => button(page, 'Inner button').dblclick(), 'dblclick'],
  [
    'a context menu',
    (page) => button(page, 'Inner button').click({ button: 'right' }),
    'contextmenu',
  ],
  [
    'the start of a drag',
    (page) => page.getByText('Inner drag').dragTo(button(page, 'Inner button')),
    'dragstart',
  ],
];
test(
  'a double click, a context menu and the start of a drag are repeated once',
  { tag: '@once' },
  async ({ page }) => {
    for (const [name, act, event] of mouse) {
      await open(page, 'guide/events');
      await act(page);
      await arrive();
      const events = async () => (await log(page, 'Inner').innerText()).split(', ');
      await expect.poll(events, name).toContain(event);
      expect((await events()).filter((each) => each === event)).toEqual([event]);
    }
  },
);

test(
  'an island around that has hydrated receives each event once',
  { tag: ['@any-base', '@any-server'] },
  async ({ page }) => {
    await page.goto('guide/events');
    await button(page, 'Outer button').focus();
    await expect(log(page, 'Outer')).toHaveText('focus');
    await button(page, 'Inner custom').press('a');
    await expect(log(page, 'Inner')).toHaveText('focus, keydown a, keyup a');
    await expect(log(page, 'Outer')).toHaveText('focus, blur, focus, keydown a, keyup a');
  },
);

test('keys are repeated, with the click of a button @once @long', async ({ page }) => {
  await open(page, 'guide/events');
  await button(page, 'Outer button').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await arrive();
  await expect(log(page, 'Outer')).toHaveText(
    'focus, keydown Enter, click, keyup Enter, keydown  , keyup  , click',
  );
});

test(
  'a key on an element with a role is repeated, and does not scroll the page',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, 'guide/events');
    await button(page, 'Outer custom').focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await arrive();
    await expect(log(page, 'Outer')).toHaveText(
      'focus, keydown  , keyup  , keydown End, keyup End',
    );
  },
);

test('a key that follows an arrow key goes where that has moved the focus @once', async ({
  page,
}) => {
  await open(page, 'guide/events');
  await button(page, 'Bold').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await arrive();
  await expect(page.getByTestId('chosen')).toHaveText('Code');
  await expect(button(page, 'Code')).toBeFocused();
});

test(
  'typed and pasted text stays once, and a key that types nothing and the paste are repeated after it',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, 'guide/events');
    const field = page.getByLabel('Outer field');
    await field.pressSequentially('ab');
    await field.press('Enter');
    for (const key of 'axv') await field.press(`ControlOrMeta+${key}`);
    await arrive();
    await expect(page.getByTestId('Outer text')).toHaveText('ab');
    await expect(log(page, 'Outer')).toHaveText(
      /^focus, keyup a, keyup b, keydown Enter, keyup Enter, (?!.*paste.*paste).*keyup x, .*paste ab, keyup v/,
    );
    await expect(field).toHaveValue('ab');
    await field.press('c');
    await expect(page.getByTestId('Outer text')).toHaveText('abc');
  },
);

test(
  'a paste that a component cancels leaves what the component makes of it, and a button of the browser acts at once',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page, 'guide/events');
    const query = page.getByLabel('Query');
    const { width, height } = (await query.boundingBox())!;
    await query.click({ position: { x: width - 12, y: height / 2 } });
    const digits = page.getByLabel('Digits');
    await digits.pressSequentially('1-2');
    for (const key of 'axv') await digits.press(`ControlOrMeta+${key}`);
    await arrive();
    await expect(page.getByTestId('digits')).toHaveText('12 ');
    await expect(digits).toHaveValue('12');
    await expect(query).toHaveValue('');
  },
);

test(
  'an island hydrates when an input method has ended',
  { tag: ['@once', '@long'] },
  async ({ page, context, browserName }) => {
    test.skip(browserName !== 'chromium', 'A command of Chromium composes.');
    await open(page, 'guide/events');
    const field = page.getByLabel('Outer field');
    await field.focus();
    const session = await context.newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await compose('に');
    await arrive();
    await settle(page);
    await compose('にほ');
    await session.send('Input.insertText', { text: '日本' });
    await expect(log(page, 'Outer')).toHaveText('focus, compositionend 日本');
    await expect(field).toHaveValue('日本');
  },
);

test(
  'what a component cancels has no consequence, as after hydration',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page, 'guide/events');
    await button(page, 'Menu').click();
    await page.keyboard.press('Enter');
    await button(page, 'Leaves').click();
    await arrive();
    // The press opens it and its click counts; the key opens it and has no click.
    await expect(page.getByTestId('menu')).toHaveText('2 opened, 1 clicks, gone');
  },
);

test(
  'a hotkey on an island that has not hydrated acts at once, and once',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await open(page, 'guide/events');
    await button(page, 'Outer button').focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await arrive();
    await expect(log(page, 'Outer')).toContainText('focus');
    await settle(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test('a drop carries what the start of its drag has set', { tag: '@once' }, async ({ page }) => {
  await open(page, 'guide/events');
  await page.getByText('Parcel').dragTo(page.getByTestId('shelf'));
  await arrive();
  await expect(page.getByTestId('shelf')).toHaveText('Shelf with a parcel');
});

test(
  'a click waits for what an island loads with lazy',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await open(page, 'guide/events');
    const names = ['Late', 'Late inside'];
    for (const name of names) await button(page, `${name}: 0`).click();
    await arrive();
    for (const name of names) await expect(button(page, `${name}: 1`)).toBeVisible();
  },
);

test(
  'an element that an extension puts first into an island delays no event',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await open(page, 'guide/events');
    const inner = button(page, 'Inner button');
    await inner.evaluate((it) => {
      it.closest('docs-island')!.prepend(document.createElement('x-extension'));
    });
    await stopClock(page);
    await inner.click();
    await arrive();
    await expect(log(page, 'Inner')).toHaveText(press);
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test(
    'the first tap is repeated, also one that captures its pointer',
    { tag: ['@any-server', '@any-base'] },
    async ({ page }) => {
      await open(page, 'guide/events');
      await button(page, 'Outer button').tap();
      await button(page, 'Menu').tap();
      await arrive();
      await expect(log(page, 'Outer')).toHaveText(
        'pointerdown, touchstart, pointerup, touchend, mousedown, focus, mouseup, click, blur',
      );
      await expect(page.getByTestId('menu')).toHaveText('1 opened, 1 clicks, here');
    },
  );
});
