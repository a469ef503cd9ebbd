import { pagesOf } from '../../helpers/site-links.ts';
import { expect, test } from '../../helpers/test.ts';
import { incompleteTwins } from '../../../packages/core/src/content/twin/twin-words.test.kit.ts';

test(
  'a file that the configuration makes is served beside the pages',
  { tag: '@not-firefox' },
  async ({ request }) => {
    const response = await request.get('made.json');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/json');
    expect(await response.json()).toEqual({ two: 2 });
  },
);

test(
  'a file that the configuration makes of bytes is served byte for byte, as what its name says',
  { tag: ['@not-firefox', '@any-server'] },
  async ({ request }) => {
    const response = await request.get('made.zip');
    expect(response.headers()['content-type']).toBe('application/zip');
    expect([...(await response.body())]).toEqual([0x50, 0x4b, 0xff, 0x00]);
  },
);

test(
  'files for crawlers and agents tell of the pages',
  { tag: ['@not-firefox', '@any-server'] },
  async ({ request }) => {
    for (const [file, type, text] of [
      ['sitemap.xml', 'xml', '/guide/first</loc>'],
      ['robots.txt', 'text/plain', '/sitemap.xml'],
      ['llms.txt', 'text/plain', '/guide/first.md): The first page of the guide.'],
      ['llms-full.txt', 'text/plain', '/guide/first\n'],
      ['manifest.webmanifest', 'application/manifest+json', 'icon.svg'],
      ['feed.xml', 'xml', '<title>Fresh news</title>'],
    ] as const) {
      const response = await request.get(file);
      expect([file, response.status()]).toEqual([file, 200]);
      expect(response.headers()['content-type']).toContain(type);
      expect(await response.text()).toContain(text);
    }
  },
);

test(
  'the Markdown twin of a page has every word of it',
  { tag: ['@not-firefox', '@built', '@once'] },
  async ({ request, baseURL }) => {
    const read = async (file: string) => (await request.get(file)).text();
    const paths = await pagesOf(request, baseURL!.replace(/\/$/, ''));
    expect(paths.length).toBeGreaterThan(25);
    const { '/guide/blocks': forThePage, ...others } = await incompleteTwins(paths, read);
    expect(others).toEqual({});
    // `:::hide` in the twin: a block for the page alone.
    expect(forThePage).toEqual(['on', 'page']);
  },
);

test(
  'a path that has moved leads to the page it is now',
  { tag: ['@not-firefox', '@any-server'] },
  async ({ page }) => {
    for (const path of ['guide/old', 'guide/old/', 'guide/old.html']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/guide\/first#picture$/);
      await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible();
    }
  },
);

test(
  'hosts that read _redirects are told where each path leads that has moved',
  { tag: ['@not-firefox', '@any-server'] },
  async ({ request, base }) => {
    const response = await request.get('_redirects');
    expect(response.status()).toBe(200);
    const rules = ['guide/old', 'guide/moved'].flatMap((path) =>
      ['', '/', '.html'].map((end) => `${base}/${path}${end} ${base}/guide/first#picture 301`),
    );
    expect((await response.text()).trim().split('\n')).toEqual(rules);
  },
);

test(
  'a site without a service worker has one that removes an earlier one',
  { tag: ['@not-firefox', '@any-server'] },
  async ({ request }) => {
    const response = await request.get('sw.js');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/javascript');
    expect(await response.text()).toContain('registration.unregister()');
  },
);
