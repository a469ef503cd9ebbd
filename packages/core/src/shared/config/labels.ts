/* Every text of the interface, in English. A site replaces any of them with `labels` of its
   configuration; the bundler then replaces this module (`node/bundler/labels-module.ts`).
   Theme, runtime and service worker import this module; `content/` and `node/` take the labels
   of the configuration.  Each label is an export, so that a bundle contains only the labels it
   uses. A docstring counts for each label up to the next one. `{name}` stands for a value;
   `{count, plural, one {# result} other {# results}}` has a form for each plural category of the
   language, as in ICU MessageFormat. See `fill-label.ts` and `fill-plural.ts`. */

/* Lists and controls that occur in several places. */

/** Between the items of a list, except before the last. */
export const listSeparator = ', ';
/** Before the last item of a list. */
export const listEnd = ' and ';
/** The button that closes the sidebar or the search dialog, and the hint at its key. */
export const close = 'Close';
/** The button that retries a failed load. */
export const tryAgain = 'Try again';
/** For screen readers, after a link that opens a new tab. */
export const opensInNewTab = '(opens in a new tab)';

/* The frame of the page. */

/** The link that skips header and sidebar. */
export const skipToContent = 'Skip to content';
/** The link after it, and the first line of a Markdown twin: to `llms.txt`. */
export const agentIndex = 'Index for AI agents (llms.txt)';
/** In `llms.txt`, below its title. */
export const agentEstimates = 'The numbers of tokens are estimates.';
/** In `llms.txt`, behind a page or a part of the site. */
export const agentTokens = 'about {count} tokens';
/** In `llms.txt`: the heading above the pages that no group of the sidebar has. */
export const agentOthers = 'More';
/** In `llms.txt`: the heading above the parts of a site, each with its number of pages (`tagCount`). */
export const agentParts = 'Parts of this site';
/** In `llms.txt`: the heading above the same file of other languages and versions. */
export const agentEditions = 'Other languages and versions';
/** The name of the top navigation. */
export const mainNavigation = 'Main';
/** The button that opens the top navigation on small screens. */
export const menu = 'Menu';
/** The theme button, which is pressed in the dark theme. */
export const darkTheme = 'Dark theme';
/** The name of the sidebar, and of the button that opens it. */
export const pages = 'Pages';
/** The link in the sidebar to the home page. */
export const home = 'Home';
/** The same link when it goes back in history. */
export const back = 'Back';
/** The name of the bar below the header on small screens. */
export const thisPage = 'This page';
/** The button that scrolls to the top. */
export const toTop = 'Top';
/** The title of the outline, and the button that opens it on small screens. */
export const onThisPage = 'On this page';
/** The heading of the outline on other layouts than docs, and on API references. */
export const contents = 'Contents';
/** On small screens, the button that opens the actions of a page without an outline. */
export const pageActions = 'Page actions';
/** The name of the column next to the content. */
export const page = 'Page';
/** The name of the banner. */
export const announcement = 'Announcement';
/** The button that closes the banner. */
export const dismissAnnouncement = 'Dismiss announcement';
/** Shown if a script or a style sheet failed to load. */
export const pageFailed = 'Part of this page failed to load.';

/* Languages; see `languages` of the configuration. */

/** The button that opens the menu of languages, before the name of the current one; the menu's name. */
export const language = 'Language';
/** In the menu, below a language that lacks the page: the page above it that the link leads to. */
export const languageInstead = 'Not translated. Leads to “{title}”';
/** Offers a page to readers who prefer this language, on the page in another language: it names the language itself. */
export const languageOffer = 'Read this page in English';
/** Above a page that is not translated; `{language}` is a link to the page there. */
export const notTranslated = 'This page is not translated yet. You are reading it in {language}.';
/** Above a translation that a machine made; `{language}` is a link to the page there. */
export const machineTranslated = 'A machine translated this page. Read it in {language}.';
/** Above a translation whose source is newer; `{language}` is a link to the page there. */
export const staleSections =
  '{count} of {total} sections {count, plural, one {is} other {are}} newer in {language}.';
