/* The ids of the chrome. The prefix separates them from the ids of headings. */

export const contentId = 'docs-content';
export const sidebarId = 'docs-sidebar';
export const asideId = 'docs-aside';
export const menuId = 'docs-menu';
export const announcerId = 'docs-announcer';
export const outlineTitleId = 'docs-outline-title';
export const typePopoverId = 'docs-type';
/** The form that reloads the document if the code of search failed to load. */
export const searchFormId = 'docs-q';
