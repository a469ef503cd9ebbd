import type { Page } from '@playwright/test';
import {
  expect,
  isMarked,
  markDocument,
  paths,
  sidebarOf,
  test,
  titleOf,
  settle,
} from '../../helpers/test.ts';
import type { TargetTag } from '../../helpers/tags.ts';

/** All parts of a document that a navigation must replace: two equal states are the same page. */
function stateOf(page: Page) {
  return page.evaluate(() => {
    // Closed panels get their attributes from a script that loads when the browser is idle.
    const clean = (html: string) =>
      html
        .replace(/ data-props="[^"]*"/g, '')
        .replace(/ (?:hidden="until-found"|aria-hidden="true"|tabindex="(?:0|-1)")/g, '')
        .replace(/>(waiting|hydrated)</g, '');
    const active = [...document.querySelectorAll('[aria-current]')].filter(
      (link) => !link.closest('aside'),
    );
    return {
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
      robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
      body: { ...document.body.dataset, scrolled: undefined },
      active: active.map(
        (link) =>
          `${link.closest('nav')?.getAttribute('aria-label')}: ${link.textContent} ${link.getAttribute('aria-current')}`,
      ),
      sidebar: [...document.querySelectorAll('#docs-sidebar a')].map((link) =>
        link.getAttribute('href'),
      ),
      main: clean(document.getElementById('docs-content')!.innerHTML),
      width: document.querySelector('main > :first-child')!.getBoundingClientRect().width,
    };
  });
}

/** The pages that `npm test` goes to; a base path and the dev server change addresses alone. */
const tested: Record<string, TargetTag[]> = {
  '': [],
  'guide/switches': ['@any-server'],
  'blog/old': ['@any-server'],
  'reference/second': ['@once'],
};

for (const path of paths) {
  test(
    `a navigation to /${path} shows what loading it shows`,
    { tag: [...(tested[path] ?? ['@once', '@long']), '@spec-2-chrome', '@ruling-30'] },
    async ({ page, base }) => {
      await page.goto(path);
      await settle(page);
      const loaded = await stateOf(page);
      await page.goto(path === 'guide/first' ? 'guide/second' : 'guide/first');
      await markDocument(page);
      await page.evaluate((href) => {
        const link = document.querySelector<HTMLAnchorElement>('main a')!;
        link.href = href;
        link.click();
      }, `${base}/${path}`);
      await expect(page).toHaveTitle(loaded.title);
      await settle(page);
      expect(await stateOf(page)).toEqual(loaded);
      expect(await isMarked(page)).toBe(true);
    },
  );
}

test(
  'the sidebar marks the page shown, the top navigation its section, also in a dropdown and after a load',
  { tag: ['@any-server', '@spec-2-top-navigation', '@ruling-10', '@any-base'] },
  async ({ page }) => {
    await page.goto('guide/first');
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByRole('link', { name: 'First' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await sidebar.getByRole('link', { name: 'Second' }).click();
    await expect(sidebar.getByRole('link', { name: 'Second' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(sidebar.locator('[aria-current]')).toHaveCount(1);
    const guide = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Guide' });
    const more = page.getByRole('button', { name: 'More' });
    await sidebar.getByRole('link', { name: 'First' }).click();
    await expect(guide).toHaveAttribute('aria-current', 'true');
    await page.getByRole('main').getByRole('link', { name: 'first reference' }).click();
    await expect(guide).not.toHaveAttribute('aria-current');
    await expect(more).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(more).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(guide).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'a navigation into a closed group of the sidebar opens it',
  { tag: ['@once', '@ruling-12'] },
  async ({ page, base }) => {
    await page.goto('guide/first');
    const group = sidebarOf(page).getByRole('button', { name: 'Closed' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>('main a')!;
      link.href = href;
      link.click();
    }, `${base}/guide/inside`);
    await expect(titleOf(page, 'Inside')).toBeVisible();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebarOf(page).getByRole('link', { name: 'Inside' })).toBeVisible();
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'a page of another section brings its own sidebar, and the first comes back as it was left',
  { tag: ['@any-server', '@any-base'] },
  async ({ page }) => {
    await page.goto('guide/first');
    const sidebar = sidebarOf(page);
    await sidebar.getByRole('button', { name: 'Open' }).click();
    await expect(sidebar.getByRole('button', { name: 'Open' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await page.getByRole('main').getByRole('link', { name: 'first reference' }).click();
    await expect(sidebar.getByRole('link', { name: 'Second' })).toHaveAttribute(
      'href',
      /reference\/second$/,
    );
    await page.goBack();
    await expect(sidebar.getByRole('button', { name: 'Open' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
);

test(
  'each layout shows its chrome, one after the other in one document',
  { tag: ['@once', '@spec-2-layouts'] },
  async ({ page, base }) => {
    const outline = page.getByRole('navigation', { name: 'On this page' });
    await page.goto('guide/first');
    await markDocument(page);
    await expect(sidebarOf(page)).toBeVisible();
    await expect(outline).toBeVisible();
    await sidebarOf(page).getByRole('link', { name: 'Fixture' }).click();
    await expect(titleOf(page, 'Home of the fixture')).toBeVisible();
    await expect(sidebarOf(page)).toBeHidden();
    await expect(outline).toBeHidden();
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>('main a')!;
      link.href = href;
      link.click();
    }, `${base}/guide/minimal`);
    await expect(titleOf(page, 'Minimal')).toBeVisible();
    await expect(sidebarOf(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'First' }).click();
    await expect(titleOf(page, 'First')).toBeVisible();
    await expect(sidebarOf(page)).toBeVisible();
    await expect(outline).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'a page may switch off logo, top navigation, sidebar and page actions, and set its width',
  { tag: ['@once', '@spec-2-layouts', '@spec-3-pages'] },
  async ({ page }) => {
    await page.goto('guide/first');
    await sidebarOf(page).getByRole('button', { name: 'Closed' }).click();
    await sidebarOf(page).getByRole('link', { name: 'Switches' }).click();
    await expect(titleOf(page, 'Switches')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Fixture' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0);
    await expect(sidebarOf(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /Ask in ChatGPT/ })).toBeHidden();
    const outline = page.getByRole('navigation', { name: 'On this page' });
    await expect(outline.getByRole('link')).toHaveText(['Level two']);
    const width = async () => (await page.getByRole('article').boundingBox())!.width;
    await expect.poll(width).toBe(480);
    await expect(page.getByRole('main')).toHaveCSS('padding-left', '20px');
    await expect(page.getByRole('main')).toHaveCSS('padding-top', '80px');
    await page.goBack();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(sidebarOf(page).getByRole('link', { name: 'Fixture' })).toBeVisible();
    await expect.poll(width).toBeGreaterThan(480);
  },
);