/** Below the heading of such a section: opens the words that changed. */
export const staleSection = 'Newer in {language}';
/** Below these words; `{language}` is a link to the section there. */
export const readSource = 'Read it in {language}';

/* Versions; see `versions` of the configuration. */

/** The button that opens the menu of versions, before the name of the one that is shown; the menu's name. */
export const version = 'Version';
/** In the menu, below a version that lacks the page: the page above it that the link leads to. */
export const versionInstead = 'Has no such page. Leads to “{title}”';
/** Above the pages of an archived version; `{current}` is a link to the present one. */
export const versionArchived =
  'You are reading version {version}, which is no longer maintained. The current one is {current}.';

/** Behind a heading or a row: the version that first had it. */
export const since = 'since {version}';

/** The title of the page that compares two versions. */
export const differences = 'What changed from {from} to {to}';
/** On that page, if nothing differs. */
export const noDifferences = 'Both versions have the same words.';

/* AI actions. */

/** The link to the chat. */
export const askChat = 'Ask in ChatGPT';
/** The menu of programs that answer questions about the page. */
export const openIn = 'Open in …';
/** The prompt for the chat; `{address}` is the page’s URL. */
export const askPrompt =
  'Research {address} and then ask me which questions I have about it. Do not quote it.';
/** The button that copies the page’s source. */
export const copyPage = 'Copy page for LLMs';

/* Pages outside of the sidebar. */

/** The name of the links to the pages of an area. */
export const areaPages = 'Pages of {area}';
/** Before the links to the pages of an area that the sidebar does not list. */
export const alsoInArea = 'Also in {area}';

/* Footer of the page. */

/** The link to the page’s source. Default of `editLink.text`. */
export const editPage = 'Edit page';
/** The date of the last change of the page’s source. */
export const lastUpdated = 'Last updated {date}';

/* What changed; see `changes` of the configuration. */

/** Above a page that changed since the reader’s last visit; its name. */
export const changedSince = 'Changed since you last read it';
/** The same with the sections. */
export const changedSections = 'Changed since you last read it: {sections}';
/** The start of a page, among its sections. */
export const startOfPage = 'Start of the page';
/** Behind a section that is gone. */
export const removedSection = '(removed)';
/** For screen readers, behind a changed section in the outline. */
export const changedSection = '(changed)';
/** In place of the words, if the version that the reader knows is too old. */
export const changesUnknown = 'Which words changed is no longer known.';
/** In place of the words, if they could not be loaded. */
export const changesFailed = 'The changes could not be loaded.';
/** A page in the list of changes that was added. */
export const newPage = 'new page';
/** The text of an empty list of changes. */
export const noChanges = 'No changes are known.';
/** The link to the feed of changes; its title. */
export const changesFeed = 'Changes as an Atom feed';

/** The name of the links to the previous and the next page. */
export const previousAndNext = 'Previous and next page';
/** The link to the previous page. */
export const previous = 'Previous';
/** The link to the next page. */
export const next = 'Next';

/* Pages of the engine. */

/** The title of the page for unknown paths. */
export const notFound = 'Page Not Found';
/** The text of the page for unknown paths. */
export const notFoundText = 'The page you were looking for could not be found.';
/** On the page for unknown paths, the link to the home page. */
export const notFoundHome = 'Go to Home Page';
/** The title of the page of a redirect, for hosts without redirects. */
export const movedTitle = 'Moved to {target}';
/** The text of the page of a redirect. */
export const moved = 'This page has moved to {target}.';
/** The title of a page that is neither stored nor reachable. */
export const offline = 'You are offline';
/** The text of a page that is neither stored nor reachable. */
export const offlineText = 'This page is not stored on this device. Pages that you have read are.';
/** The note on a stored copy of a page. */
export const storedCopy = 'This is a copy of the page, stored on {date}.';
/** The button that loads the page again. */
export const loadAgain = 'Load it again';

/* Content. */

