import { violations } from '../../helpers/axe.ts';
import { served, writeSite } from '../../helpers/own-site.ts';
import { expect, test } from '../../helpers/test.ts';
import { variantTags } from '../../helpers/tags.ts';

/* What authors write besides plain Markdown: formulas, diagrams, file trees, tabs of package managers,
   landings, media, and the sidebar that is made of files. */

test.describe.configure({ mode: 'default' });

const hills =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700" width="1600" height="700"><rect width="1600" height="700" fill="#3c7a5b"/></svg>';

const wideFormula = String.raw`\begin{pmatrix} 1 & 0 & 0 & 0 & 0 & 0 & 0 & 0 & 0 & 0 & 0 & 0 & 0 & 0 \end{pmatrix} = f(x) + g(x) + h(x) + i(x)`;

const address = served((project) =>
  writeSite(`authoring-${project}`, {
    'docs.config.ts': `import { diagrams } from '@stilldocs/diagrams';
    function remarkShout() {
      return (tree) => {
        for (const node of tree.children)
          if (node.name === 'shout') node.data = { hName: 'section', hProperties: { className: ['Shout'] } };
      };
    }
    export default {
      title: 'Quill',
      sidebar: { '/guide': 'auto' },
      markdown: { math: true, imageZoom: true, readingTime: true, remarkPlugins: [remarkShout] },
      editLink: { pattern: 'https://example.com/:path' },
      extensions: [diagrams()],
    };`,
    'pages/index.md': `---
layout: home
hero:
  name: Quill
  text: Words for machines
  tagline: Calm and precise
  image: { src: /hills.svg, alt: Hills }
  actions:
    - { theme: brand, text: Start, link: /guide }
    - { theme: alt, text: Formulas, link: /guide/formulas }
features:
  - { icon: "*", title: Fast, details: Nothing to load, link: /guide }
  - { title: Checked, details: No dead link }
---

## Install

\`\`\`npm
npm install -D quill
\`\`\`
`,
    'pages/guide/index.md': `---
tags: [guide]
sidebarText: Start here
editLink: false
---
# Getting started

[[toc]]

## Files

:::file-tree
- src/
  - **index.md** the home page
- a-name-of-a-file-that-is-far-too-long-for-the-width-of-a-phone.config.ts
:::

## Further

:::cards
- [Formulas](/guide/formulas) TeX in, MathML out
- [Diagrams](/guide/diagrams) Mermaid
:::

:::shout
Said by a plugin
:::
`,
    'pages/guide/formulas.md': `# Formulas

The energy $E = mc^2$, and a price of $10 and $20.

$$
${wideFormula}
$$
`,
    'pages/guide/diagrams.md': `# Diagrams

\`\`\`mermaid
flowchart LR
  accTitle: How a page is made
  accDescr: Text is compiled and published
  A[Write] -->|save| B{Valid?} --> C(Publish) --> D[Read] --> E[Answer]
\`\`\`

![Hills at noon](/hills.svg)
`,
    'public/hills.svg': hills,
  }),
);

for (const path of ['/', '/guide', '/guide/formulas', '/guide/diagrams'])
  for (const [index, [width, scheme]] of (
    [
      [1280, 'light'],
      [390, 'dark'],
      [1280, 'dark'],
      [390, 'light'],
    ] as const
  ).entries())
    test(
      `${path} has no violation at ${width} px in ${scheme}, and does not overflow`,
      { tag: ['@once', ...variantTags(index, 1)] },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address() + path);
        expect(await violations(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        ).toBe(true);
      },
    );

