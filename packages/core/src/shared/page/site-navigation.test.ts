import { describe, expect, it } from 'vitest';
import type { SidebarItem, UserConfig } from '../config/config.ts';
import { configOf } from '../config/config.test.kit.ts';
import {
  activeItem,
  activeItems,
  activeTrail,
  neighbours,
  pageOf,
  sidebarItems,
  sidebarKey,
  sidebarLinks,
} from './site-navigation.ts';

const configWith = (sidebar: UserConfig['sidebar']) => configOf({ sidebar });

describe('sidebarKey and sidebarItems', () => {
  const cli: SidebarItem[] = [{ text: 'CLI', link: '/cli' }];
  const all: SidebarItem[] = [{ text: 'Home', link: '/' }];
  const map = configWith({ '/': all, '/cli': cli, '/empty': [] });

  it('take the sidebar of the longest prefix at a segment boundary', () => {
    expect(sidebarKey(map, '/cli/login')).toBe('/cli');
    expect(sidebarKey(map, '/cli')).toBe('/cli');
    expect(sidebarKey(map, '/client')).toBe('/');
    expect(sidebarItems(map, '/cli')).toEqual(cli);
  });

  it('show a single sidebar on every page', () => {
    expect(sidebarKey(configWith(all), '/any/where')).toBe('/');
    expect(sidebarItems(configWith(all), '/')).toEqual(all);
  });

  it('find none if none covers the path', () => {
    expect(sidebarKey(configWith({ '/cli': cli }), '/')).toBeUndefined();
    expect(sidebarKey(configWith({}), '/')).toBeUndefined();
    expect(sidebarKey(configWith([]), '/')).toBeUndefined();
    expect(sidebarItems(map, undefined)).toEqual([]);
    expect(sidebarItems(map, '/unknown')).toEqual([]);
  });
});

describe('pageOf', () => {
  it('is the same for the three forms of a link, without query and fragment', () => {
    for (const link of ['/cli', '/cli/', '/cli.html', '/cli#x', '/cli/?a#b'])
      expect(pageOf(link)).toBe('/cli');
  });

  it('is the decoded path, however the link is encoded', () => {
    for (const link of ['/café', '/caf%C3%A9', '/caf%C3%A9.html'])
      expect(pageOf(link)).toBe('/café');
    expect(pageOf('/c%23#x')).toBe('/c#');
    expect(activeItem([{ text: 'C', link: '/c%23?x' }], '/c#/below')).toBe(0);
  });

  it('is undefined for an external, relative or missing link', () => {
    for (const link of ['https://x.example/cli', '//x/cli', 'cli', '#cli', undefined])
      expect(pageOf(link)).toBeUndefined();
  });
});

describe('activeTrail', () => {
  const trailOf = (items: SidebarItem[], path: string, levels?: number) =>
    activeTrail(items, path, levels).map(({ text }) => text);
  const nested: SidebarItem[] = [
    { text: 'A', items: [{ text: 'B', items: [{ text: 'C', link: '/c' }] }] },
  ];

  it('leads through the groups to the item', () => {
    expect(trailOf(nested, '/c')).toEqual(['A', 'B', 'C']);
    expect(trailOf(nested, '/d')).toEqual([]);
  });

  it('ends at a group with the page’s link', () => {
    const group = { text: 'A', link: '/a', items: [{ text: 'B', link: '/b' }] };
    expect(trailOf([group], '/a')).toEqual(['A']);
    expect(trailOf([group], '/b')).toEqual(['A', 'B']);
  });

  it('takes the first of several items of one page, and passes over disabled ones', () => {
    const items: SidebarItem[] = [
      { text: 'Off', link: '/a', disabled: true },
      { text: 'A', items: [{ text: 'First', link: '/a#intro' }] },
      { text: 'B', items: [{ text: 'Second', link: '/a' }] },
    ];
    expect(trailOf(items, '/a')).toEqual(['A', 'First']);
    expect(neighbours(items, '/a')).toEqual({ next: { text: 'Second', link: '/a' } });
  });

  it('searches to the given depth', () => {
    expect(trailOf(nested, '/c', 2)).toEqual([]);
    expect(trailOf(nested, '/c', 3)).toEqual(['A', 'B', 'C']);
  });
});

describe('sidebarLinks', () => {
  it('are in reading order, a group before its items', () => {
    const items: SidebarItem[] = [
      { text: 'A', link: '/a', items: [{ text: 'A1', link: '/a1' }] },
      { text: 'Group', items: [{ text: 'B', link: '/b' }] },
    ];
    expect(sidebarLinks(items).map(({ link }) => link)).toEqual(['/a', '/a1', '/b']);
  });

  it('leave out disabled items and keep external ones', () => {
    const items: SidebarItem[] = [
      { text: 'A', link: '/a', disabled: true },
      { text: 'B', link: 'https://b.example' },
      { text: 'C', disabled: true },
    ];
    expect(sidebarLinks(items)).toEqual([{ text: 'B', link: 'https://b.example' }]);
  });

  it('omit items below level 5, which are not rendered', () => {
    const nest = (level: number): SidebarItem => ({
      text: `L${level}`,
      link: `/l${level}`,
      ...(level < 7 && { items: [nest(level + 1)] }),
    });
    expect(sidebarLinks([nest(1)]).map(({ text }) => text)).toEqual(['L1', 'L2', 'L3', 'L4', 'L5']);
  });
});

