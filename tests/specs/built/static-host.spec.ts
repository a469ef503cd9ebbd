import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Running, start, testsFolder } from '../../helpers/servers.ts';
import { expect, paths, sidebarOf, test, titleOf } from '../../helpers/test.ts';

/**
 * A plain file server of the site's output, without knowledge of the site. Tests name it before the page: the page,
 * which may be fetching payloads, then closes first.
 */
const hosted = test.extend<{ host: Running }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs.
  host: async ({}, use, { project, workerIndex }) => {
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
});

// Python's server has a queue of five connections and drops some that fetch payloads ahead.
hosted.use({ allowedMessages: /ERR_(EMPTY_RESPONSE|CONNECTION_RESET)/ });

hosted(
  'every page is there by all its addresses, the same as from the preview server',
  { tag: ['@built', '@not-firefox', '@spec-2-pages', '@ruling-1'] },
  async ({ host, base, request }) => {
    for (const path of paths) {
      const expected = await (await request.get(path)).text();
      const forms = path === '' ? ['', 'index.html'] : [path, `${path}/`, `${path}.html`];
      for (const form of forms) {
        const response = await request.get(`${host.address}${base}/${form}`);
        expect(response.status(), form).toBe(200);
        expect(await response.text(), form).toBe(expected);
      }
    }
  },
);

hosted(
  'a reader navigates by payloads, from each form of an address',
  { tag: ['@built', '@not-firefox', '@ruling-1'] },
  async ({ host, page, base }) => {
    for (const form of ['guide/first', 'guide/first/', 'guide/first.html']) {
      await page.goto(`${host.address}${base}/${form}`);
      await page.evaluate(() => Object.assign(window, { isMarked: true }));
      // The styles have loaded, however deep the path.
      await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
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

hosted(
  'islands hydrate',
  { tag: ['@built', '@not-firefox', '@spec-2-chrome'] },
  async ({ host, page, base }) => {
    await page.goto(`${host.address}${base}/guide/islands/`);
    await page.getByRole('button', { name: 'Single' }).click();
    await expect(page.getByRole('button', { name: 'Single' })).toHaveText('Single: 1');
  },
);
