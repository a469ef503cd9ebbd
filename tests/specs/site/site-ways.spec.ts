import { join } from 'node:path';
import { served } from '../../helpers/own-site.ts';
import { testsFolder } from '../../helpers/servers.ts';
import { clicksFrom, linksOf, pagesOf } from '../../helpers/site-links.ts';
import { find } from '../../helpers/find-in-page.ts';
import { type Reading, readDrawings } from '../../helpers/drawings.ts';
import { expect, test } from '../../helpers/test.ts';
import { incompleteTwins } from '../../../packages/core/src/content/twin/twin-words.test.kit.ts';

test.describe.configure({ mode: 'default' });

test.describe('the ways through our site @built @once @not-firefox', () => {
  const address = served(() => join(testsFolder, '../site'));

  test('no page is more than two clicks from home', async ({ request }) => {
    const links = await linksOf(request, address());
    const clicks = clicksFrom('/', links);
    const far = [...links.keys()].filter((path) => (clicks.get(path) ?? Infinity) > 2);
    expect(links.size).toBeGreaterThan(24);
    expect(far).toEqual([]);
  });

  test('a page that no sidebar lists and the pages of its area are one click apart', async ({
    request,
  }) => {
    const links = await linksOf(request, address());
    const below = (folder: string) =>
      [...links.keys()].filter((path) => path === folder || path.startsWith(`${folder}/`));
    const unlisted = ['/cms', '/cms/client-side', '/cms/server-side'];
    for (const path of [...unlisted, '/react/vev-types', '/asset-source']) {
      const others = below(`/${path.split('/')[1]}`).filter((other) => other !== path);
      expect(others.length).toBeGreaterThan(1);
      for (const other of others) {
        expect(links.get(other), `${other} to ${path}`).toContain(path);
        expect(links.get(path), `${path} to ${other}`).toContain(other);
      }
    }
  });

  test('agents get a list of all pages, and each in less than 50,000 characters', async ({
    request,
  }) => {
    const list = await (await request.get(`${address()}/llms.txt`)).text();
    expect(list.length).toBeLessThan(50_000);
    for (const path of await pagesOf(request, address())) {
      const name = path === '/' ? '/index.md' : `${path}.md`;
      expect(list).toContain(`${name})`);
      const twin = await (await request.get(address() + name)).text();
      expect(twin.length, name).toBeLessThan(50_000);
      expect(twin).toContain('# ');
    }
    const agents = await (await request.get(`${address()}/AGENTS.md`)).text();
    expect(agents).toContain('# Vev component package');
  });

  test('a Markdown twin has every word of its page, and leads to the list', async ({ request }) => {
    const read = async (file: string) => (await request.get(`${address()}/${file}`)).text();
    const paths = await pagesOf(request, address());
    expect(await incompleteTwins(paths, read)).toEqual({});
    for (const path of paths) {
      const twin = await read(path === '/' ? 'index.md' : `${path.slice(1)}.md`);
      expect(twin).toMatch(
        /^(?:---\n(?:(?:title|description): .*\n)+---\n\n)?> \[Index[^\]]*\]\(https:\/\/developer\.vev\.design\/llms\.txt\)\n\n#/,
      );
      expect(twin.replace(/^```[^]*?^```$/gm, '')).not.toMatch(/\]\(\//);
    }
  });

  test(
    'drawings of the editor say that they are drawings, and what they show',
    { tag: '@long' },
    async ({ page }) => {
      const drawings = {
        '/cli/getting-started': ['the green dot', 'the add menu'],
        '/react/vev-props': ['the edit panel'],
        '/asset-source/getting-started': ['the plugin list', 'the log viewer'],
      };
      for (const [path, names] of Object.entries(drawings)) {
        await page.goto(address() + path);
        for (const name of names) {
          const drawing = page.getByRole('img', { name: `Drawing: ${name}`, exact: true });
          await expect(drawing).toHaveAccessibleDescription(/^A schematic drawing, not a picture/);
          await expect(page.getByText(`Drawing: ${name}`, { exact: true }).last()).toBeVisible();
        }
      }
    },
  );

  test('a phone shows what each member is for, with its type, without scrolling aside', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${address()}/react/vev-props`);
    const tables = page.getByRole('main').locator('table').filter({ hasText: 'Type' });
    const hidden = await tables.evaluateAll((all) =>
      all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
    );
    expect(hidden).toEqual([]);
    const row = page.getByRole('row').filter({ hasText: 'Names of fields to clear' });
    const [type, meaning] = await Promise.all(
      [1, 2].map((index) => row.getByRole('cell').nth(index).boundingBox()),
    );
    expect(meaning!.y).toBeGreaterThanOrEqual(type!.y + type!.height);
    await expect(row.getByRole('cell').last()).toHaveAttribute('data-head', 'Since');
  });

  test('the header is as wide as the API reference on any screen', async ({ page }) => {
    await page.goto(`${address()}/api`);
    const [logo, contents] = ['.Logo', '.Outline a'].map((it) => page.locator(it).first());
    for (const width of [1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await logo!.boundingBox())!.x).toBeCloseTo((await contents!.boundingBox())!.x, 0);
    }
  });

  test(
    'the texts of all drawings can be read on a phone, in either theme',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const read: Reading[] = [];
      for (const path of await pagesOf(page.request, address())) {
        const html = await (await page.request.get(address() + path)).text();
        if (!html.includes('class="Diagram"')) continue;
        await page.goto(address() + path);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveClass(
            colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/,
          );
          read.push(...(await page.locator('.Diagram svg').evaluateAll(readDrawings)));
        }
      }
      expect(read.length).toBeGreaterThan(80);
      expect(read.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
      expect(read.filter(({ isInside }) => !isInside)).toEqual([]);
      expect(read.filter(({ size }) => size < 11)).toEqual([]);
    },
  );

  test(
    'a recipe is one screen: its goal, the code, Run and what to know; search finds the rest',
    { tag: '@long' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 1440, height: 900 });
      const recipes = (await pagesOf(page.request, address())).filter((path) =>
        path.startsWith('/guides/recipes/'),
      );
      expect(recipes.length).toBeGreaterThan(9);
      for (const path of recipes) {
        await page.goto(address() + path);
        const height = await page.locator('main').evaluate((main) => {
          const box = (selector: string) => main.querySelector(selector)!.getBoundingClientRect();
          const header = document.querySelector('header')!.getBoundingClientRect().height;
          const isRun = box('.Live').bottom < box('ul').top;
          return isRun ? header + box('ul').bottom - box('h1').top : Infinity;
        });
        expect(height, path).toBeLessThanOrEqual(900);
        const whole = page.locator('details').filter({ hasText: 'The whole file' });
        await expect(whole).not.toHaveAttribute('open');
        const text = await whole.locator('pre').first().textContent();
        expect(text, path).toContain('from ');
      }
      await page.goto(`${address()}/guides/recipes/slider`);
      await find(page, 'registerVevComponent');
      await expect(
        page.locator('details[open]').getByText('registerVevComponent').first(),
      ).toBeInViewport();
    },
  );

  test('every word of the glossary explains itself @long', async ({ page }) => {
    test.slow();
    await page.goto(`${address()}/guides/glossary`);
    const words = await page
      .getByRole('heading', { level: 3 })
      .evaluateAll((headings) => headings.map(({ id }) => id));
    await page.goto(`${address()}/react/content-children`);
    const term = page.locator('.Term').first();
    await term.hover();
    await expect(page.getByRole('tooltip')).toHaveText(/\.$/);
    const used = new Set<string>();
    for (const path of await pagesOf(page.request, address())) {
      const html = await (await page.request.get(address() + path)).text();
      for (const [, id] of html.matchAll(/href="[\w/]*\/guides\/glossary#([\w-]+)"/g))
        used.add(id!);
    }
    expect(words.filter((id) => !used.has(id))).toEqual([]);
  });
});
