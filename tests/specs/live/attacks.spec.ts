import { expect, type Page } from '@playwright/test';
import { test } from '../../helpers/test.ts';

/* Samples that try what no sample may. What the browser refuses, it says in the console. */

test.use({
  allowedMessages:
    /^(storage|parent|top|network|line|links|messages|\w+ is refused|[\w ]+ is refused)|refuse|violat|blocked|Blocked|sandbox|denied|Unsafe attempt|Failed to|WebSocket|NetworkError|SecurityError|insecure|can.t establish|CORS|prevented|line \d+|A loop did not end/,
});

test.beforeEach(({ page }) => page.goto('guide/live-attacks'));

async function run(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Run ${name}` }).click();
}

const logOf = (page: Page) => page.getByRole('log');
const statusOf = (page: Page) => page.locator('.Live-status');

const refused: Record<string, string[]> = {
  'storage.js': [
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'cookie',
    'caches',
    'serviceWorker',
  ],
  'parent.js': ['document', 'location', 'storage', 'frameElement'],
  'network.js': ['fetch', 'own fetch', 'socket', 'image', 'script', 'eval', 'worker'],
  'webrtc.js': ['constructor', 'old constructor', 'empty frame', 'own document', 'worker'],
};

test('what samples try is refused @once', async ({ page, context }) => {
  let asked = 0;
  // What the policy let through would be answered.
  await context.route(/evil\.example/, (route) => {
    asked++;
    return route.fulfill({ body: '1', headers: { 'access-control-allow-origin': '*' } });
  });
  for (const [name, attempts] of Object.entries(refused)) {
    await run(page, name);
    for (const attempt of attempts)
      await expect(
        logOf(page).getByText(`${attempt} is refused`, { exact: true }),
        name,
      ).toBeVisible();
    await expect(logOf(page)).not.toContainText('works');
  }
  expect(asked).toBe(0);
});

test('a sample moves neither the page nor a new window @once', async ({ page, context }) => {
  await run(page, 'top.js');
  await expect(logOf(page)).toContainText('links are clicked');
  await expect(logOf(page)).not.toContainText('works');
  expect(page.url()).toMatch(/\/guide\/live-attacks$/);
  expect(context.pages()).toHaveLength(1);
});

test(
  'a flood of messages ends the sample, and the page stays quick',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await run(page, 'flood.js');
    await expect(statusOf(page)).toHaveText(/sent more messages than the page can take/);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Run flood.js' })).toBeFocused();
  },
);

test('many lines of the console are gathered, counted and cut @once @long', async ({ page }) => {
  await run(page, 'log.js');
  await expect(logOf(page)).toContainText(/… \d+ more/);
  await expect(page.getByRole('button', { name: 'Stop log.js' })).toBeVisible();
  // Five bursts of 1,000 lines within a second.
  await expect(logOf(page).locator('> *').last()).toHaveText('… 4800 more');
  await expect(logOf(page).locator('> *')).toHaveCount(201);
});

test(
  'a console without end leaves the page quick, and the sample running',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    let lines = 0;
    page.on('console', () => lines++);
    await run(page, 'spam.js');
    await expect(logOf(page)).toContainText(/… \d{5,} more/);
    await expect(logOf(page).locator('> *').last()).toBeInViewport();
    // A driver of the browser, as developer tools, hears no more than the page.
    expect(lines).toBeLessThan(2000);
    await page.getByRole('button', { name: 'Stop spam.js' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test('a loop of console lines without end is ended @once @long', async ({ page }) => {
  await run(page, 'endless.js');
  await expect(logOf(page)).toContainText('A loop did not end within 1000 ms');
  await page.getByRole('button', { name: 'Stop endless.js' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a sample that loads another document is ended @once @long', async ({ page }) => {
  await run(page, 'leave.js');
  await expect(statusOf(page)).toHaveText(/has left its frame/);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('messages that a sample sends in place of its host are ignored @once', async ({ page }) => {
  await run(page, 'messages.js');
  await expect(logOf(page)).toContainText('messages are sent');
  await expect(page.getByRole('form', { name: 'Panel' })).toBeVisible();
  await expect(logOf(page)).not.toContainText('a message was heard');
});

test('one sample runs at a time @once @long', async ({ page }) => {
  await run(page, 'parent.js');
  await expect(page.locator('iframe[title="Result of parent.js"]')).toHaveCount(1);
  await run(page, 'messages.js');
  await expect(page.locator('iframe[title="Result of messages.js"]')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test(
  'the frame’s document does nothing by itself',
  { tag: ['@built', '@once', '@long'] },
  async ({ page, request }) => {
    await run(page, 'messages.js');
    const address = await page.locator('iframe').getAttribute('src');
    const answer = await request.get(address!);
    const policy = answer.headers()['content-security-policy']!;
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+' blob:;/);
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('trusted-types');
    await page.goto(address!);
    await page.evaluate(() => window.postMessage('docs:live', '*', [new MessageChannel().port2]));
    await expect(page.locator('#root')).toBeEmpty();
  },
);

test(
  'the frame’s document does nothing with the origin of the site',
  { tag: ['@built', '@once', '@long'] },
  async ({ page }) => {
    await run(page, 'messages.js');
    const address = await page.locator('iframe').getAttribute('src');
    // A host of files that sends no headers.
    await page.route(address!, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    const heard = await page.evaluate(async (src) => {
      const load = { type: 'load', id: '', entry: './a', files: {}, theme: 'light' };
      const open = (sandbox: string | undefined) => {
        const frame = document.createElement('iframe');
        if (sandbox) frame.setAttribute('sandbox', sandbox);
        const { port1, port2 } = new MessageChannel();
        const messages: unknown[] = [];
        const answered = new Promise((resolve) => {
          port1.addEventListener('message', ({ data }) => resolve(messages.push(data)));
        });
        port1.start();
        frame.addEventListener('load', () => {
          frame.contentWindow!.postMessage('docs:live', '*', [port2]);
          port1.postMessage({ ...load, host: 'window.liveHost = {}' });
        });
        frame.src = src!;
        document.body.append(frame);
        return { messages, answered, loaded: new Promise((done) => (frame.onload = done)) };
      };
      const bare = open(undefined);
      await bare.loaded;
      await open('allow-scripts').answered;
      return bare.messages;
    }, address);
    expect(heard).toEqual([]);
  },
);

test.describe('edited code', () => {
  const loops: Record<string, string> = {
    while: 'while (true) {}',
    'try inside': 'for (;;) { try { throw 1 } catch {} }',
    microtasks: '(async () => { for (;;) await null; })().catch((e) => console.error(e.message));',
    'while in one line': 'let n = 0; while (n >= 0) n++;',
    'do while': 'do {} while (true)',
    for: 'for (;;) {}',
    'for with a condition': 'for (let i = 0; i >= 0; i++) {}',
    'for of':
      'function* all() { let i = 0; while (i < 9) yield i % 8; }\nfor (const one of all()) one;',
  };
  for (const [name, loop] of Object.entries(loops)) {
    const tag = ['@once', '@long'];
    test(`a loop that never ends is ended: ${name}`, { tag }, async ({ page }) => {
      await run(page, 'messages.js');
      await expect(logOf(page)).toContainText('messages are sent');
      await page.getByRole('button', { name: 'Edit messages.js' }).click();
      await page
        .getByRole('textbox', { name: 'Code of messages.js' })
        .fill(`${loop}\nexport default () => 'over';`);
      await expect(logOf(page)).toContainText('A loop did not end within 1000 ms');
      await page.getByRole('button', { name: 'Stop messages.js' }).click();
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }
});