test('a formula is MathML, and a price is text @once', async ({ page }) => {
  await page.goto(`${address()}/guide/formulas`);
  const text = page.locator('p', { hasText: 'The energy' });
  await expect(text.locator('math')).toHaveText('E=mc2');
  await expect(text).toContainText('a price of $10 and $20.');
  const block = page.getByRole('group', { name: 'Formula' });
  await page.setViewportSize({ width: 390, height: 800 });
  await block.focus();
  expect(await block.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(true);
});

test(
  'a diagram has a name, a description, and the colors of the theme',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${address()}/guide/diagrams`);
    const diagram = page.getByRole('img', { name: 'How a page is made' });
    await expect(diagram).toHaveAccessibleDescription('Text is compiled and published');
    const fill = () =>
      diagram
        .locator('.node text')
        .first()
        .evaluate((it) => getComputedStyle(it).fill);
    const light = await fill();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(fill).not.toBe(light);
  },
);

test(
  'a wide diagram fits its column as long as it can be read, and is scrolled by the keyboard beyond that',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto(`${address()}/guide/diagrams`);
    const frame = page.getByRole('group', { name: 'How a page is made' });
    const drawing = page.getByRole('img', { name: 'How a page is made' });
    const hidden = () => frame.evaluate((it) => it.scrollWidth - it.clientWidth);
    const scale = () =>
      drawing.evaluate((it) => it.getBoundingClientRect().width / Number(it.getAttribute('width')));
    expect(await hidden()).toBe(0);
    expect(await scale()).toBeLessThan(0.8);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await hidden()).toBeGreaterThan(50);
    expect(await scale()).toBeGreaterThan(0.63);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  },
);

test('tabs of package managers follow the choice on other pages @once @long', async ({ page }) => {
  await page.goto(`${address()}/`);
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(page.getByRole('tabpanel', { name: 'pnpm' })).toContainText('pnpm add -D quill');
});

test(
  'the sidebar has the pages of the folder, with their titles; a tag leads to its pages',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${address()}/guide`);
    const links = page.getByRole('navigation', { name: 'Pages' }).locator('.Sidebar-link');
    await expect(links).toHaveText(['Start here', 'Diagrams', 'Formulas']);
    await expect(page.getByRole('link', { name: 'Edit page' })).toHaveCount(0);
    await expect(page.locator('.PageMeta')).toContainText('1 min read');
    await expect(page.getByRole('list', { name: 'Tags' })).toHaveText('guide');
    await expect(page.locator('.Shout')).toHaveText('Said by a plugin');
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'guide' }).click();
    await expect(page.getByRole('heading', { name: 'Pages about guide' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit page' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'All tags' }).click();
    await page.getByRole('main').getByRole('link', { name: 'guide' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Getting started' }).click();
    await expect(page).toHaveURL(/\/guide$/);
  },
);

test.describe('without scripts @once', () => {
  test.use({ javaScriptEnabled: false });

  test('an image opens as large as the window, and closes @long', async ({ page }) => {
    await page.goto(`${address()}/guide/diagrams`);
    await page.getByRole('button', { name: 'Enlarge Hills at noon' }).click();
    const close = page.getByRole('button', { name: 'Close the enlarged image' });
    await expect(close).toBeVisible();
    await close.click();
    await expect(close).toBeHidden();
  });

  test('formulas, diagrams, trees and cards are drawn', async ({ page }) => {
    await page.goto(`${address()}/guide/formulas`);
    await expect(page.locator('math').first()).toBeVisible();
    await page.goto(`${address()}/guide/diagrams`);
    await expect(page.getByRole('img', { name: 'How a page is made' })).toBeVisible();
    await page.goto(`${address()}/guide`);
    await expect(page.locator('.FileTree')).toBeVisible();
    await page.getByRole('link', { name: 'Formulas' }).last().click();
    await expect(page).toHaveURL(/\/guide\/formulas$/);
  });
});

test('the Markdown twin keeps TeX and Mermaid @built @once @long', async ({ request }) => {
  const twin = async (path: string) => (await request.get(`${address()}${path}`)).text();
  expect(await twin('/guide/formulas.md')).toContain('The energy $E = mc^2$');
  expect(await twin('/guide/formulas.md')).toContain(`$$\n${wideFormula}\n$$`);
  expect(await twin('/guide/diagrams.md')).toContain('```mermaid\nflowchart LR\n');
});
