/** The ids of the chrome. The prefix keeps them apart from those of a page's headings. */
export const chromeIds = {
  content: 'docs-content',
  sidebar: 'docs-sidebar',
  aside: 'docs-aside',
  menu: 'docs-menu',
  announcer: 'docs-announcer',
  outlineTitle: 'docs-outline-title',
} as const;
