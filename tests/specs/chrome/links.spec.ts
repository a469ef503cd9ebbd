import { expect, test, titleOf } from '../../helpers/test.ts';

test(
  'links beginning with www or http open in a new tab and say so, those to pages of this site do not',
  { tag: ['@any-server', '@spec-2-chrome'] },
  async ({ page }) => {
    await page.goto('guide/first');
    const link = page.getByRole('main').getByRole('link', { name: 'outside (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const external = await page
      .locator('a[href^="http"]')
      .evaluateAll((links) => links.filter((it) => (it as HTMLAnchorElement).target !== '_blank'));
    expect(external).toEqual([]);
    const own = page.getByRole('main').getByRole('link', { name: 'second page', exact: true });
    await expect(own).not.toHaveAttribute('target');
    // What says so stays out of the text that is copied.
    const text = await page.evaluate(() => {
      getSelection()!.selectAllChildren(document.querySelector('main article p:has(a[target])')!);
      return getSelection()!.toString();
    });
    expect(text).toContain('or outside.');
  },
);

test(
  'a link that opens a new tab has an arrow, unless it has a drawing or a class of the site’s own',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('guide/first');
    const positions = await page.locator('main article').evaluate((article) => {
      const link = (className: string, child?: string) => {
        const added = document.createElement('a');
        Object.assign(added, { href: 'https://a.example', target: '_blank', className });
        const drawn = child && Object.assign(document.createElement(child), { className: 'own' });
        added.append('text', ...(drawn ? [drawn] : []));
        if (className === '') added.removeAttribute('class');
        article.append(added);
        return getComputedStyle(added, '::after').position;
      };
      return [link(''), link('', 'code'), link('own'), link('', 'span'), link('', 'svg')];
    });
    expect(positions).toEqual(['static', 'static', 'absolute', 'absolute', 'absolute']);
  },
);

test(
  'a heading’s anchor is reached by keyboard, shown there, and leads to its heading',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('guide/first');
    const anchor = page.getByRole('link', { name: 'Link to Picture' });
    await expect(anchor).toHaveCSS('opacity', '0');
    await page.getByRole('main').getByRole('link', { name: 'outside' }).focus();
    await page.keyboard.press('Tab');
    await expect(anchor).toBeFocused();
    await expect(anchor).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/guide\/first#picture$/);
    await expect(page.getByRole('heading', { name: 'Picture' })).toBeInViewport();
  },
);

test(
  'an anchor’s address can be copied: it names page and heading',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await page.goto('guide/second');
    const anchor = page.getByRole('link', { name: 'Link to Café au lait' });
    const address = await anchor.evaluate((link) => (link as HTMLAnchorElement).href);
    expect(decodeURI(address)).toBe(`${new URL('guide/second', baseURL).href}#café-au-lait`);
    await page.goto('guide/first');
    await page.goto(address);
    await expect(titleOf(page, 'Second')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Café au lait' })).toBeInViewport();
  },
);
