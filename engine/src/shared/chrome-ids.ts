/* The ids of the chrome. The prefix keeps them apart from those of a page's headings. */

export const contentId = 'docs-content';
export const sidebarId = 'docs-sidebar';
export const asideId = 'docs-aside';
export const menuId = 'docs-menu';
export const announcerId = 'docs-announcer';
export const outlineTitleId = 'docs-outline-title';
