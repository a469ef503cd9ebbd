import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { docs, type Running, start, testsFolder } from '../servers.ts';
import { expect, paths, sidebarOf, test, titleOf } from '../test.ts';

/** A plain file server that knows nothing of the site, on the site's output. */
const hosted = test.extend<object, { host: Running }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, use, { project, workerIndex }) => {
      const isBase = project.name === 'base';
      const folder = join(testsFolder, '.sites', `static-${workerIndex}`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const output = join(testsFolder, 'fixture/dist', isBase ? 'base' : 'root');
      symlinkSync(output, join(folder, isBase ? 'docs' : 'site'));
      const command = ['python3', '-u', '-m', 'http.server', '0', '--bind', '127.0.0.1'];
      const running = await start(command, isBase ? folder : output, /\((http:[^)]+)\)/);
      await use(running);
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

for (const path of paths) {
  hosted(
    `/${path} shows by all its addresses, and as the preview server shows it`,
    async ({ page, host, base, request }) => {
      const expected = await (await request.get(path)).text();
      const forms = path === '' ? ['', 'index.html'] : [path, `${path}/`, `${path}.html`];
      for (const form of forms) {
        const response = await page.goto(`${host.address}${base}/${form}`);
        expect(response!.status()).toBe(200);
        expect(await response!.text()).toBe(expected);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
      }
    },
  );
}

hosted(
  'a reader navigates by payloads, from each form of an address',
  async ({ page, host, base }) => {
    for (const form of ['guide/first', 'guide/first/', 'guide/first.html']) {
      await page.goto(`${host.address}${base}/${form}`);
      await page.evaluate(() => Object.assign(window, { isMarked: true }));
      await expect(sidebarOf(page).getByRole('link', { name: 'First' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
      await expect(titleOf(page, 'Second')).toBeVisible();
      await expect(page).toHaveURL(`${host.address}${base}/guide/second`);
      expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
    }
  },
);

hosted('islands hydrate', async ({ page, host, base }) => {
  await page.goto(`${host.address}${base}/guide/islands/`);
  await page.getByRole('button', { name: 'Single' }).click();
  await expect(page.getByRole('button', { name: 'Single' })).toHaveText('Single: 1');
});

test('an output with compressed files is served from them', async ({ base, request }, {
  workerIndex,
}) => {
  const out = `dist/compressed-${workerIndex}`;
  const site = ['--root', 'fixture', '--base', base || '/', '--out', out];
  const [node, cli] = docs;
  execFileSync(node, [cli, 'build', ...site, '--compress'], { cwd: testsFolder, stdio: 'ignore' });
  const running = await start(
    [node, cli, 'preview', ...site, '--port', '0'],
    testsFolder,
    /(http:\S+?)(?:\/docs)?\/?$/,
  );
  try {
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await request.get(`${running.address}${base}/guide/long`, { headers });
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-encoding']).toBe(encoding);
      expect(answer.headers()['content-type']).toMatch(/^text\/html/);
      // A file has a length; what is compressed while it is sent has none.
      expect(Number(answer.headers()['content-length'])).toBeGreaterThan(0);
      expect(await answer.text()).toContain('Part 10');
    }
    const plain = await request.get(`${running.address}${base}/guide/long`, {
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(plain.headers()['content-encoding']).toBeUndefined();
  } finally {
    await running.end();
    rmSync(join(testsFolder, 'fixture', out), { recursive: true, force: true });
  }
});
