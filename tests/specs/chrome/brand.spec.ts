import type { Page } from '@playwright/test';
import { violations } from '../../helpers/axe.ts';
import { served, writeSite } from '../../helpers/own-site.ts';
import { expect, sidebarOf, test } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

/* The effects of a site's own brand on the theme: an accent, a logo, cards and sponsors on its
   landing page. */

test.describe.configure({ mode: 'default' });

const address = served((project) =>
  writeSite(`brand-${project}`, {
    'docs.config.ts': `export default {
      title: 'Brand',
      logoUrl: '/logo.svg',
      theme: { accentColor: 'teal' },
      topNav: [{ text: 'Docs', link: '/docs' }],
      sidebar: [{ text: 'Guide', items: [{ text: 'Docs', link: '/docs' }] }],
      sponsors: [{ name: 'Gold', items: [
        { name: 'One', link: 'https://one.example', image: '/logo.svg' },
        { name: 'Two', link: 'https://two.example', image: '/logo.svg' },
      ] }],
    };`,
    'components/Card.tsx': `export function Card() {
      return <a href="/docs" className="Card"><h2>Begin</h2><p>Read on</p></a>;
    }`,
    'pages/index.mdx':
      "---\nlayout: landing\n---\n\nimport { Card } from '../components/Card.tsx'\n\n# Brand\n\n<Card />\n\nA [link](/docs).\n\n<Sponsors />\n\n<BlogPosts />\n",
    'pages/docs.mdx':
      '# Docs\n\nA [link](/).\n\n<a className="Button" data-primary="" href="/">Start</a>\n\n## Part\n\n```ts\nconst one = "1"; // first\nconst two = 2; // [!code focus]\nexport function three(): number { return 3; }\n```\n',
    'public/logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="400" height="100" rx="20"/></svg>',
  }),
);

const accents = ['#ffff00', '#000', '#fff', '#0000ff', '#00ff66', '#ff2d9b', 'oklch(0.7 0.3 30)'];

/** The contrast (WCAG) of every text in the accent or on it, from the painted colors. */
function contrasts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const context = Object.assign(document.createElement('canvas'), {
      width: 1,
      height: 1,
    }).getContext('2d', { willReadFrequently: true })!;
    const paint = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    };
    const luminance = () => {
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((it) =>
        it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (element: Element) => {
      const around: Element[] = [];
      for (let it: Element | null = element; it; it = it.parentElement) around.unshift(it);
      for (const it of around) paint(getComputedStyle(it).backgroundColor);
      const ground = luminance();
      paint(getComputedStyle(element).color);
      const [dark = 0, light = 0] = [ground, luminance()].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const texts = [
      '.Prose p > a',
      '.Button',
      '.Outline-link[aria-current]',
      '.TopNav-link',
      '.Sidebar [aria-current]',
    ];
    return Object.fromEntries(texts.map((it) => [it, contrast(document.querySelector(it)!)]));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme @once`, () => {
    test.use({ colorScheme });

    for (const [index, accent] of accents.entries()) {
      const tag = variantTags(index, 1);
      test(`text in and on the accent ${accent} can be read`, { tag }, async ({ page }) => {
        await page.goto(`${address()}/docs`);
        await expect(sidebarOf(page).locator('[aria-current]')).toHaveText('Docs');
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.evaluate((color) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`:root:root { --color-accent: ${color} }`);
          document.adoptedStyleSheets.push(sheet);
        }, accent);
        for (const [text, contrast] of Object.entries(await contrasts(page)))
          expect(contrast, text).toBeGreaterThanOrEqual(4.5);
        // The author's color stays on surfaces without text.
        const painted = await page.evaluate((color) => {
          const button = document.querySelector<HTMLElement>('.Button')!;
          const shown = getComputedStyle(button).backgroundColor;
          button.style.backgroundColor = color;
          return [shown, getComputedStyle(button).backgroundColor];
        }, accent);
        expect(painted[0]).toBe(painted[1]);
      });
    }

    // Firefox 153 mostly crashes while axe reads styles: a null pointer in its own library.
    test('lines beside those in focus can be read @not-firefox', async ({ page }) => {
      await page.goto(`${address()}/docs`);
      await expect(page.getByText('export function')).toBeVisible();
      const colors = await page
        .locator('.Line')
        .evaluateAll((lines) =>
          lines.map(
            (line) => new Set([...line.children].map((it) => getComputedStyle(it).color)).size,
          ),
        );
      expect(colors[0], 'a line out of focus has one color').toBe(1);
      expect(colors[1], 'one in focus has the colors of its tokens').toBeGreaterThan(1);
      expect(await violations(page)).toEqual([]);
    });
  });
}

const logos: [name: string, attributes: string, width: number][] = [
  ['of an ordinary size', 'width="800" height="400" viewBox="0 0 800 400"', 56],
  ['with a viewBox alone', 'viewBox="0 0 400 100"', 112],
];

for (const [name, attributes, width] of logos)
  test(
    `a logo ${name} has the height of the header`,
    { tag: ['@once', '@spec-2-top-navigation'] },
    async ({ page }) => {
      await page.route('**/logo.svg', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="100%" height="100%"/></svg>`,
        }),
      );
      for (const path of ['', 'docs']) {
        await page.goto(`${address()}/${path}`);
        for (const window of [1280, 390]) {
          await page.setViewportSize({ width: window, height: 800 });
          const logo = page.locator('.Logo:visible > img');
          await expect
            .poll(async () => {
              const box = await logo.boundingBox();
              return box && [Math.round(box.width), Math.round(box.height)];
            })
            .toEqual([width, 28]);
          const header = await page.locator('.Document-header').boundingBox();
          expect(header!.height, `/${path} at ${window} px`).toBeLessThanOrEqual(64);
        }
      }
    },
  );

test(
  'a card on a landing page is not underlined, a link in its text is',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(address());
    await expect(page.locator('.Card')).toHaveCSS('text-decoration-line', 'none');
    const link = page.getByRole('link', { name: 'link' });
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  },
);

test(
  'sponsors outside of prose are side by side, without bullets',
  { tag: ['@once', '@spec-2-chrome'] },
  async ({ page }) => {
    await page.goto(address());
    const row = page.locator('.Landing .Sponsors-row');
    await expect(row).toHaveCSS('list-style-type', '""');
    await expect(row).toHaveCSS('padding-inline-start', '0px');
    const [one, two] = await row.getByRole('listitem').all();
    await expect
      .poll(async () => (await one!.boundingBox())!.y - (await two!.boundingBox())!.y)
      .toBe(0);
  },
);
