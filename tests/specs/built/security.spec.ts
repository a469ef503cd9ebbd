import { createHash } from 'node:crypto';
import { expect, test, titleOf } from '../../helpers/test.ts';

const refused = /Content Security Policy|requires 'Trusted|refuses/i;

test('every answer has the headers @built @not-firefox', async ({ request }) => {
  for (const path of ['guide/first', 'nowhere', 'icon.svg', '_page/guide/first.json']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
  }
});

test(
  'the policy names the inline script and the servers of the API, and is strict',
  { tag: ['@built', '@not-firefox'] },
  async ({ request }) => {
    const response = await request.get('guide/first');
    const policy = response.headers()['content-security-policy']!;
    const [, code = ''] = /<script>(.*?)<\/script>/s.exec(await response.text())!;
    const digest = createHash('sha256').update(code).digest('base64');
    const directives = policy.split('; ');
    expect(directives).toContain(`script-src 'self' 'sha256-${digest}'`);
    expect(directives).toContain("connect-src 'self' https://shelter.example");
    // An empty sheet is allowed, which libraries of styles add before they fill it.
    const empty = createHash('sha256').update('').digest('base64');
    expect(directives).toContain(`style-src 'self' 'sha256-${empty}'`);
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  },
);

test.describe('what someone else has put into a page @built @not-firefox', () => {
  test.use({ allowedMessages: refused });

  test('does not run: a script, a handler, an address @any-base', async ({ page }) => {
    await page.route('**/guide/first', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<h1',
        '<script>document.title = "script"</script><img src="/none.svg" onerror="document.title = \'handler\'"><a href="javascript:document.title = \'address\'">Injected</a><h1',
      );
      await route.fulfill({ response, body });
    });
    await page.route('**/none.svg', (route) => route.fulfill({ body: 'no image' }));
    const violations: string[] = [];
    page.on('console', (message) => violations.push(message.text()));
    await page.goto('guide/first');
    await page.getByText('Injected').click();
    // The browser reports each violation asynchronously.
    for (const directive of ['script-src-elem', 'script-src-attr'])
      await expect
        .poll(() => violations.filter((text) => text.startsWith(directive)).length)
        .toBeGreaterThan(0);
    await expect
      .poll(() => violations.filter((text) => /JavaScript URL/.test(text)).length)
      .toBeGreaterThan(0);
    await expect(page).toHaveTitle('First – Fixture');
  });

  test(
    'does not become elements: text that no policy has vouched for',
    { tag: '@any-base' },
    async ({ page }) => {
      await page.goto('guide/first');
      for (const write of [
        () => (document.createElement('div').innerHTML = '<b>'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>'),
        () => new Worker('/a.js'),
        () =>
          (
            window as { trustedTypes?: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes!.createPolicy('mine', {}),
      ])
        await expect(page.evaluate(write)).rejects.toThrow(/Trusted|disallowed/);
    },
  );
});

test.describe('a script that is not the one that was built @built @not-firefox', () => {
  test.use({ allowedMessages: /integrity/ });

  test('does not run, and the page can be read @any-base', async ({ page }) => {
    await page.route(/\/client-[\w-]{8}\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "document.title = 'other';" }),
    );
    await page.goto('guide/first');
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    await expect(page).toHaveTitle('First – Fixture');
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(titleOf(page, 'Second')).toBeVisible();
  });
});

test.describe(
  'a request of the reader to a server that no document names',
  { tag: ['@built', '@not-firefox'] },
  () => {
    test.use({ allowedMessages: refused });

    test('is not sent, and the page says why @any-base', async ({ page }) => {
      const sent: string[] = [];
      await page.route('https://elsewhere.example/**', (route) => {
        sent.push(route.request().url());
        return route.abort();
      });
      await page.goto('guide/api');
      await page.getByRole('button', { name: 'Try it: List pets' }).click();
      await page.getByLabel('Base address').fill('https://elsewhere.example');
      await page.getByRole('button', { name: 'Send GET' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'was not sent' })).toContainText(
        'Content-Security-Policy',
      );
      expect(sent).toEqual([]);
    });
  },
);
