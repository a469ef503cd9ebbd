import { expect, hostedTest } from '../../helpers/hosted-site.ts';

const test = hostedTest('live', ['first'], (_build, base) => ({
  'docs.config.ts': `import { defineConfig } from 'stilldocs';
export default defineConfig({
  title: 'Live',
  basePath: '${base || '/'}',
  serviceWorker: true,
  live: { hosts: { page: { module: '~/host.ts' } } },
});
`,
  'host.ts': `export default { modules: {}, mount: ({ exports }, root) => root.append(exports.default) };`,
  'pages/index.mdx':
    '# Home\n\n```js live [hello.js]\nexport default "Hello";\n```\n\n```js live [other.js]\nexport default "Other";\n```\n',
}));

test.use({
  allowedMessages:
    /Failed to load (resource|‘)|navigation preload request failed|The answer for|Failed to fetch|NetworkError/,
});

test(
  'a sample that has run once runs offline, and is not precached',
  { tag: ['@built', '@once', '@long'] },
  async ({ page, host }) => {
    await page.goto(host.address);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    const stored = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect
      .poll(async () => (await stored()).some((path) => path.endsWith('.css')))
      .toBe(true);
    expect(
      (await stored()).filter((path) =>
        /live|edit-sample|mount-panel/.test(path.replace(/client-live-[\w-]{8}/, '')),
      ),
    ).toEqual([]);
    const run = page.getByRole('button', { name: 'Run hello.js' });
    await run.click();
    const stage = page.frameLocator('iframe');
    await expect(stage.getByText('Hello')).toBeVisible();
    await page.getByRole('button', { name: 'Edit hello.js' }).click();
    const field = page.getByRole('textbox', { name: 'Code of hello.js' });
    await expect(field).toBeFocused();
    await expect
      .poll(
        async () => (await stored()).filter((path) => /live-page|edit-sample/.test(path)).length,
      )
      .toBe(2);
    await host.stop();
    await page.reload();
    await run.click();
    await expect(stage.getByText('Hello')).toBeVisible();
    await page.getByRole('button', { name: 'Edit hello.js' }).click();
    await field.fill('export default "Edited";');
    await expect(stage.getByText('Edited')).toBeVisible();
    // One that has not: its file is not there.
    await page.getByRole('button', { name: 'Run other.js' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'are you offline?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run other.js' })).toBeVisible();
  },
);
