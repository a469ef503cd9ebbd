import { describe, expect, it } from 'vitest';
import { dataOf } from './document-data.test.kit.ts';

describe('title and description', () => {
  it('come from front matter, else from the heading, else from the site', () => {
    const both = dataOf({
      title: 'H',
      description: 'HD',
      frontMatter: { title: 'F', description: 'FD' },
    });
    expect(both).toMatchObject({ title: 'F – Vev', pageTitle: 'F', description: 'FD' });
    expect(dataOf({ title: 'H', description: 'HD' })).toMatchObject({
      title: 'H – Vev',
      pageTitle: 'H',
      description: 'HD',
    });
    expect(dataOf()).toMatchObject({ title: 'Vev', pageTitle: 'Vev', description: 'Of the site' });
  });

  it('count as missing if empty: the site’s own title is shown', () => {
    expect(dataOf({ frontMatter: { title: '' } })).toMatchObject({
      title: 'Vev',
      pageTitle: 'Vev',
    });
    expect(dataOf({ title: '' })).toMatchObject({ title: 'Vev', pageTitle: 'Vev' });
  });

  it('fill every %s of the template, with any characters', () => {
    expect(dataOf({ title: '$& $1 %s' }, { titleTemplate: '%s | %s' }).title).toBe(
      '$& $1 %s | $& $1 %s',
    );
  });

  it('never contain undefined', () => {
    expect(JSON.stringify(dataOf({}, { description: '' }))).not.toContain('undefined');
  });
});

describe('canonical', () => {
  const baseUrl = 'https://docs.example';

  it('is the clean path without a trailing slash', () => {
    expect(dataOf({}, { baseUrl }).canonical).toBe('https://docs.example/cli/login');
    expect(dataOf({ path: '/' }, { baseUrl }).canonical).toBe('https://docs.example/');
    expect(dataOf({ path: '/日 本' }, { baseUrl }).canonical).toBe(
      'https://docs.example/%E6%97%A5%20%E6%9C%AC',
    );
  });

  it('is under the base', () => {
    expect(dataOf({}, { baseUrl }, '/docs').canonical).toBe('https://docs.example/docs/cli/login');
    expect(dataOf({ path: '/' }, { baseUrl }, '/docs').canonical).toBe('https://docs.example/docs');
  });

  it('is missing without the site’s address and on the page for unknown paths', () => {
    expect(dataOf().canonical).toBeNull();
    expect(dataOf({ path: '/404' }, { baseUrl })).toMatchObject({ canonical: null, noindex: true });
    expect(dataOf({}, { baseUrl }).noindex).toBe(false);
    expect(dataOf({}, { baseUrl, preview: true }).noindex).toBe(true);
  });
});

describe('the social card', () => {
  const baseUrl = 'https://docs.example';
  const og = 'https://og.example/?t=%title&d=%description&l=%logo&again=%title';

  it('has its placeholders replaced everywhere and encoded', () => {
    const { image } = dataOf(
      { title: 'A & B/é', description: '100% "x"' },
      { ogImageUrl: og, logoUrl: 'https://x.example/l.svg?a&b' },
    );
    expect(image).toBe(
      'https://og.example/?t=A%20%26%20B%2F%C3%A9&d=100%25%20%22x%22&l=https%3A%2F%2Fx.example%2Fl.svg%3Fa%26b&again=A%20%26%20B%2F%C3%A9',
    );
  });

  it('does not replace placeholders in inserted texts', () => {
    expect(dataOf({ title: '%description $& %logo' }, { ogImageUrl: '/o?t=%title' }).image).toBe(
      '/o?t=%25description%20%24%26%20%25logo',
    );
  });

  it('takes the longest matching prefix of a map', () => {
    const map = {
      '/': 'https://x.example/all',
      '/cli': 'https://x.example/cli',
      '/cl': 'https://x.example/cl',
    };
    expect(dataOf({}, { ogImageUrl: map }).image).toBe('https://x.example/cli');
    expect(dataOf({ path: '/client' }, { ogImageUrl: map }).image).toBe('https://x.example/all');
    expect(
      dataOf({ path: '/x' }, { ogImageUrl: { '/cli': 'https://x.example/cli' } }).image,
    ).toBeNull();
    expect(dataOf({}, { ogImageUrl: {} }).image).toBeNull();
    expect(dataOf().image).toBeNull();
  });

  it('is absolute and under the base, and so is the logo in it', () => {
    const { image } = dataOf(
      {},
      { baseUrl, ogImageUrl: '/og.png?l=%logo', logoUrl: { light: '/l.svg', dark: '/d.svg' } },
      '/docs',
    );
    expect(image).toBe(
      `https://docs.example/docs/og.png?l=${encodeURIComponent('https://docs.example/docs/d.svg')}`,
    );
  });

  it('is under the base even without the site’s address', () => {
    expect(dataOf({}, { ogImageUrl: '/og.png' }, '/docs').image).toBe('/docs/og.png');
  });

  it('has an empty logo by default, and the site’s title for a missing title', () => {
    expect(dataOf({}, { ogImageUrl: '/o?%title-%logo.' }).image).toBe('/o?Vev-.');
  });
});

