import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../shared/config/config.ts';
import { shownSidebar } from './shown-sidebar.ts';

const links = (name: string, count: number): SidebarItem[] =>
  Array.from({ length: count }, (_, index) => ({ text: name, link: `/${name}/${index}` }));

/** The maximum number of links of a complete sidebar, and one more. */
const [guides, reference] = [
  { text: 'Guides', items: links('guides', 100) },
  { text: 'Reference', items: [{ text: 'Part', items: links('reference', 101) }] },
];

describe('shownSidebar', () => {
  it('is the complete sidebar if it is short', () => {
    const items = [guides, { text: 'Reference', items: links('reference', 100) }];
    expect(shownSidebar(items, [guides])).toBe(items);
  });

  it('is the page’s own section and a link for each other section of a long sidebar', () => {
    const items = [guides, reference];
    expect(shownSidebar(items, [guides])).toEqual([
      guides,
      { text: 'Reference', link: '/reference/0', isSection: true },
    ]);
    expect(shownSidebar(items, [reference])).toEqual([
      { text: 'Guides', link: '/guides/0', isSection: true },
      reference,
    ]);
  });

  it('has only links on a page without a section', () => {
    expect(shownSidebar([guides, reference]).map(({ items }) => items)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('links to a section’s own page, and skips disabled and external items', () => {
    const own = { text: 'Own', link: '/own', collapsed: true, items: links('a', 1) };
    const later = {
      text: 'Later',
      items: [
        { text: 'No', link: '/no', disabled: true },
        { text: 'Out', link: 'https://example.com' },
        { text: 'Yes', link: '/yes#a' },
      ],
    };
    expect(shownSidebar([guides, reference, own, later]).slice(2)).toEqual([
      { text: 'Own', link: '/own', isSection: true },
      { text: 'Later', link: '/yes#a', isSection: true },
    ]);
  });

  it('does not change links, titles and sections without a page', () => {
    const others: SidebarItem[] = [
      { text: 'Link', link: '/link' },
      { text: 'Title' },
      { text: 'Empty', items: [] },
      { text: 'Elsewhere', items: [{ text: 'Out', link: 'https://example.com' }] },
    ];
    expect(shownSidebar([guides, reference, ...others]).slice(2)).toEqual(others);
  });

  it('shortens a group of its own in a section that is too long, and keeps badges', () => {
    const [cats, dogs] = ['cats', 'dogs'].map((name) => ({
      text: name,
      badge: 'New',
      items: links(name, 150),
    })) as [SidebarItem, SidebarItem];
    const api = { text: 'API', link: '/api', items: [cats, dogs] };
    const page = dogs.items![7]!;
    expect(shownSidebar([guides, api], [api, dogs, page])).toEqual([
      { text: 'Guides', link: '/guides/0', isSection: true },
      { ...api, items: [{ text: 'cats', link: '/cats/0', isSection: true, badge: 'New' }, dogs] },
    ]);
    const [, own] = shownSidebar([guides, api], [api]);
    expect(own!.items!.map(({ items }) => items)).toEqual([undefined, undefined]);
  });

  it('returns the same items for the same section', () => {
    const items = [guides, reference];
    expect(shownSidebar(items, [guides])).toBe(shownSidebar(items, [guides]));
    expect(shownSidebar(items, [guides])).not.toBe(shownSidebar(items, [reference]));
  });
});