/** The default titles of callouts. */
export const calloutNote = 'Note';
export const calloutImportant = 'Important';
export const calloutInfo = 'Info';
export const calloutTip = 'Tip';
export const calloutSuccess = 'Success';
export const calloutWarning = 'Warning';
export const calloutCaution = 'Caution';
export const calloutDanger = 'Danger';
/** The default title of a disclosure. */
export const details = 'Details';
/** The name of a formula that scrolls. */
export const formula = 'Formula';
/** The name of a diagram without a title. */
export const diagram = 'Diagram';
/** The button that shows an image as large as the window. */
export const enlarge = 'Enlarge {image}';
/** The button that closes the enlarged image. */
export const closeImage = 'Close the enlarged image';
/** The reading time of a page. */
export const readingTime = '{minutes} min read';
/** At a page that only `docs dev` shows. */
export const draft = 'Draft';
/** The name of the list of a page's tags, and the title of the list of all tags. */
export const tags = 'Tags';
/** The title of the list of the pages with a tag. */
export const tagTitle = 'Pages about {tag}';
/** The number of pages with a tag, in the list of all tags. */
export const tagCount = '{count, plural, one {# page} other {# pages}}';
/** The link to the list of all tags. */
export const allTags = 'All tags';
/** The name of the checkbox of a task that is checked. */
export const taskDone = 'Done';
/** The name of the checkbox of a task that is not. */
export const taskOpen = 'To do';
/** The name of the link next to a heading. */
export const linkTo = 'Link to {heading}';
/** The heading of the footnotes. */
export const footnotes = 'Footnotes';
/** The name of the link from a footnote back to its reference. */
export const footnoteBack = 'Back to reference {reference}';
/** The authors of a page. */
export const byAuthors = 'By {authors}';
/** The text of an empty list of posts. */
export const noPosts = 'No posts yet.';

/* Code blocks. */

/** The name of a block without title and language. */
export const code = 'Code';
/** The name of a block without title. */
export const codeIn = '{language} code';
/** The name of a block whose identifiers have types. */
export const codeWithTypes = '{name}; arrow keys show types';
/** An error of the compiler, below a line. */
export const codeError = 'Error: {text}';
/** The completions at a position of the code, below a line. */
export const codeCompletions = 'Completions: {text}';
/** Shown instead of a type. */
export const typesFailed = 'The types could not be loaded.';
/** The name of the button that copies a block. */
export const copyCode = 'Copy code';
/** The label of the button that copies a block. */
export const copy = 'Copy';
/** Shown and announced after a copy. */
export const copied = 'Copied';
/** Shown and announced after a failed copy. */
export const copyFailed = 'Copying failed';

/* Samples that run. */

/** The button that runs a sample. */
export const run = 'Run';
/** The name of the button that runs a sample, for screen readers. */
export const runSample = 'Run {name}';
/** Below a sample that cannot be run. */
export const notRun = 'Not run here: {reason}';
/** The button that stops a running sample. */
export const stop = 'Stop';
/** The name of the button that stops a sample, for screen readers. */
export const stopSample = 'Stop {name}';
/** The name of the running sample. */
export const liveSample = '{name}, running';
/** The title of the frame that the sample runs in. */
export const liveStage = 'Result of {name}';
/** Announced and shown while a sample starts. */
export const liveStarting = 'Starting …';
/** Announced and shown when a sample runs. */
export const liveRunning = '{name} is running';
/** Announced and shown when a sample has ended. */
export const liveStopped = '{name} has stopped';
/** The button that makes the code a field. */
export const edit = 'Edit';
/** The name of the button that edits a sample, for screen readers. */
export const editSample = 'Edit {name}';
/** The button that brings the original back. */
export const reset = 'Reset';
/** The name of the button that resets a sample, for screen readers. */
export const resetSample = 'Reset {name} to the original';
/** The button that copies a link to the edited sample. */
export const shareSample = 'Copy link';
/** The name of the button that copies the link, for screen readers. */
export const shareSampleOf = 'Copy link to your edit of {name}';
/** The name of the field with the code. */
export const liveCode = 'Code of {name}';
/** The description of its keys, shown below the field. */
export const liveKeys = 'Tab leaves the code. Ctrl+] and Ctrl+[ indent.';
/** Announced and shown after a reset. */
export const liveReset = 'The original is back';
/** Announced and shown when edited code runs after an error. */
export const liveMended = 'No mistake is left';
/** Announced and shown when a URL has opened a shared edit. */
export const liveShared = 'A shared edit of {name}: Run runs it';
/** The name of the console of a sample. */
export const liveLog = 'Console of {name}';
/** An error, at the end of its line of the code; announced and shown if it has no line. */
export const liveError = 'Error: {message}';
/** An error with its line, announced and shown. */
export const liveErrorAt = 'Line {line}: {message}';
/** An error of edited code: a wrong closing tag. */
export const liveTag = 'Unexpected closing tag </{found}>, expected </{name}>';
/** An error of edited code: an endless loop. */
export const liveLoop = 'A loop did not end within {duration} ms';
/** An error of a sample: a missing import. */
export const liveImport = 'The import "{name}" is neither a file of the sample nor one of {names}';
/** In the console of a sample, in place of lines that were not sent. */
export const liveMore = '… {count} more';
/** An error of a sample or its host: a script that the browser did not run. */
export const liveScript = '{name} could not be run';
/** The title of the document that samples run in. */
export const liveDocument = 'Sample';
/** Announced and shown if the editor failed to load. */
export const liveEditFailed = 'The editor could not be loaded: reload the page to try again';
/** Announced and shown if a sample could not be loaded. */
export const liveFailed = 'The sample could not be loaded: are you offline?';
/** Announced and shown if a sample was ended: it sent too many messages. */
export const liveFlooded = 'Stopped: the sample sent more messages than the page can take.';
/** Announced and shown if a sample was ended: it loaded another document. */
export const liveLeft = 'Stopped: the sample has left its frame.';

