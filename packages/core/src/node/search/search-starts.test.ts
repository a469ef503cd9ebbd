import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { searchStarts } from './search-starts.ts';

it('offers the first page of each group, once', () => {
  const sidebar = [
    {
      text: 'CLI',
      items: [
        { text: 'Start', link: '/cli/start.html#top' },
        { text: 'B', link: '/b' },
      ],
    },
    { text: 'Elsewhere', items: [{ text: 'Out', link: 'https://example.com' }] },
    { text: 'Off', items: [{ text: 'Not yet', link: '/later', disabled: true }] },
    { text: 'Alone', link: '/ü' },
    { text: 'Encoded', link: '/c%23' },
    { text: 'Again', items: [{ text: 'Start', link: '/cli/start' }] },
  ];
  expect(searchStarts(configOf({ sidebar }, '/docs'))).toEqual([
    { href: '/docs/cli/start', group: 'CLI', text: 'Start' },
    { href: '/docs/%C3%BC', group: null, text: 'Alone' },
    { href: '/docs/c%23', group: null, text: 'Encoded' },
  ]);
});

it('covers all sidebars, and offers no more than a phone shows', () => {
  const group = (name: string) => [{ text: name, items: [{ text: 'One', link: `/${name}` }] }];
  const sidebar = Object.fromEntries([...'abcdefgh'].map((name) => [`/${name}`, group(name)]));
  expect(searchStarts(configOf({ sidebar })).map(({ href }) => href)).toEqual(
    [...'abcdef'].map((name) => `/${name}`),
  );
  expect(searchStarts(configOf({ sidebar: [] }))).toEqual([]);
});
