/* The ids of the chrome. The prefix separates them from the ids of headings. */

/** The content of the page, to which “Skip to content” leads. */
export const contentId = 'docs-content';
/** The sidebar, a popover on small screens. */
export const sidebarId = 'docs-sidebar';
/** The column next to the content, a popover on small screens. */
export const asideId = 'docs-aside';
/** The top navigation as a popover of small screens. */
export const menuId = 'docs-menu';
/** The menu of versions, a popover. */
export const versionsId = 'docs-versions';
/** The menu of languages, a popover. */
export const languagesId = 'docs-languages';
/** The live region for announcements. */
export const announcerId = 'docs-announcer';
/** The title of the outline, which names it. */
export const outlineTitleId = 'docs-outline-title';
/** The popover with the type of an identifier or the explanation of a term. */
export const popoverId = 'docs-popover';
/** The form that reloads the document if the code of search failed to load. */
export const searchFormId = 'docs-q';
