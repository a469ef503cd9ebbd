import { join } from 'node:path';
import { startPlainHost } from '../../helpers/plain-host.ts';
import { testsFolder } from '../../helpers/servers.ts';
import { expect, paths, sidebarOf, test, titleOf } from '../../helpers/test.ts';

/** The address of the site's output on a host without knowledge of the site. */
const hosted = test.extend<{ host: string }>({
  host: async ({ base }, use) => {
    const output = join(testsFolder, 'fixture/dist', base ? 'base' : 'root');
    const { port, close } = await startPlainHost(output, base);
    await use(`http://127.0.0.1:${port}${base}`);
    await close();
  },
});

hosted(
  'every page is there by all its addresses, the same as from the preview server',
  { tag: ['@built', '@not-firefox', '@spec-2-pages', '@ruling-1'] },
  async ({ host, request }) => {
    for (const path of paths) {
      const expected = await (await request.get(path)).text();
      const forms = path === '' ? ['', 'index.html'] : [path, `${path}/`, `${path}.html`];
      for (const form of forms) {
        const response = await request.get(`${host}/${form}`);
        expect(response.status(), form).toBe(200);
        expect(await response.text(), form).toBe(expected);
      }
    }
  },
);

hosted(
  'a reader navigates by payloads, from each form of an address',
  { tag: ['@built', '@not-firefox', '@ruling-1'] },
  async ({ host, page }) => {
    for (const form of ['guide/first', 'guide/first/', 'guide/first.html']) {
      await page.goto(`${host}/${form}`);
      await page.evaluate(() => Object.assign(window, { isMarked: true }));
      // The styles have loaded, however deep the path.
      await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
      await expect(sidebarOf(page).getByRole('link', { name: 'First' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
      await expect(titleOf(page, 'Second')).toBeVisible();
      await expect(page).toHaveURL(`${host}/guide/second`);
      expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
    }
  },
);

hosted(
  'islands hydrate',
  { tag: ['@built', '@not-firefox', '@any-base', '@spec-2-chrome'] },
  async ({ host, page }) => {
    await page.goto(`${host}/guide/islands/`);
    await page.getByRole('button', { name: 'Single' }).click();
    await expect(page.getByRole('button', { name: 'Single' })).toHaveText('Single: 1');
  },
);