describe('neighbours', () => {
  const items: SidebarItem[] = [
    { text: 'A', link: '/a.html' },
    { text: 'Off', link: '/off', disabled: true },
    { text: 'B', link: '/b' },
    { text: 'Ext', link: 'https://x.example' },
  ];

  it('pass over disabled items and include external ones', () => {
    expect(neighbours(items, '/b')).toEqual({
      previous: { text: 'A', link: '/a.html' },
      next: { text: 'Ext', link: 'https://x.example' },
    });
  });

  it('have no previous at the first and no next at the last link', () => {
    expect(neighbours(items, '/a')).toEqual({ next: { text: 'B', link: '/b' } });
    expect(neighbours([{ text: 'B', link: '/b' }], '/b')).toEqual({});
  });

  it('have the method of a path, which is a badge in the sidebar', () => {
    const requests: SidebarItem[] = [
      { text: '/rooms', link: '/get', badge: 'GET' },
      { text: '/rooms', link: '/post', badge: { text: 'POST', tone: 'success' } },
      { text: 'Named', link: '/named', badge: 'GET' },
    ];
    expect(neighbours(requests, '/post')).toEqual({
      previous: { text: 'GET /rooms', link: '/get' },
      next: { text: 'Named', link: '/named' },
    });
  });

  it('are none for a page outside the sidebar', () => {
    expect(neighbours(items, '/off')).toEqual({});
    expect(neighbours([], '/b')).toEqual({});
  });
});

describe('activeItem', () => {
  const items = [
    { text: 'Docs', link: '/intro', match: '/' },
    { text: 'API Reference', link: '/api' },
    { text: 'Blog', link: 'https://blog.example' },
  ];

  it('is "Docs" outside of /api and "API Reference" within', () => {
    expect(activeItem(items, '/')).toBe(0);
    expect(activeItem(items, '/cli/login')).toBe(0);
    expect(activeItem(items, '/api-guide')).toBe(0);
    expect(activeItem(items, '/api')).toBe(1);
    expect(activeItem(items, '/api/auth')).toBe(1);
  });

  it('is never an external link', () => {
    expect(activeItem([{ text: 'Docs', link: 'https://x.example/' }], '/')).toBe(-1);
    expect(activeItem([], '/')).toBe(-1);
  });

  it('is a dropdown when one of its links is', () => {
    const menu = [
      { text: 'A', link: '/a' },
      {
        text: 'More',
        items: [
          { text: 'B', link: '/b' },
          { text: 'C', link: '/a/c' },
        ],
      },
    ];
    expect(activeItem(menu, '/b/x')).toBe(1);
    expect(activeItem(menu, '/a/c')).toBe(1);
    expect(activeItem(menu, '/a/d')).toBe(0);
    expect(activeItem(menu, '/z')).toBe(-1);
  });

  it('is the first of two items with the same prefix', () => {
    expect(
      activeItem(
        [
          { text: 'A', link: '/a' },
          { text: 'B', link: '/a' },
        ],
        '/a/x',
      ),
    ).toBe(0);
  });

  it('passes over the query and the fragment of a link', () => {
    expect(activeItem([{ text: 'A', link: '/a#start' }], '/a')).toBe(0);
    expect(activeItem([{ text: 'A', link: '/a/?tab=2' }], '/a/b')).toBe(0);
  });
});

it('sections of a page that is listed before are no neighbours', () => {
  const items = [
    { text: 'A', link: '/a', items: [{ text: 'Part', link: '/a#part' }] },
    { text: 'B', link: '/b#start' },
  ];
  expect(neighbours(items, '/a')).toEqual({ next: { text: 'B', link: '/b#start' } });
  expect(neighbours(items, '/b').previous).toEqual({ text: 'A', link: '/a' });
});

describe('activeItems', () => {
  const items = [
    { text: 'Docs', link: '/start', match: '/' },
    {
      text: 'More',
      items: [
        { text: 'B', link: '/b' },
        { text: 'C', link: '/b/c' },
      ],
    },
  ];

  it('are the positions of the item and of its sub-link', () => {
    expect(activeItems(items, '/b')).toEqual(['1', '1.0']);
    expect(activeItems(items, '/b/c/d')).toEqual(['1', '1.1']);
    expect(activeItems(items, '/x')).toEqual(['0']);
    expect(activeItems([], '/x')).toEqual([]);
  });
});
