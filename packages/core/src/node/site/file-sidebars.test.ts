import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { readOutline } from '../../content/source/page-outline.ts';
import { withFileSidebars } from './file-sidebars.ts';
import { headOf, type ReadHead } from './source-title.ts';

const readHead: ReadHead = (source) => headOf(source, () => readOutline('title', source));

const page = (path: string, text: string) => ({ path, file: `pages${path}.md`, text });
const pages = [
  page('/', '---\nlayout: home\nhero:\n  name: Home\n---\n'),
  page('/404', '# Not found'),
  page('/guide', '---\nsidebarText: Start\n---\n# Guide'),
  page('/guide/chapter-10', '# Ten'),
  page('/guide/chapter-2', '```md\n# No\n```\n# *Two* `of` [them](/a) [Subtitle] '),
  page('/guide/deep/last', '---\ntitle: Last\n---\n'),
  page('/guide/deep/first', '---\nsidebarOrder: 1\n---\n'),
  page('/other-page', 'Text'),
];

it('a sidebar is made of files, by order, name and title', () => {
  const config = configOf({ sidebar: 'auto' });
  expect(withFileSidebars(config, pages, readHead, { '/': 'auto' }).sidebar).toEqual({
    '/': [
      {
        text: 'Start',
        link: '/guide',
        items: [
          { text: 'Two of them', link: '/guide/chapter-2' },
          { text: 'Ten', link: '/guide/chapter-10' },
          {
            text: 'Deep',
            items: [
              { text: 'First', link: '/guide/deep/first' },
              { text: 'Last', link: '/guide/deep/last' },
            ],
          },
        ],
      },
      { text: 'Other page', link: '/other-page' },
    ],
  });
});

it('a written item has the badge of its page, unless it has one', () => {
  const badged = [
    page('/a', '---\nbadge: New\n---\n# A'),
    page('/b', '# B\n\n---\nbadge: No\n---\n'),
  ];
  const written = {
    '/': [
      {
        text: 'A',
        items: [
          { text: 'One', link: '/a' },
          { text: 'Two', link: '/a', badge: 'Own' },
        ],
      },
      { text: 'B', link: '/b' },
      { text: 'C', link: '/a#c' },
    ],
  };
  expect(withFileSidebars(configOf(), badged, readHead, written).sidebar).toEqual({
    '/': [
      {
        text: 'A',
        items: [
          { text: 'One', link: '/a', badge: 'New' },
          { text: 'Two', link: '/a', badge: 'Own' },
        ],
      },
      { text: 'B', link: '/b' },
      { text: 'C', link: '/a#c' },
    ],
  });
});

it('an item takes the pages of its folder, among written items', () => {
  const { sidebar } = withFileSidebars(configOf(), pages, readHead, {
    '/guide': [
      { text: 'Written', link: '/other-page' },
      { text: 'Chapters', auto: '/guide/deep', collapsed: true },
    ],
    '/guide/deep': 'auto',
  });
  const chapters = [
    { text: 'First', link: '/guide/deep/first' },
    { text: 'Last', link: '/guide/deep/last' },
  ];
  expect(sidebar).toEqual({
    '/guide': [
      { text: 'Written', link: '/other-page' },
      { text: 'Chapters', collapsed: true, items: chapters },
    ],
    '/guide/deep': chapters,
  });
});

it('a new page of a later look is in it, and a written sidebar stays the same', () => {
  const config = configOf({ sidebar: [{ text: 'All', auto: '/guide/deep' }] });
  const filled = withFileSidebars(config, pages, readHead);
  const added = [...pages, page('/guide/deep/zebra', '# Zebra')];
  const again = withFileSidebars(filled, added, readHead, config.sidebar);
  expect(again.sidebar['/']![0]!.items!.map(({ text }) => text)).toEqual([
    'First',
    'Last',
    'Zebra',
  ]);
  const written = configOf({ sidebar: [{ text: 'A', link: '/guide' }] });
  expect(withFileSidebars(written, pages, readHead)).toBe(written);
});
