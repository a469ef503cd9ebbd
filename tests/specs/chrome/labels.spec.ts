import type { Page } from '@playwright/test';
import { git, served, writeSite } from '../../helpers/own-site.ts';
import { variantTags } from '../../helpers/tags.ts';
import { expect, sidebarOf, test } from '../../helpers/test.ts';

/* Sites in another language, and in one that is written from right to left. */

test.describe.configure({ mode: 'default' });

const page = `---
authors: Аня
date: 2026-01-31
---

# Страница [о том]

::authors

## Раздел

Слово[^1] и [ссылка](https://a.example).

:::tip
Слово.
:::

:::details
Слово.
:::

:::code-group
\`\`\`bash [ж]
1
\`\`\`
\`\`\`bash [щ]
2
\`\`\`
:::

\`\`\`ts
1 + 1;
\`\`\`

[^1]: Слово.
`;

const files = (lang: string, labels: string) => ({
  'docs.config.ts': `import { german } from 'stilldocs';
// Every text without letters of the Latin alphabet, besides placeholders and plurals.
const strange = Object.fromEntries(Object.entries(german).map(([name, label]) => [
  name,
  label.replace(/\\{\\w+(?:, plural, |\\})|\\b(?:one|other) \\{|[A-Za-zÄÖÜäöüß]+/g, (it) => it.includes('{') ? it : 'ж'.repeat(it.length)),
]));
export default {
  title: 'Сайт', lang: '${lang}', labels: ${labels},
  banner: { content: 'Новость' },
  live: { hosts: { page: { module: '~/host.ts' } } },
  topNav: [{ text: 'Ещё', items: [{ text: 'Раз', link: '/a' }] }],
  socials: [{ icon: 'github', link: 'https://g.example', label: 'Код' }],
  editLink: { pattern: 'https://e.example/:path' },
  areas: [{ text: 'Область', items: [{ text: 'Прочее', link: '/c' }] }],
  sidebar: [{ text: 'Область', collapsed: false, items: [{ text: 'Раз', link: '/a' }, { text: 'Два', link: '/b' }] }],
};`,
  'host.ts':
    'export default { modules: {}, mount: ({ exports }, root) => root.append(exports.default) };',
  'pages/index.md': '---\nlayout: landing\n---\n# Дом\n\n[Раз](/a)',
  'pages/a.md': page,
  'pages/b.md': '# Два\n\nСлово.',
  'pages/c.md': '# Прочее\n\nСлово.',
});

/** The texts with Latin letters that a reader sees or hears outside of code. */
const latin = (shown: Page) =>
  shown.evaluate(() => {
    const found = new Set<string>();
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    const visit = (node: Node) => {
      if (node instanceof Element) {
        if (node.matches('script, style, code')) return;
        for (const name of spoken) found.add(node.getAttribute(name) ?? '');
      }
      if (node instanceof Text) found.add(node.data.trim());
      node.childNodes.forEach(visit);
    };
    visit(document.body);
    for (const element of document.querySelectorAll('*'))
      for (const pseudo of ['::before', '::after'])
        found.add(/^"(.*)"$/.exec(getComputedStyle(element, pseudo).content)?.[1] ?? '');
    // The name of a block ends with its language, which the author wrote.
    const texts = [...found].map((text) => text.replace(/ (?:bash|ts)$/, ''));
    return texts.filter((text) => /[a-z]{2}/i.test(text));
  });

test.describe('a site with other labels @once @not-firefox @long', () => {
  test.use({ allowedMessages: /Failed to load resource.*404/ });
  const address = served((project) => writeSite(`strange-${project}`, files('ru', 'strange')));

  for (const [index, path] of ['/a', '/nowhere', '/', '/c'].entries()) {
    const tag = variantTags(index, 1);
    test(`has no text of another language at ${path}`, { tag }, async ({ page }) => {
      await page.goto(address() + path);
      await expect(page.locator('h1')).toBeVisible();
      expect(await latin(page)).toEqual([]);
      await page.keyboard.press('/');
      await page.keyboard.type('Слово');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await latin(page)).toEqual([]);
      await page.keyboard.type('ъъъъ');
      await expect(page.getByRole('option')).toHaveCount(0);
      expect(await latin(page)).toEqual([]);
    });
  }
});