describe('the language', () => {
  it('sets the direction if it is not left to right', () => {
    expect(dataOf({}, { lang: 'az-Arab' })).toMatchObject({ lang: 'az-Arab', dir: 'rtl' });
    expect(dataOf().dir).toBeUndefined();
  });

  it('has labels of its own, also in addresses and in the name of the sidebar’s file', () => {
    const written = { sidebar: [{ text: 'Login', link: '/cli/login' }] };
    const labels = { askPrompt: 'Lies {address} & frage', editPage: 'Bearbeiten', home: 'Start' };
    const editLink = { pattern: 'https://a.example/:path' };
    const data = dataOf({}, { ...written, editLink, labels });
    expect(data.aiCta!.chats[0]!.href).toContain(encodeURIComponent('/cli/login & frage'));
    expect(data.edit!.text).toBe('Bearbeiten');
    expect(data.sidebar!.file).not.toBe(dataOf({}, written).sidebar!.file);
  });
});

describe('the edit link', () => {
  const editLink = { pattern: 'https://git.example/edit/pages/:path?p=:path' };

  it('names the page’s file within its folder, encoded', () => {
    expect(dataOf({ file: 'pages/a b/ç#.mdx' }, { editLink }).edit).toEqual({
      text: 'Edit page',
      href: 'https://git.example/edit/pages/a%20b/%C3%A7%23.mdx?p=a%20b/%C3%A7%23.mdx',
    });
  });

  it('has its own text, and is missing without a pattern or outside of the docs layout', () => {
    expect(dataOf({}, { editLink: { ...editLink, text: 'Mend' } }).edit!.text).toBe('Mend');
    expect(dataOf().edit).toBeNull();
    expect(dataOf({ frontMatter: { layout: 'landing' } }, { editLink }).edit).toBeNull();
    expect(dataOf({ frontMatter: { editLink: false } }, { editLink }).edit).toBeNull();
  });

  it('does not depend on how the folder of the pages is spelled', () => {
    for (const pagesDir of ['pages', './pages', 'pages/']) {
      expect(dataOf({}, { editLink, pagesDir }).edit!.href).toBe(
        'https://git.example/edit/pages/cli/login.mdx?p=cli/login.mdx',
      );
    }
  });
});

it('of the page for unknown paths has no edit link, date and actions, unless it asks for them', () => {
  const config = { editLink: { pattern: 'https://git.example/:path' } };
  const page = (frontMatter: Record<string, unknown>) =>
    dataOf({ path: '/404', file: 'pages/404.md', frontMatter }, config);
  expect(page({})).toMatchObject({ edit: null, lastUpdatedAt: null, aiCta: null });
  expect(page({ editLink: true }).edit).not.toBeNull();
});
