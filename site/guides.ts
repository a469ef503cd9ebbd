import type { SidebarItem } from 'stilldocs';

const tutorials: SidebarItem[] = [
  { text: 'Build a component', link: '/guides/component' },
  { text: 'Build an asset source', link: '/guides/asset-source' },
  { text: 'Fill a page with your data', link: '/guides/cms-page' },
];

const recipes: SidebarItem[] = [
  { text: 'Slider', link: '/guides/recipes/slider' },
  { text: 'Form with validation', link: '/guides/recipes/form' },
  { text: 'Field with a media picker', link: '/guides/recipes/media-field' },
  { text: 'Hover styles', link: '/guides/recipes/hover-styles' },
  { text: 'Breakpoints', link: '/guides/recipes/breakpoints' },
  { text: 'Infinite list', link: '/guides/recipes/infinite-list' },
  { text: 'Video with events', link: '/guides/recipes/video-events' },
  { text: 'State that components share', link: '/guides/recipes/shared-state' },
  { text: 'Theming by variables', link: '/guides/recipes/theming' },
  { text: 'Reveal on scroll', link: '/guides/recipes/reveal' },
  { text: 'Menu of the project', link: '/guides/recipes/site-menu' },
  { text: 'Test a component', link: '/guides/recipes/testing' },
];

const reference: SidebarItem[] = [
  { text: 'Which to choose', link: '/guides/which-to-choose' },
  { text: 'Which to choose in code', link: '/guides/which-to-choose-in-code' },
  { text: 'Troubleshooting', link: '/guides/troubleshooting' },
  { text: 'Versions', link: '/guides/versions' },
  { text: 'Glossary', link: '/guides/glossary' },
  { text: 'Agents', link: '/guides/agents' },
  { text: 'What is new', link: '/guides/whats-new' },
];

/** The sidebar of the pages below `/guides`. A new guide is a line of its group. */
export const guides: SidebarItem[] = [
  { text: 'Guides', items: [{ text: 'Overview', link: '/guides' }] },
  { text: 'Tutorials', collapsed: false, items: tutorials },
  { text: 'Recipes', collapsed: false, items: recipes },
  { text: 'Reference', collapsed: false, items: reference },
];