test.describe('a site in German @once @not-firefox', () => {
  test.use({ allowedMessages: /Failed to load resource.*404/ });
  const address = served((project) => {
    const all = files('de', 'german');
    const config = all['docs.config.ts']
      .replace('german }', 'german, portuguese }')
      .replace("title: 'Сайт',", "title: 'Сайт', languages: { pt: { labels: portuguese } },")
      .replace("lang: 'de',", "lang: 'de', versions: { current: '2', '1': 'v1' },");
    const root = writeSite(`german-${project}`, { ...all, 'docs.config.ts': config });
    git(root, 'add', '.');
    git(root, 'commit', '-m', 'Pages');
    git(root, 'tag', 'v1');
    return root;
  });

  test('has German texts', async ({ page }) => {
    await page.goto(`${address()}/a`);
    await expect(page.getByRole('heading', { name: 'Auf dieser Seite' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suche' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Weiter/ })).toBeVisible();
    await expect(page.getByText('Tipp', { exact: true })).toBeVisible();
  });

  test('has texts that fit, or that are whole elsewhere', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/a', '/c', '/nowhere']) {
        await page.goto(address() + path);
        await expect(page.locator('h1')).toBeVisible();
        expect(await cutOff(page), `${path} at ${width} px`).toEqual([]);
      }
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await cutOff(page), `search at ${width} px`).toEqual([]);
      await page.goto(`${address()}/a`);
      const seen: string[] = [];
      for await (const menu of openMenus(page)) {
        seen.push(menu);
        expect(await cutOff(page), `${menu} at ${width} px`).toEqual([]);
      }
      expect(seen).toEqual(expect.arrayContaining(['docs-languages', 'docs-versions']));
    }
  });
});

/** Opens each menu in turn, also those whose button is in another one, and yields its id. */
async function* openMenus(page: Page) {
  const idsOf = (within: string) =>
    page
      .locator(`${within} [popovertarget]:visible:not([popovertargetaction])`)
      .evaluateAll((all) => all.map((it) => it.getAttribute('popovertarget')!));
  const open = async (id: string) => {
    await page.locator(`[popovertarget="${id}"]:visible`).first().click();
    await expect(page.locator(`#${id}`)).toBeVisible();
  };
  for (const id of new Set(await idsOf('body'))) {
    await open(id);
    yield id;
    for (const inner of await idsOf(`#${id}`)) {
      await open(inner);
      yield inner;
      await page.keyboard.press('Escape');
      if (!(await page.locator(`#${id}`).isVisible())) await open(id);
    }
    await page.keyboard.press('Escape');
  }
}

/** The texts that a reader sees only a part of, and that nothing says as a whole. */
const cutOff = (shown: Page) =>
  shown.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const text = element.innerText?.trim();
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
      if (!text || !hasText || !element.checkVisibility({ visibilityProperty: true })) return [];
      if (element.closest('.visually-hidden, .SkipLink, pre, [title]')) return [];
      // A button that is an icon has its name for programs alone.
      if (element.clientWidth <= 1 && element.clientHeight <= 1) return [];
      const { overflowX } = getComputedStyle(element);
      const isCut = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      const { left, right } = element.getBoundingClientRect();
      return isCut || left < -1 || right > innerWidth + 1 ? [text] : [];
    }),
  );

test.describe('a site that is written from right to left @once', () => {
  const labels = "{ lastUpdated: 'عدّل {date}' }";
  const address = served((project) =>
    writeSite(`rtl-${project}`, {
      ...files('ar', labels),
      'pages/d.md': '# Live\n\n```js live [hello.js]\nexport default "Hello";\n```\n',
    }),
  );

  test('has samples that run in its direction @long', async ({ page }) => {
    await page.goto(`${address()}/d`);
    await page.getByRole('button', { name: 'Run hello.js' }).click();
    const stage = page.frameLocator('iframe').locator('html');
    await expect(stage).toHaveText('Hello');
    await expect(stage).toHaveAttribute('dir', 'rtl');
    await expect(stage).toHaveAttribute('lang', 'ar');
  });

  for (const [index, width] of [390, 1440, 1100].entries()) {
    const tag = variantTags(index, 1);
    test(
      `has its columns, controls and marks mirrored at ${width} px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${address()}/a`);
        const box = async (selector: string) =>
          (await page.locator(selector).first().boundingBox())!;
        const [title, search, code] = [
          await box('h1'),
          await box('.SearchButton'),
          await box('pre'),
        ];
        expect(title.x + title.width).toBeGreaterThan(width / 3);
        // The document is no wider than the window, without the scrollbar that Firefox has.
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
        if (width < 1080) expect(search.x).toBeLessThan((await box('.Header .Logo')).x);
        else {
          const aside = await box('.Outline');
          expect((await sidebarOf(page).boundingBox())!.x).toBeGreaterThan(title.x);
          expect(aside.x).toBeLessThan(code.x);
        }
        await expect(page.locator('pre').first()).toHaveCSS('direction', 'ltr');
        // A date keeps the direction of its own words.
        await expect(page.locator('time').first()).toHaveCSS('unicode-bidi', 'plaintext');
      },
    );
  }
});
