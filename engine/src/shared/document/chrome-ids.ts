/* The ids of the chrome. The prefix keeps them apart from those of a page's headings. */

export const contentId = 'docs-content';
export const sidebarId = 'docs-sidebar';
export const asideId = 'docs-aside';
export const menuId = 'docs-menu';
export const announcerId = 'docs-announcer';
export const outlineTitleId = 'docs-outline-title';
export const typePopoverId = 'docs-type';
/** Of the form that loads the document again when the code that searches could not be loaded. */
export const searchFormId = 'docs-q';
