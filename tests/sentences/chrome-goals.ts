/** What the chrome has to be beyond the specification: its widgets, their quality, and bad input. */
export const sentences: Record<string, readonly string[]> = {
  // Widgets
  'Top navigation: logo (light and dark) or title linking home': [
    'specs/chrome/top-nav.spec.ts › the title links home',
    'engine/src/theme/chrome/Header.test.tsx › is one image for each scheme, of which styles show one',
  ],
  'Top navigation: below the desktop width a popover menu with accordion groups, socials and theme toggle':
    [
      'specs/chrome/top-nav.spec.ts › the top nav becomes a popover menu with accordion groups, socials and theme toggle',
      'specs/chrome/top-nav.spec.ts › Escape and a press elsewhere close the menu',
      'specs/no-script.spec.ts › the menu of the top navigation opens by pointer and by keyboard',
    ],
  'Sidebar: scrolls its active item into view': [
    'specs/once/sidebar-use.spec.ts › the active item is scrolled into view by a load and by a navigation',
  ],
  'Sidebar: on small screens in the curtain’s popover.': [
    'specs/once/sidebar-use.spec.ts › the sidebar opens from the curtain with its active item in view',
    'specs/once/sidebar-use.spec.ts › a link of the sidebar shows its page and closes it',
  ],
  'Outline: showOutline numbers, nested validly': [
    'engine/src/build/document-data-chrome.test.ts › show as many heading levels from 2 in the outline as front matter says',
    'specs/chrome/outline.spec.ts › it is nested by level, as valid lists',
  ],
  'Outline: outlineFooter': ['specs/chrome/outline.spec.ts › the outline’s footer stands below it'],
  'Outline: the active heading is in view': [
    'specs/once/outline-long.spec.ts › the active heading of an outline longer than the window is in view, and the page stays where it is',
  ],
  'Banner: string, element or object (content, height, colours, dismissable)': [
    'engine/src/build/chrome.test.ts › takes a text as inline Markdown',
    'engine/src/build/chrome.test.ts › takes an element in either form',
    'engine/src/build/site-styles.test.ts › take height and colors from the configuration',
  ],
  'Banner: no layout shift': [
    'specs/once/layout-shift.spec.ts › nothing jumps when the banner has been dismissed',
  ],
  'Theme: no flash, follows the system until a choice is made, updates across tabs.': [
    'specs/theme.spec.ts › a stored light theme is there before anything is painted',
    'specs/theme.spec.ts › the page follows the system live until the reader chooses',
    'specs/theme.spec.ts › another tab follows the choice',
  ],
  'AI actions: aiCta false or query function.': [
    'engine/src/build/document-data-chrome.test.ts › take the prompt of the configuration',
    'engine/src/build/document-data-chrome.test.ts › are hidden by the configuration, by front matter and by the other layouts',
    'specs/chrome/page-actions.spec.ts › front matter takes them from a page',
    'specs/chrome/page-actions.spec.ts › it follows a navigation',
  ],
  'Links: external in a new tab with rel and an announced "opens in a new tab"': [
    'specs/chrome/links.spec.ts › links beginning with www or http open in a new tab, and say so',
    'specs/chrome/links.spec.ts › what says so stays out of the text that is copied',
    'specs/chrome/links.spec.ts › links to pages of this site open in place, and do not say otherwise',
  ],
  'Links: headings’ anchors reachable by keyboard, copyable.': [
    'specs/chrome/links.spec.ts › a heading’s anchor is reached by keyboard, shown there, and leads to its heading',
    'specs/chrome/links.spec.ts › an anchor’s address can be copied: it names page and heading',
  ],
  'Fonts optional': [
    'engine/src/build/fonts.test.ts › without a font there is nothing to load: the system’s own is used',
    'engine/src/build/fonts.test.ts › a font whose package is missing says what to install',
  ],
  'Print: chrome hidden, links shown, all tabs’ panels printed, light colours.': [
    'specs/once/media.spec.ts › /guide/first is printed without the chrome',
    'specs/once/media.spec.ts › links show their addresses',
    'specs/tabs.spec.ts › in print all panels are shown, each with its label',
    'specs/once/media.spec.ts › a dark page is printed in light colors',
  ],
  'Motion: none with prefers-reduced-motion': [
    'specs/once/media.spec.ts › nothing moves',
    'specs/preload.spec.ts › there is none',
  ],
  'Works in forced colors': [
    'specs/once/media.spec.ts › the active page is told by more than color',
    'specs/once/media.spec.ts › every control has a shape',
  ],
  'and at 400 % zoom (reflow at 320 px without horizontal scrolling but in code and tables).': [
    'specs/once/media.spec.ts › /guide/first reflows without horizontal scrolling',
    'specs/once/media.spec.ts › menu, sidebar and outline fit and scroll',
    'specs/code.spec.ts › a long line scrolls inside of its block, not the page',
    'specs/once/media.spec.ts › nothing is cut off',
  ],

  // Quality
  'States for hover, focus, active': [
    'specs/once/control-states.spec.ts › every control shows that it is pointed at, focused and pressed',
    'specs/once/control-states.spec.ts › a focus ring is cut off by nothing',
  ],
  'States for disabled': [
    'specs/chrome/sidebar.spec.ts › a section without items is a title, and disabled items are no links',
  ],
  'Nothing jumps (CLS 0).': [
    'specs/once/layout-shift.spec.ts › nothing of a page jumps while it loads',
    'specs/once/layout-shift.spec.ts › nothing of a page’s end jumps when its date comes',
    'specs/once/layout-shift.spec.ts › nothing jumps when every island hydrates',
    'specs/once/layout-shift.spec.ts › the chrome stays where it is from page to page',
  ],
  'ARIA Authoring Practices patterns, each tested by keyboard: disclosure navigation menu': [
    'specs/chrome/top-nav.spec.ts › arrow keys, Home and End move in the menu',
    'specs/chrome/top-nav.spec.ts › Escape closes the menu and gives the focus back to its button',
    'specs/chrome/top-nav.spec.ts › a menu closes when the focus or a press goes elsewhere',
  ],
  '… disclosure': [
    'specs/once/sidebar-use.spec.ts › sections collapse and expand by click, Enter or Space',
    'specs/blocks.spec.ts › details open by keyboard, the inner ones on their own',
  ],
  '… tabs': [
    'specs/tabs.spec.ts › arrows move and select, the list loops, Home and End lead to its ends',
    'specs/tabs.spec.ts › focus, Enter and Space select; one tab at a time is in the order of the Tab key',
  ],
  '… button, toggle button': [
    'specs/chrome/banner.spec.ts › it can be hidden by keyboard, and the focus is not lost',
    'specs/islands-early.spec.ts › the theme toggle acts at once, and loads no React',
  ],
  'axe: no violation on any page, in both themes, at three widths': [
    'specs/once/accessibility.spec.ts › axe finds nothing wrong on /guide/first, at any width, in either theme',
    'specs/once/accessibility.spec.ts › axe finds nothing wrong, at any width, in either theme',
    'specs/once/api-reference.spec.ts › nothing is wrong or too wide at 390 px',
  ],
  '… with menus, popovers and dialog open.': [
    'specs/once/accessibility.spec.ts › axe finds nothing wrong with the menu open, in either theme',
    'specs/once/search-results.spec.ts › axe finds nothing wrong with the dialog for "first"',
  ],
  'WCAG 2.2 AA target sizes.': [
    'specs/once/target-size.spec.ts › every control of every page is 24 px large or stands apart, at 390 px',
    'specs/once/target-size.spec.ts › every control of the open menu is 24 px large or stands apart',
  ],
  'Every hotkey and click works on a page whose islands have not loaded (delayed by 2 s), exactly once.':
    [
      'specs/chrome/top-nav.spec.ts › a menu clicked before React has arrived opens exactly once',
      'specs/once/slow-network.spec.ts › a sidebar section opens at once, by its icon too, and React is not asked for',
      'specs/once/slow-network.spec.ts › Shift and an arrow lead to the next page, and not to the one after it',
      'specs/once/slow-network.spec.ts › the banner is dismissed, a page copied and the way back gone without React',
      'specs/search/open.spec.ts › the field takes every keystroke while code is still loading',
    ],
  'Storage that throws': [
    'specs/scroll.spec.ts › pages, theme and navigation work, and nothing is said',
    'specs/tabs.spec.ts › a storage that throws is ignored',
  ],
  'Blocked scripts': [
    'specs/once/blocked-scripts.spec.ts › there is no button that does nothing',
    'specs/once/blocked-scripts.spec.ts › the menus of the top navigation open by pointer and by keyboard',
    'specs/no-script.spec.ts › every page is readable with scripts off',
  ],
  'Slow network': [
    'specs/once/slow-network.spec.ts › of two menus clicked early the last one is open',
    'specs/navigation.spec.ts › the page shown stays while the next one is on its way',
    'specs/chrome/page-actions.spec.ts › a slow source is copied when it has come',
  ],
  'History with 200 navigations (no leak of roots, listeners or memory)': [
    'specs/once/history.spec.ts › 200 navigations leave no root, listener or node behind',
  ],
  'Back and forward cache': [
    'specs/chrome/back-forward-cache.spec.ts › a page comes back from the back/forward cache as it was left, in the theme chosen and without the banner dismissed meanwhile',
  ],
  'window.history used by the reader': [
    'specs/chrome/history.spec.ts › a reader who uses window.history finds page and address in step',
  ],
  'Anchors with non-ASCII ids': [
    'specs/chrome/outline.spec.ts › headings whose ids are not ASCII are marked and reached',
    'specs/no-script.spec.ts › a link is followed by a click',
  ],
  'The page’s script stays <= 4 KB brotli until an island is touched; all chrome hydrated <= 72 KB.':
    ['bench/budgets.budget.ts › of bytes are kept'],

  // Bad input
  'Sidebar with no items': [
    'engine/src/build/document-data-chrome.test.ts › are none where the sidebar has no items',
  ],
  'An item with neither link nor items': [
    'engine/src/build/config-problems.test.ts › with a sidebar item with neither link nor items says what was found where',
  ],
  '7 levels': ['specs/chrome/sidebar.spec.ts › nesting stops below depth 5'],
  '1,000 items (the cost of one navigation does not grow with the sidebar)': [
    'specs/once/sidebar-use.spec.ts › with 1,000 items a navigation does not go through them',
  ],
  'Very long titles, titles with markup characters': [
    'specs/chrome/sidebar.spec.ts › titles with markup characters are shown as written, long ones stay inside',
    'specs/once/media.spec.ts › /deep/titles reflows without horizontal scrolling',
  ],
  'Missing logo file': [
    'engine/src/build/config-problems.test.ts › with a missing logo says what was found where',
  ],
  'A topNav item without text': [
    'engine/src/build/config-problems.test.ts › with a topNav item without text says what was found where',
  ],
  'A social of unknown type with its own icon': [
    'engine/src/build/config-problems.test.ts › with a social of unknown type without an icon says what was found where',
    'engine/src/build/socials.test.ts › a label of its own takes the place of the name, and any social may bring its icon',
    'specs/chrome/page-footer.spec.ts › other layouts show social icons instead, which open in a new tab',
  ],
};
