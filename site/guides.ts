import type { SidebarItem } from 'docs-engine';

const tutorials: SidebarItem[] = [
  { text: 'Build a component', link: '/guides/component' },
  { text: 'Build an asset source', link: '/guides/asset-source' },
  { text: 'Fill a page with your data', link: '/guides/cms-page' },
];

const recipes: SidebarItem[] = [];

const reference: SidebarItem[] = [
  { text: 'Troubleshooting', link: '/guides/troubleshooting' },
  { text: 'Versions', link: '/guides/versions' },
  { text: 'Glossary', link: '/guides/glossary' },
  { text: 'Agents', link: '/guides/agents' },
];

/** The sidebar of the pages below `/guides`. A new guide is a line of its group. */
export const guides: SidebarItem[] = [
  { text: 'Guides', items: [{ text: 'Overview', link: '/guides' }] },
  { text: 'Tutorials', collapsed: false, items: tutorials },
  { text: 'Recipes', collapsed: false, items: recipes },
  { text: 'Reference', collapsed: false, items: reference },
].filter(({ items }) => items.length > 0);
