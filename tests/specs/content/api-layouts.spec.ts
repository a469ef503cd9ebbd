import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { served, writeSite } from '../../helpers/own-site.ts';
import { testsFolder } from '../../helpers/servers.ts';
import { expect, test } from '../../helpers/test.ts';

/* API references in any form, on any layout, with and without sidebar and outline. */

// All tests share one site, which one worker builds.
test.describe.configure({ mode: 'default' });

const isWhole = process.env.BROWSER_SUITE === 'whole';
/** The page is loaded at the first one, and resized to the others. */
const widths = isWhole ? [1440, 390, 768, 1100, 1920, 2560] : [1440, 390, 1100];

interface Combination {
  form: 'one' | 'tags' | 'operations';
  layout: 'docs' | 'minimal' | 'landing';
  sidebar: boolean;
  outline: boolean;
}

const combinations = (['one', 'tags', 'operations'] as const).flatMap((form) =>
  (['docs', 'minimal', 'landing'] as const).flatMap((layout) =>
    [true, false].flatMap((sidebar) =>
      [true, false].map((outline): Combination => ({ form, layout, sidebar, outline })),
    ),
  ),
);
const short: Combination = { form: 'one', layout: 'docs', sidebar: true, outline: true };
const tested = isWhole ? combinations : [short];

const pathOf = ({ form, layout, sidebar, outline }: Combination) =>
  `/${form}-${layout}${sidebar ? '-sidebar' : ''}${outline ? '-outline' : ''}`;

/** The paths of the pages of a reference that look different: the first, a tag, an operation. */
const pagesOf = ({ form }: Combination) =>
  ({ one: [''], tags: ['', '/pets'], operations: ['', '/pets', '/pets/add-pet'] })[form];

function pageOf({ form, layout, sidebar, outline }: Combination): string {
  return `---
layout: ${layout}
showSidebar: ${sidebar}
showOutline: ${outline}
openapi: { file: ~/openapi.yaml, pages: ${form} }
---

# Shelter
`;
}

const address = served((project) =>
  writeSite(`api-layouts-${project}`, {
    'docs.config.ts': `import { openapi } from '@stilldocs/openapi';
      export default { title: 'Shelter', extensions: [openapi()], sidebar: { '/': [${tested
        .map((each) => `{ text: '${pathOf(each).slice(1)}', link: '${pathOf(each)}' }`)
        .join(', ')}] } };`,
    'openapi.yaml': readFileSync(join(testsFolder, 'fixture/openapi.yaml'), 'utf8'),
    'pages/index.md': '# Home\n',
    ...Object.fromEntries(tested.map((each) => [`pages${pathOf(each)}.md`, pageOf(each)])),
  }),
);

/** What is wrong with the places of a page's parts, in words. */
const mistakes = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const boxOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element?.checkVisibility({ visibilityProperty: true })) return;
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return { selector, left, right, top, bottom };
    };
    type Box = NonNullable<ReturnType<typeof boxOf>>;
    const overlap = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const selectors =
      'header.Header, .Sidebar, .Curtain, .Aside, .Document-main, .Document-main h1, .Api-text, .Api-samples, .PageFooter';
    const parts = selectors.split(', ').flatMap((selector) => boxOf(selector) ?? []);
    const byName = (name: string) => parts.find(({ selector }) => selector === name);
    parts.forEach((one, index) => {
      for (const other of parts.slice(index + 1)) {
        const [outer, inner] = [one, other].map(({ selector }) =>
          document.querySelector(selector)!,
        );
        if (overlap(one, other) && !outer!.contains(inner!) && !inner!.contains(outer!))
          found.push(`${one.selector} overlaps ${other.selector}`);
      }
    });
    const [text, samples] = [byName('.Api-text'), byName('.Api-samples')];
    if (text && samples && innerWidth >= 1100 && samples.left < text.right)
      found.push('the samples are not beside the text');
    if (
      text &&
      samples &&
      innerWidth < 1100 &&
      samples.top < text.bottom &&
      samples.left < text.right
    )
      found.push('the samples are not below the text');
    for (const status of document.querySelectorAll('.Api-status'))
      if (status.getBoundingClientRect().height > 40) found.push('a status is on several lines');
    const main = byName('.Document-main');
    const sidebar = byName('.Sidebar');
    if (!main) return [...found, 'there is no content'];
    if (sidebar && sidebar.right > main.left + 1) found.push('the sidebar is not on the left');
    const header = byName('header.Header');
    if (header && header.bottom > main.top + 1) found.push('the header is not above the content');
    const title = byName('.Document-main h1');
    if (!title || title.top > innerHeight * 0.75) found.push('the title is not in view');
    if (scrollY !== 0) found.push('the page opens further down');
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    return found;
  });

for (const combination of tested) {
  const isShort = Object.entries(short).every(
    ([key, value]) => combination[key as keyof Combination] === value,
  );
  test(
    `nothing overlaps, and all is in order: ${pathOf(combination)}`,
    { tag: isShort ? '@once' : ['@once', '@long'] },
    async ({ page }) => {
      const found: string[] = [];
      for (const part of pagesOf(combination)) {
        await page.setViewportSize({ width: widths[0]!, height: 900 });
        await page.goto(address() + pathOf(combination) + part);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const mistake of await mistakes(page))
            found.push(`${part || '/'} at ${width} px: ${mistake}`);
        }
      }
      expect(found).toEqual([]);
    },
  );
}