/* Search. */

/** The button that opens search, the name of dialog and field, and the placeholder of the field. */
export const search = 'Search';
/** The button that shows excerpts. */
export const searchDetails = 'Detail view';
/** The button that empties the field, and the hint at its keys. */
export const searchReset = 'Reset';
/** Shown if the script of search failed to load. */
export const searchFailed = 'Search failed to load.';
/** Shown in an empty dialog. */
export const searchHint = 'Type to find pages, headings, text and code. Part of a name is enough.';
/** The heading of the start pages in an empty dialog. */
export const searchStarts = 'Start with';
/** The heading of the recent searches. */
export const searchRecent = 'Recent searches';
/** The button that deletes the recent searches. */
export const searchClear = 'Clear';
/** Shown while the index loads. */
export const searchLoading = 'Loading the search index …';
/** Shown while a slow query is answered. */
export const searching = 'Searching …';
/** Shown on a large site while the parts of the index that a query needs are fetched. */
export const searchFetching = 'Fetching what matches …';
/** The name of the list of results. */
export const searchResults = 'Results';
/** The line above the results on pages of the source that are not translated. */
export const searchUntranslated = 'Not translated yet';
/** Announced when results are shown. */
export const searchCount = '{count, plural, one {# result} other {# results}}';
/** In a result that was found by an expansion, which is not in its text. */
export const searchAlso = 'also: {words}';
/** Shown and announced if there are no results. */
export const searchNone = 'No results for "{query}"';
/** Shown if the worker of search failed to start. */
export const searchNotStarted = 'Search could not be started: are you offline?';
/** Shown if the request for the index failed. */
export const searchOffline = 'The search index could not be fetched: are you offline?';
/** The same, if the server answered with an error. */
export const searchRefused = 'The search index could not be fetched: the server answered {status}.';
/** The same, if the answer is not an index. */
export const searchDamaged = 'The search index is damaged: it is not the JSON that was expected.';
/** The same, if the index comes from another release of the engine. */
export const searchVersion =
  'The search index is of version {version}, expected {expected}: reload the page.';
/** The same, if the site was built again since the page was loaded. */
export const searchChanged = 'The search index has changed: reload the page.';
/** The hint at the arrow keys. */
export const searchNavigate = 'Navigate';
/** The hint at the enter key. */
export const searchSelect = 'Select';
/** The name of the escape key. */
export const keyEscape = 'esc';
/** The name of the control key. */
export const keyControl = 'Ctrl';
/** The button that removes the highlights of search from a page. */
export const clearHighlights = 'Clear highlights';
