/**
 * What the specification says of pages and chrome (its section 2; the search dialog has a table of its
 * own), sentence by sentence, each with the tests that show it: `file › title`, a file of `specs` from
 * here, any other from the root. `sentences.test.ts` holds the tables against the files.
 */
export const sentences: Record<string, readonly string[]> = {
  // Documentation pages
  'Every page exists twice: as a clean path and with a .html suffix.': [
    'specs/pages.spec.ts › /guide/first is the same sound page by its clean path, with a slash and with .html, and asks no other origin for anything',
    'specs/built/static-host.spec.ts › every page is there by all its addresses, the same as from the preview server',
  ],
  'Pages are loaded lazily per route.': [
    'specs/preload.spec.ts › the payload of a link out of view is fetched when it scrolls into view',
    'specs/navigation.spec.ts › a click shows the next page without loading a document',
  ],
  'Each page carries a file path': [
    'specs/chrome/page-footer.spec.ts › an "Edit page" link is built from the pattern',
  ],
  'Each page carries raw content text': [
    'specs/chrome/page-actions.spec.ts › "Copy page for LLMs" copies the page’s raw source, and says so for 1 s',
  ],
  'Each page carries a last-updated time.': [
    'specs/chrome/page-footer.spec.ts › "Last updated" shows after mount, in short date and short time',
  ],
  'All pages share the same last-updated date.': [
    'specs/once/whole-sites.spec.ts › says of all its pages that they were last updated then',
    'engine/src/build/dates.test.ts › is that of the newest commit for all pages of a shallow clone',
  ],
  'The table of paths': [
    'specs/once/whole-sites.spec.ts › has a page at every path of the specification',
    'site/site.test.ts › are those of the specification',
  ],
  '/: Home, landing layout': [
    'specs/once/whole-sites.spec.ts › has the landing layout at home',
    'site/site.test.ts › have the layouts of the specification',
  ],
  '/api: minimal layout, full width, no padding, interactive API reference viewer': [
    'site/site.test.ts › have the layouts of the specification',
    'specs/once/api-reference.spec.ts › a request is sent when asked, and its answer shown',
  ],

  // Unknown paths
  'A catch-all route with path * shows a "Page Not Found" page in the minimal layout': [
    'specs/not-found.spec.ts › /guide/deep/down/nowhere answers 404 with the page for it',
    'specs/not-found.spec.ts › a link to an unknown path shows the same page',
  ],
  '… unless the site supplies its own.': [
    'specs/once/whole-sites.spec.ts › shows its own page',
    'engine/src/build/build.test.ts › writes the page for unknown paths, or the site’s own in its place',
  ],
  'It reads "The page you were looking for could not be found." and has a "Go to Home Page" link.':
    ['specs/not-found.spec.ts › /nowhere answers 404 with the page for it'],

  // Layouts
  'Layouts are docs (default), minimal and landing.': [
    'specs/layouts.spec.ts › each layout shows its chrome, one after the other in one document',
  ],
  'Page front matter controls logo visibility, top nav visibility, sidebar visibility and AI call-to-action visibility':
    [
      'specs/layouts.spec.ts › a page may switch off logo, top navigation, sidebar and page actions, and set its width',
      'engine/src/build/document-data-chrome.test.ts › show logo and top navigation unless front matter hides them',
      'engine/src/build/document-data-chrome.test.ts › are hidden by the configuration, by front matter and by the other layouts',
    ],
  'Page front matter controls outline visibility': [
    'specs/chrome/outline.spec.ts › a number of levels, none, and the default are the page’s choice',
  ],

  // Top navigation
  'Items: Docs, API Reference and Design Editor.': [
    'specs/once/whole-sites.spec.ts › has Docs, API Reference and Design Editor in the top navigation',
    'site/site.test.ts › has the top navigation of the specification',
  ],
  'Each item is a plain link, a dropdown with sub-links, or a custom element.': [
    'specs/chrome/top-nav.spec.ts › each item is a plain link, a dropdown with sub-links, or a custom element',
  ],
  'The active item is highlighted from the current pathname.': [
    'specs/chrome/top-nav.spec.ts › the active item is highlighted from the current path, and so is its sub-link',
    'specs/layouts.spec.ts › the top navigation marks the section shown',
  ],
  'On small screens the top nav becomes a popover menu.': [
    'specs/chrome/top-nav.spec.ts › the top nav becomes a popover menu with accordion groups, socials and theme toggle',
  ],
  'The logo, or the site title if there is no logo, links to /.': [
    'specs/chrome/top-nav.spec.ts › the title links home',
    'engine/src/theme/chrome/Header.test.tsx › is an image under the base, named by the title',
  ],

  // Sidebar
  'The sidebar is chosen by the longest matching path prefix.': [
    'specs/chrome/sidebar.spec.ts › the sidebar is chosen by the longest matching path prefix',
    'engine/src/shared/navigation.test.ts › take the sidebar of the longest prefix at a segment boundary',
  ],
  'The groups are CLI, React, Tracking, Asset Source and API, with the items listed.': [
    'specs/once/whole-sites.spec.ts › has the groups of the specification in the sidebar, with their items',
    'site/site.test.ts › has the groups of the specification in the sidebar, exactly as listed',
  ],
  'The sidebar has a logo linking home.': [
    'specs/chrome/sidebar.spec.ts › the sidebar has a logo linking home',
  ],
  'It has a back link that reads "Back" when there is history and a previous page, otherwise "Home".':
    [
      'specs/chrome/sidebar.spec.ts › "Home" turns to "Back" only where there is a page to go back to',
      'specs/once/sidebar-use.spec.ts › a page opened in a tab of its own has nothing to go back to',
    ],

  // Other chrome
  'A skip-to-content link.': [
    'specs/pages.spec.ts › the first press of Tab offers to skip to the content',
  ],
  'An optional dismissible banner.': [
    'specs/chrome/banner.spec.ts › it can be hidden, and the choice is remembered',
    'engine/src/build/chrome.test.ts › is none when none is configured',
    'engine/src/render-document.test.tsx › has a banner with a button to dismiss it, unless it may not be dismissed',
  ],
  'It is visible by default': [
    'specs/chrome/banner.spec.ts › the banner is visible by default, with its markup and links',
  ],
  'and can be hidden, and the choice is remembered.': [
    'specs/chrome/banner.spec.ts › it can be hidden, and the choice is remembered',
  ],
  'It is dismissable unless the dismissable setting is the string false.': [
    'specs/once/whole-sites.spec.ts › has a banner without a button where it says dismissable: "false"',
    'engine/src/build/chrome.test.ts › may be dismissed unless false or the text false says not',
  ],
  'A mobile curtain bar shows the current section title.': [
    'specs/chrome/curtain.spec.ts › the curtain shows the current section title and the page’s',
  ],
  'It has a Top button (scroll to top, shown when the header is out of view)': [
    'specs/chrome/curtain.spec.ts › its Top button is shown when the header is out of view, and scrolls to the top',
  ],
  'and, on docs layout, an "On this page" popover.': [
    'specs/chrome/curtain.spec.ts › on docs layout it has an "On this page" popover with outline and page actions',
    'specs/chrome/curtain.spec.ts › /guide/minimal, with nothing to open, shows no Pages button',
  ],
  'Right-hand outline headed "On this page". It lists headings of level 2 to 3 by default': [
    'specs/chrome/outline.spec.ts › the outline is headed "On this page" and lists headings of level 2 to 3 by default',
    'specs/chrome/curtain.spec.ts › from 1080 px on there is no curtain: sidebar and outline stand beside the page',
  ],
  'nested by level': ['specs/chrome/outline.spec.ts › it is nested by level, as valid lists'],
  'and highlights the active heading.': [
    'specs/once/outline-active.spec.ts › the active heading follows scroll, at most every 100 ms',
  ],
  'An author and date line': [
    'specs/blocks.spec.ts › the authors and the date of a page read as a sentence',
  ],
  'a blog post list (empty here)': [
    'specs/blocks.spec.ts › the blog lists its posts, newest first',
    'engine/src/theme/content/content.test.tsx › of no posts says so, of no sponsors says nothing',
  ],
  'and a sponsors grid.': [
    'specs/blocks.spec.ts › sponsors are links that leave the site, with logos of the configured height',
  ],
  'Code groups with tabs': [
    'specs/tabs.spec.ts › a click selects a tab and shows its panel, which is named by it',
    'engine/src/content/fixtures.test.ts › code-group',
  ],
  'numbered steps': [
    'specs/blocks.spec.ts › steps are a numbered list whose titles stand in the outline',
  ],
  'callouts (note, info, warning, danger, tip, success)': [
    'specs/blocks.spec.ts › callouts are named by their type, whatever their label',
  ],
  'code blocks with a title': [
    'specs/code.spec.ts › notations mark lines, and are not in the text',
  ],
  'a copy button': [
    'specs/code.spec.ts › code is copied as its author wrote it: no notation, no removed line, no type',
  ],
  'and hover type popups': [
    'specs/code.spec.ts › the pointer on an identifier shows its type, which can be reached and goes with Escape',
  ],
  'and footnotes.': [
    'specs/blocks.spec.ts › a footnote leads to its note and back, and its heading stays out of the outline',
  ],
  'The page title is built from the page title and the title template.': [
    'specs/pages.spec.ts › the head says what the page is',
    'site/site.test.ts › names the site, and builds titles, as the specification says',
  ],
  'Meta tags cover description, icon, open-graph and social card.': [
    'specs/pages.spec.ts › the head says what the page is',
    'specs/pages.spec.ts › the social card takes title and description of the page',
  ],
  'Web fonts are optional.': [
    'specs/once/whole-sites.spec.ts › loads no web fonts where none is configured',
    'engine/src/build/fonts.test.ts › without a font there is nothing to load: the system’s own is used',
    'engine/src/build/fonts.test.ts › a default font and one for code come from the site’s own files',
  ],
  'Links beginning with www or http open in a new tab as external links.': [
    'specs/chrome/links.spec.ts › links beginning with www or http open in a new tab, and say so',
  ],
  'Internal links preload their target page when they scroll into view.': [
    'specs/preload.spec.ts › the payload of a link in view is fetched ahead, and not again at the click',
    'specs/preload.spec.ts › the payload of a link out of view is fetched when it scrolls into view',
  ],
  'Top navigation, theme toggle': [
    'specs/chrome/top-nav.spec.ts › from 1080 px on it stands in the header',
    'specs/theme.spec.ts › a choice is stored and outlasts navigation and load',
  ],
  'and AI actions: "Ask in ChatGPT"': [
    'specs/chrome/page-actions.spec.ts › "Ask in ChatGPT" opens a chat with a search hint and a prompt about the page’s absolute address',
  ],
  'and "Copy page for LLMs".': [
    'specs/chrome/page-actions.spec.ts › "Copy page for LLMs" copies the page’s raw source, and says so for 1 s',
  ],
  'On start, the app hydrates using the configured base path.': [
    'specs/chrome/top-nav.spec.ts › a menu clicked before React has arrived opens exactly once',
    'specs/built/static-host.spec.ts › islands hydrate',
  ],
  'It first preloads the lazy pages that match the current location.': [
    'specs/layouts.spec.ts › a navigation to /guide/islands shows what loading it shows',
    'specs/islands.spec.ts › every island of /guide/islands hydrates without a word in the console',
  ],

  // Footer
  'An "Edit page" link. It is built from a pattern containing :path.': [
    'specs/chrome/page-footer.spec.ts › an "Edit page" link is built from the pattern',
    'engine/src/build/document-data.test.ts › names the page’s file within its folder, encoded',
  ],
  'The text defaults to "Edit page".': [
    'specs/chrome/page-footer.spec.ts › an "Edit page" link is built from the pattern',
    'engine/src/build/document-data.test.ts › has its own text, and is none without a pattern or outside of the docs layout',
  ],
  '"Last updated" in short date and short time format. It shows only after mount': [
    'specs/chrome/page-footer.spec.ts › "Last updated" shows after mount, in short date and short time',
    'specs/chrome/page-footer.spec.ts › there is no "Last updated"',
  ],
  'and only when the page has a last-updated timestamp.': [
    'specs/once/whole-sites.spec.ts › says nothing of the age of its pages where there is no history',
    'engine/src/build/dates.test.ts › is none without a history',
    'engine/src/render-document.test.tsx › has no part that would be empty',
  ],
  'Previous and Next page links labelled "Previous" and "Next".': [
    'specs/chrome/page-footer.spec.ts › previous and next pages are labelled "Previous" and "Next", disabled items left out',
  ],
  'Shift plus Left or Right arrow navigates to them.': [
    'specs/chrome/page-footer.spec.ts › Shift plus Right or Left arrow navigates to them',
  ],
  'External links open in a new window.': [
    'specs/chrome/page-footer.spec.ts › an external next page opens in a new window',
  ],
  'Non-docs layouts show social icons instead: Discord, GitHub, Telegram, Warpcast and X.': [
    'specs/chrome/page-footer.spec.ts › other layouts show social icons instead, which open in a new tab',
    'engine/src/build/socials.test.ts › Discord, GitHub, Telegram, Warpcast and X have a name and an icon',
  ],
  'They open in a new tab.': [
    'specs/chrome/page-footer.spec.ts › other layouts show social icons instead, which open in a new tab',
  ],
};
