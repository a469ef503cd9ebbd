/** What was ruled where the specification is silent on pages and chrome, by the number of the ruling. */
export const sentences: Record<string, readonly string[]> = {
  '1: /x, /x/ and /x.html show the same page in the same state': [
    'specs/pages.spec.ts › /guide/first is the same sound page by its clean path, with a slash and with .html, and asks no other origin for anything',
  ],
  '1: All three work on a plain static file server.': [
    'specs/built/static-host.spec.ts › every page is there by all its addresses, the same as from the preview server',
    'specs/built/static-host.spec.ts › a reader navigates by payloads, from each form of an address',
  ],
  '1: Canonical is the clean path without a trailing slash. / twins with /index.html.': [
    'engine/src/build/document-data.test.ts › is the clean path without a slash at its end',
    'specs/pages.spec.ts › / is the same sound page by its clean path, with a slash and with .html, and asks no other origin for anything',
  ],
  '2: 404.html is written (status 404), with its title and noindex.': [
    'specs/not-found.spec.ts › /nowhere answers 404 with the page for it',
  ],
  '2: A client navigation to an unknown path shows the same page.': [
    'specs/not-found.spec.ts › a link to an unknown path shows the same page',
  ],
  '2: A site replaces it with pages/404.mdx.': [
    'engine/src/build/build.test.ts › writes the page for unknown paths, or the site’s own in its place',
  ],
  '3: The title template holds on every page; the home page’s title is its tagline.': [
    'site/site.test.ts › names the site, and builds titles, as the specification says',
    'site/site.test.ts › have the layouts of the specification',
  ],
  '3: A page with no title of its own shows the site title alone.': [
    'engine/src/build/document-data.test.ts › are none when empty: the site’s own title is shown',
  ],
  '4: Title and description come from front matter, else from the heading, else the site’s description.':
    [
      'engine/src/build/document-data.test.ts › come from front matter, else from the heading, else from the site',
      'specs/pages.spec.ts › description and title fall back to subtitle and site',
    ],
  '4: Never the word "undefined".': [
    'engine/src/build/document-data.test.ts › never say undefined',
    'specs/pages.spec.ts › description and title fall back to subtitle and site',
  ],
  '5: og:url is the page’s own absolute URL; twitter card tags use name.': [
    'specs/pages.spec.ts › the head says what the page is',
  ],
  '5: ogImageUrl as a string and as a map; placeholders replaced everywhere and URL-encoded.': [
    'engine/src/build/document-data.test.ts › has its placeholders replaced everywhere and encoded',
    'engine/src/build/document-data.test.ts › takes the longest matching prefix of a map',
  ],
  '6: The longest prefix wins, at segment boundaries.': [
    'engine/src/shared/paths.test.ts › takes the longest prefix at a segment boundary',
    'engine/src/shared/paths.test.ts › covers a path at a segment boundary only',
  ],
  '7: Everything works under a base path.': [
    'specs/pages.spec.ts › the head says what the page is',
    'specs/no-script.spec.ts › every page is reached from the home page by its links',
    'specs/chrome/banner.spec.ts › the banner is visible by default, with its markup and links',
    'specs/chrome/page-actions.spec.ts › "Ask in ChatGPT" opens a chat with a search hint and a prompt about the page’s absolute address',
    'specs/not-found.spec.ts › /guide/deep/down/nowhere answers 404 with the page for it',
  ],
  '8: The initial theme is the stored choice, else prefers-color-scheme.': [
    'specs/theme.spec.ts › a stored light theme is there before anything is painted',
    'specs/theme.spec.ts › a reader who has chosen nothing sees the system’s theme, and nothing is stored',
    'specs/theme.spec.ts › a stored value that is no theme counts as none',
  ],
  '8: theme.colorScheme is what a reader without JavaScript gets.': [
    'engine/src/render-document.test.tsx › is dark without scripts where the configuration says so',
  ],
  '8: The toggle is always there.': [
    'specs/chrome/top-nav.spec.ts › from 1080 px on it stands in the header',
    'specs/chrome/top-nav.spec.ts › the top nav becomes a popover menu with accordion groups, socials and theme toggle',
  ],
  '8: Only a click stores; until then the page follows the system live.': [
    'specs/theme.spec.ts › the page follows the system live until the reader chooses',
  ],
  '8: No flash on load.': [
    'specs/theme.spec.ts › a stored dark theme is there before anything is painted',
  ],
  '9: Storage that throws is ignored silently everywhere. The page works.': [
    'specs/scroll.spec.ts › pages, theme and navigation work, and nothing is said',
    'specs/scroll.spec.ts › the theme and navigation work all the same',
    'specs/once/search-query.spec.ts › failures of storage are silently ignored',
  ],
  '10: "Docs" is active outside /api…, "API Reference" on it. Items take an optional match.': [
    'engine/src/shared/navigation.test.ts › is "Docs" outside of /api and "API Reference" within',
    'site/site.test.ts › has the top navigation of the specification',
  ],
  '10: Active links carry aria-current.': [
    'specs/chrome/top-nav.spec.ts › the active item is highlighted from the current path, and so is its sub-link',
    'specs/layouts.spec.ts › the sidebar marks the page shown',
  ],
  '11: 200 ms open, 300 ms skip, 150 ms close; click toggles': [
    'specs/once/top-nav-delays.spec.ts › a menu opens after the pointer has rested 200 ms on it',
    'specs/once/top-nav-delays.spec.ts › within 300 ms of a menu’s end its neighbour opens without delay, later it does not',
    'specs/once/top-nav-delays.spec.ts › a menu closes 150 ms after the pointer has left it',
    'specs/once/top-nav-delays.spec.ts › a click toggles the menu without delay',
  ],
  '11: Escape closes': [
    'specs/chrome/top-nav.spec.ts › Escape closes the menu and gives the focus back to its button',
    'specs/chrome/top-nav.spec.ts › Escape closes a menu that the pointer has opened, wherever the focus is',
  ],
  '11: Arrow keys move.': [
    'specs/chrome/top-nav.spec.ts › arrow keys, Home and End move in the menu',
  ],
  '12: Collapse by click, Enter and Space; aria-expanded on a real button': [
    'specs/once/sidebar-use.spec.ts › sections collapse and expand by click, Enter or Space',
  ],
  '12: Opening by navigation into a section': [
    'specs/layouts.spec.ts › a navigation into a closed group of the sidebar opens it',
  ],
  '12: Deeper than level 5 is not drawn.': [
    'specs/chrome/sidebar.spec.ts › nesting stops below depth 5',
    'engine/src/shared/navigation.test.ts › leave out what is deeper than level 5, because it is not drawn',
  ],
  '12: Disabled items are not links and take no part in previous/next': [
    'specs/chrome/sidebar.spec.ts › a section without items is a title, and disabled items are no links',
    'specs/chrome/page-footer.spec.ts › previous and next pages are labelled "Previous" and "Next", disabled items left out',
  ],
  '12: External items take part and open in a new window.': [
    'specs/chrome/sidebar.spec.ts › external items open in a new window and say so',
    'specs/chrome/page-footer.spec.ts › an external next page opens in a new window',
  ],
  '13: "Back" goes back in history when the reader came from another page of this site in this tab; otherwise "Home".':
    [
      'specs/chrome/sidebar.spec.ts › "Home" turns to "Back" only where there is a page to go back to',
      'specs/scroll.spec.ts › "Home" leads home for a reader who came from elsewhere, "Back" goes back in history',
    ],
  '14: The banner is in the served HTML and hidden before paint when dismissed.': [
    'specs/chrome/banner.spec.ts › a dismissed banner is hidden before anything is painted',
    'specs/once/layout-shift.spec.ts › nothing jumps when the banner has been dismissed',
  ],
  '14: Dismissal is remembered per banner content.': [
    'specs/chrome/banner.spec.ts › a dismissal counts for its content alone',
    'engine/src/build/chrome.test.ts › has a key of its content alone',
  ],
  '14: dismissable: false and "false" both remove the button.': [
    'engine/src/build/chrome.test.ts › may be dismissed unless false or the text false says not',
    'engine/src/render-document.test.tsx › has a banner with a button to dismiss it, unless it may not be dismissed',
  ],
  '14: Our site ships a banner that says asset sources are in beta.': [
    'site/site.test.ts › has a banner that says asset sources are in beta, and can be dismissed',
  ],
  '15: The outline is built at build time, present without JavaScript, valid nesting.': [
    'specs/chrome/outline.spec.ts › the outline is there, built at build time',
    'specs/chrome/outline.spec.ts › it is nested by level, as valid lists',
  ],
  '15: At scroll 0 the first heading is active, at the bottom the last, otherwise the last above the reading line.':
    [
      'specs/once/outline-active.spec.ts › at the top the first heading is active, at the bottom the last',
      'specs/once/outline-active.spec.ts › the active heading follows scroll, at most every 100 ms',
    ],
  '15: After a click the clicked heading is active at once and tracking pauses 500 ms.': [
    'specs/once/outline-active.spec.ts › a clicked heading is active at once, and for 500 ms scrolling does not move the mark',
  ],
  '15: The generated "Footnotes" heading is in neither outline nor search.': [
    'specs/blocks.spec.ts › a footnote leads to its note and back, and its heading stays out of the outline',
    'specs/once/search-results.spec.ts › pages that are not searchable are not found, nor is the heading of footnotes',
  ],
  '16: Desktop at width >= 1080 px, mobile below.': [
    'specs/chrome/top-nav.spec.ts › from 1080 px on it stands in the header',
    'specs/chrome/curtain.spec.ts › from 1080 px on there is no curtain: sidebar and outline stand beside the page',
  ],
  '16: There is no width without a way to the outline and the AI actions on a docs page.': [
    'specs/chrome/curtain.spec.ts › on docs layout it has an "On this page" popover with outline and page actions',
    'specs/chrome/curtain.spec.ts › a page without headings opens its actions',
    'specs/chrome/curtain.spec.ts › from 1080 px on there is no curtain: sidebar and outline stand beside the page',
  ],
  '17: Either Shift key; ignored in inputs, editable elements and open dialogs.': [
    'specs/once/page-keys.spec.ts › either Shift key counts',
    'specs/once/page-keys.spec.ts › the keys are left alone in fields, in editable elements, in dialogs and with other modifiers',
  ],
  '18: The date of the last commit that touched the file; in a shallow clone, the newest commit’s.':
    [
      'engine/src/build/dates.test.ts › is that of the last commit that touched its file, else of the newest',
      'engine/src/build/dates.test.ts › is that of the newest commit for all pages of a shallow clone',
    ],
  '18: Shown after mount in the reader’s locale, short date and short time.': [
    'specs/chrome/page-footer.spec.ts › "Last updated" shows after mount, in short date and short time',
  ],
  '19: Copy page for LLMs copies the page’s raw source text, fetched when asked.': [
    'specs/chrome/page-actions.spec.ts › "Copy page for LLMs" copies the page’s raw source, and says so for 1 s',
    'specs/chrome/page-actions.spec.ts › the source is fetched only when asked for',
  ],
  '19: Failure to copy is announced, not swallowed.': [
    'specs/chrome/page-actions.spec.ts › the failure is announced, not swallowed',
    'specs/chrome/page-actions.spec.ts › a clipboard that refuses is announced',
  ],
  '19: The label shows "Copied" for 1 s.': [
    'specs/chrome/page-actions.spec.ts › "Copy page for LLMs" copies the page’s raw source, and says so for 1 s',
  ],
  '19: "Ask in ChatGPT" is a real link in the served HTML, with its prompt.': [
    'specs/chrome/page-actions.spec.ts › "Ask in ChatGPT" opens a chat with a search hint and a prompt about the page’s absolute address',
    'engine/src/build/document-data-chrome.test.ts › ask about the page’s absolute address, encoded',
  ],
  '20: Discord, GitHub, Telegram, Warpcast, X are supported icon types; the site configures GitHub at least.':
    [
      'engine/src/build/socials.test.ts › Discord, GitHub, Telegram, Warpcast and X have a name and an icon',
      'site/site.test.ts › has a social link to GitHub and an edit link for each page’s file',
    ],
  '21: A step title level outside 2–6 fails the build, with Invalid, file, line, found and expected.':
    [
      'engine/src/content/directives/directives.test.ts › of MDX with a level of 1 are invalid, with place',
      'engine/src/theme/content/content.test.tsx › has its place: a level that is no number',
    ],
  '29: Every content feature is shown by a fixture page.': [
    'specs/blocks.spec.ts › callouts are named by their type, whatever their label',
    'specs/blocks.spec.ts › steps are a numbered list whose titles stand in the outline',
    'specs/blocks.spec.ts › the blog lists its posts, newest first',
    'specs/blocks.spec.ts › sponsors are links that leave the site, with logos of the configured height',
    'specs/blocks.spec.ts › the authors and the date of a page read as a sentence',
    'specs/blocks.spec.ts › a footnote leads to its note and back, and its heading stays out of the outline',
    'specs/tabs.spec.ts › a click selects a tab and shows its panel, which is named by it',
    'specs/code.spec.ts › the pointer on an identifier shows its type, which can be reached and goes with Escape',
  ],
  '30: A page navigated to and the same page loaded directly are in the same state.': [
    'specs/layouts.spec.ts › a navigation to /guide/tabs shows what loading it shows',
  ],
  '30: Before it hydrates an island, the runtime loads the modules the page needs.': [
    'specs/islands.spec.ts › every island of /guide/islands hydrates without a word in the console',
  ],
  '30: A page’s payload is fetched only by a link in view, a navigation or a direct load.': [
    'specs/preload.spec.ts › the payload of a link out of view is fetched when it scrolls into view',
    'specs/preload.spec.ts › nothing is fetched ahead for a reader who saves data, and links work',
  ],
  '31: Links that begin with www. get https:// and are external': [
    'engine/src/shared/href.test.ts › gives https to an address that begins with www.',
    'specs/chrome/top-nav.spec.ts › each item is a plain link, a dropdown with sub-links, or a custom element',
  ],
  '31: mailto: and tel: are left to the browser.': [
    'engine/src/shared/href.test.ts › takes "mailto:a@b.c" for protocol',
    'engine/src/build/checks/navigation-links.test.ts › may lead out of the site, to a file, or to a page of its own',
  ],
};
