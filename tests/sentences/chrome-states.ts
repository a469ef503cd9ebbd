/** What the specification says of the chrome’s fields, states, errors and constants: sections 3, 4, 8, 9. */
export const sentences: Record<string, readonly string[]> = {
  // 3: site configuration
  'title, titleTemplate, description': [
    'specs/pages.spec.ts › the head says what the page is',
    'specs/pages.spec.ts › description and title fall back to subtitle and site',
    'engine/src/build/document-data.test.ts › fill every %s of the template, whatever signs they hold',
  ],
  'baseUrl, basePath': [
    'engine/src/build/document-data.test.ts › stands under the base',
    'engine/src/build/load-config.test.ts › lets an option replace the base path, and reduces it',
    'specs/pages.spec.ts › the head says what the page is',
  ],
  'iconUrl: a string, or an object with light and dark.': [
    'engine/src/render-document.test.tsx › has an icon, or one for each color scheme',
  ],
  'logoUrl: a string, or an object with dark and light.': [
    'engine/src/theme/chrome/Header.test.tsx › is an image under the base, named by the title',
    'engine/src/theme/chrome/Header.test.tsx › is one image for each scheme, of which styles show one',
  ],
  'ogImageUrl: a string, or a map by path prefix.': [
    'engine/src/build/document-data.test.ts › takes the longest matching prefix of a map',
    'specs/pages.spec.ts › the head says what the page is',
  ],
  'Placeholders %logo, %title and %description are allowed.': [
    'engine/src/build/document-data.test.ts › has its placeholders replaced everywhere and encoded',
    'specs/pages.spec.ts › the social card takes title and description of the page',
  ],
  'font: default and mono (google).': [
    'engine/src/build/fonts.test.ts › a default font and one for code come from the site’s own files',
  ],
  'banner: height.': [
    'engine/src/build/site-styles.test.ts › take height and colors from the configuration',
  ],
  'sponsors: name, height (default 40 px) and items (name, link, image).': [
    'specs/blocks.spec.ts › sponsors are links that leave the site, with logos of the configured height',
  ],
  'aiCta: false, or an object with a query function that receives the location.': [
    'engine/src/build/document-data-chrome.test.ts › take the prompt of the configuration',
    'engine/src/build/document-data-chrome.test.ts › are hidden by the configuration, by front matter and by the other layouts',
  ],
  outlineFooter: ['specs/chrome/outline.spec.ts › the outline’s footer stands below it'],
  'theme colorScheme: dark. Accent colour is blue.': [
    'engine/src/render-document.test.tsx › is dark without scripts where the configuration says so',
    'site/site.test.ts › is dark without scripts, with the theme’s blue as accent',
    'engine/src/build/site-styles.test.ts › are one color, or one for each scheme',
  ],
  'topNav: items with id, text, link, items or element.': [
    'specs/chrome/top-nav.spec.ts › each item is a plain link, a dropdown with sub-links, or a custom element',
    'engine/src/build/document-data-chrome.test.ts › has addresses under the base, external ones as they are, and rendered elements',
  ],
  'socials: items with link, label, icon. One social link points to a code-hosting repository.': [
    'engine/src/build/socials.test.ts › a label of its own takes the place of the name, and any social may bring its icon',
    'site/site.test.ts › has a social link to GitHub and an edit link for each page’s file',
  ],
  'editLink: pattern and text.': [
    'engine/src/build/document-data.test.ts › has its own text, and is none without a pattern or outside of the docs layout',
  ],

  // 3: page front matter and metadata, blog post, sidebar item
  'Front matter: title, description, layout': [
    'engine/src/content/read-front-matter.test.ts › reads every key it documents',
    'engine/src/build/document-data.test.ts › come from front matter, else from the heading, else from the site',
  ],
  'authors, date': ['specs/blocks.spec.ts › the authors and the date of a page read as a sentence'],
  'content (horizontalPadding, width, verticalPadding)': [
    'specs/layouts.spec.ts › a page may switch off logo, top navigation, sidebar and page actions, and set its width',
  ],
  'Metadata: filePath, lastUpdatedAt.': [
    'engine/src/build/document-data.test.ts › names the page’s file within its folder, encoded',
    'engine/src/build/dates.test.ts › is that of the last commit that touched its file, else of the newest',
  ],
  'An author entry may be text with a link in markdown form.': [
    'specs/blocks.spec.ts › the authors and the date of a page read as a sentence',
  ],
  'Blog post: path, title, authors, date, description.': [
    'specs/blocks.spec.ts › the blog lists its posts, newest first',
    'engine/src/shared/posts.test.ts › takes what the front matter says before what the page’s heading says',
  ],
  'Sidebar item: text, link, items': [
    'specs/chrome/sidebar.spec.ts › a section with a page of its own is a link, and a button beside it',
  ],
  'Sidebar item: collapsed': [
    'specs/chrome/sidebar.spec.ts › a section starts collapsed only if it is marked collapsed and contains no active link',
  ],
  'Sidebar item: disabled': [
    'specs/chrome/sidebar.spec.ts › a section without items is a title, and disabled items are no links',
  ],

  // 4: states and transitions
  'Theme is light or dark.': ['specs/theme.spec.ts › light and dark differ for the eye'],
  'The initial theme is the stored choice, otherwise the system colour preference.': [
    'specs/theme.spec.ts › a stored dark theme is there before anything is painted',
    'specs/theme.spec.ts › a reader who has chosen nothing sees the system’s theme, and nothing is stored',
  ],
  'Changes are stored and toggle the dark class on the root element.': [
    'specs/theme.spec.ts › a choice is stored and outlasts navigation and load',
    'specs/islands-early.spec.ts › the theme toggle acts at once, and loads no React',
  ],
  'Failures of local or session storage access are silently ignored.': [
    'specs/scroll.spec.ts › pages, theme and navigation work, and nothing is said',
    'specs/scroll.spec.ts › the theme and navigation work all the same',
    'specs/tabs.spec.ts › a storage that throws is ignored',
  ],
  'Nav dropdown menus open on hover or click': [
    'specs/once/top-nav-delays.spec.ts › a menu opens after the pointer has rested 200 ms on it',
    'specs/once/top-nav-delays.spec.ts › a click toggles the menu without delay',
  ],
  'and close after a delay.': [
    'specs/once/top-nav-delays.spec.ts › a menu closes 150 ms after the pointer has left it',
  ],
  'Sidebar sections collapse and expand by click or Enter.': [
    'specs/once/sidebar-use.spec.ts › sections collapse and expand by click, Enter or Space',
  ],
  'A section starts collapsed only if it is marked collapsed and contains no active link.': [
    'specs/chrome/sidebar.spec.ts › a section starts collapsed only if it is marked collapsed and contains no active link',
  ],
  'Nesting stops below depth 5.': ['specs/chrome/sidebar.spec.ts › nesting stops below depth 5'],
  'Tabs activate on focus, click, Space or Enter.': [
    'specs/tabs.spec.ts › a click selects a tab and shows its panel, which is named by it',
    'specs/tabs.spec.ts › focus, Enter and Space select; one tab at a time is in the order of the Tab key',
  ],
  'The tab list loops.': [
    'specs/tabs.spec.ts › arrows move and select, the list loops, Home and End lead to its ends',
  ],
  'The copy button shows the copied state for 1 second.': [
    'specs/code.spec.ts › the copy button is reached by keyboard, and says "Copied" for a second',
    'specs/chrome/page-actions.spec.ts › "Copy page for LLMs" copies the page’s raw source, and says so for 1 s',
  ],
  'The active outline heading follows scroll.': [
    'specs/once/outline-active.spec.ts › the active heading follows scroll, at most every 100 ms',
  ],
  'At the top it is the first heading and at the bottom the last.': [
    'specs/once/outline-active.spec.ts › at the top the first heading is active, at the bottom the last',
  ],
  'For 500 ms after an outline click, scroll tracking is paused.': [
    'specs/once/outline-active.spec.ts › a clicked heading is active at once, and for 500 ms scrolling does not move the mark',
  ],
  'Scroll position is saved per history entry in session storage under a fixed key': [
    'specs/scroll.spec.ts › each history entry keeps its own position, two of one page too',
    'specs/scroll.spec.ts › the reader gets a page at its top, and only the console a warning',
  ],
  'and restored on return.': [
    'specs/scroll.spec.ts › back returns to the scroll position that was left',
    'specs/scroll.spec.ts › positions outlast a page load in between',
  ],
  'A failure to restore produces only a console warning.': [
    'specs/scroll.spec.ts › the reader gets a page at its top, and only the console a warning',
  ],

  // 8: errors
  'Unknown path: "Page Not Found" page with its text and link': [
    'specs/not-found.spec.ts › /nowhere answers 404 with the page for it',
  ],
  'Invalid step title level: "Invalid" error': [
    'engine/src/theme/content/content.test.tsx › has its place: a computed level of a step’s title',
    'engine/src/content/directives/directives.test.ts › with titles of level 1 are invalid',
    'engine/src/content/directives/directives.test.ts › of MDX with a level of 7 are invalid, with place',
  ],

  // 9: constants
  'Desktop/mobile breakpoint: 1080px.': [
    'specs/chrome/top-nav.spec.ts › from 1080 px on it stands in the header',
    'specs/chrome/curtain.spec.ts › from 1080 px on there is no curtain: sidebar and outline stand beside the page',
    'specs/once/window-width.spec.ts › an open sidebar goes to its place beside the page',
  ],
  'Nav menu delay: 200 ms open': [
    'specs/once/top-nav-delays.spec.ts › a menu opens after the pointer has rested 200 ms on it',
    'specs/once/top-nav-delays.spec.ts › a pointer that only passes opens nothing',
  ],
  'Nav menu delay: 300 ms skip': [
    'specs/once/top-nav-delays.spec.ts › within 300 ms of a menu’s end its neighbour opens without delay, later it does not',
  ],
  'Nav menu delay: 150 ms close': [
    'specs/once/top-nav-delays.spec.ts › a menu closes 150 ms after the pointer has left it',
    'specs/once/top-nav-delays.spec.ts › a pointer that comes back within 150 ms finds the menu open',
  ],
  'Copied feedback: 1 second.': [
    'specs/code.spec.ts › the copy button is reached by keyboard, and says "Copied" for a second',
  ],
  'Scroll handler throttle: 100 ms.': [
    'specs/once/outline-active.spec.ts › the active heading follows scroll, at most every 100 ms',
  ],
  'Outline click pause: 500 ms.': [
    'specs/once/outline-active.spec.ts › a clicked heading is active at once, and for 500 ms scrolling does not move the mark',
  ],
  'Default outline levels: 2 to 3.': [
    'specs/chrome/outline.spec.ts › the outline is headed "On this page" and lists headings of level 2 to 3 by default',
  ],
  'Sidebar maximum depth: 5.': ['specs/chrome/sidebar.spec.ts › nesting stops below depth 5'],
  'Sponsor row height default: 40 px.': [
    'specs/blocks.spec.ts › sponsors are links that leave the site, with logos of the configured height',
  ],
  'Theme storage key: "theme", held in the docs generator’s namespace.': [
    'specs/theme.spec.ts › a choice is stored and outlasts navigation and load',
  ],
  'Banner is visible by default.': [
    'specs/chrome/banner.spec.ts › the banner is visible by default, with its markup and links',
  ],
};
