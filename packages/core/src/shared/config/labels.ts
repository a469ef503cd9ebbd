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
/** The same button on a page without an outline. */
export const pageActions = 'Page actions';
/** The name of the column next to the content. */
export const page = 'Page';
/** The name of the banner. */
export const announcement = 'Announcement';
/** The button that closes the banner. */
export const dismissAnnouncement = 'Dismiss announcement';
/** Shown if a script or a style sheet failed to load. */
export const pageFailed = 'Part of this page failed to load.';

/* AI actions. */

/** The link to the chat. */
export const askChat = 'Ask in ChatGPT';
/** The prompt for the chat; `{address}` is the page’s address. */
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

/* The proof of a page; see `proof` of the configuration. */

/** The line at the end of a page that opens the proof. */
export const proof = 'How this page is checked';
/** The link to the file, for readers without scripts. */
export const proofFile = 'As a file';
/** In place of the rows, if they could not be loaded. */
export const proofFailed = 'It could not be loaded.';
/** The links of the page to this site. */
export const proofLinks = 'Links within the site';
/** The text of that row: each link leads to a page and a heading. */
export const proofLinksText =
  '{count, plural, one {#, which leads} other {#, all of which lead}} to a page and a heading';
/** The size of the page's document. */
export const proofBytes = 'Size of the document';
/** The text of that row. */
export const proofBytesText = '{count} bytes';
/** The commit that last touched the page or what it includes. */
export const proofCommit = 'Last commit';
/** The hash of the page's source. */
export const proofHash = 'SHA-256 of the source';

/** The name of the links to the previous and the next page. */
export const previousAndNext = 'Previous and next page';
/** The link to the previous page. */
export const previous = 'Previous';
/** The link to the next page. */
export const next = 'Next';

/* Pages of the engine. */

/** The title of the page for unknown paths. */
export const notFound = 'Page Not Found';
/** The text of that page. */
export const notFoundText = 'The page you were looking for could not be found.';
/** Its link to the home page. */
export const notFoundHome = 'Go to Home Page';
/** The title of the page of a redirect, for hosts without redirects. */
export const movedTitle = 'Moved to {target}';
/** The text of that page. */
export const moved = 'This page has moved to {target}.';
/** The title of a page that is neither stored nor reachable. */
export const offline = 'You are offline';
/** The text of that page. */
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
/** The button that ends that. */
export const closeImage = 'Close the enlarged image';
/** The time that reading a page takes. */
export const readingTime = '{minutes} min read';
/** At a page that only `docs dev` shows. */
export const draft = 'Draft';
/** The name of the list of a page's tags, and the title of the list of all tags. */
export const tags = 'Tags';
/** The title of the list of the pages with a tag. */
export const tagTitle = 'Pages about {tag}';
/** The number of these pages, in the list of all tags. */
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
/** The label of that button. */
export const copy = 'Copy';
/** Shown and announced after a copy. */
export const copied = 'Copied';
/** Shown and announced after a failed copy. */
export const copyFailed = 'Copying failed';

/* Samples that run. */

/** The button that runs a sample. */
export const run = 'Run';
/** The name of that button. */
export const runSample = 'Run {name}';
/** Below a sample that cannot be run. */
export const notRun = 'Not run here: {reason}';
/** The button that stops a running sample. */
export const stop = 'Stop';
/** The name of that button. */
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
/** The name of that button. */
export const editSample = 'Edit {name}';
/** The button that brings the original back. */
export const reset = 'Reset';
/** The name of that button. */
export const resetSample = 'Reset {name} to the original';
/** The button that copies a link to the edited sample. */
export const shareSample = 'Copy link';
/** The name of that button. */
export const shareSampleOf = 'Copy link to your edit of {name}';
/** The name of the field with the code. */
export const liveCode = 'Code of {name}';
/** The description of its keys, shown below the field. */
export const liveKeys = 'Tab leaves the code. Ctrl+] and Ctrl+[ indent.';
/** Announced and shown after a reset. */
export const liveReset = 'The original is back';
/** Announced and shown when edited code runs after an error. */
export const liveMended = 'No mistake is left';
/** Announced and shown when an address has opened a shared edit. */
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
export const liveEditFailed = 'The editor could not be loaded: are you offline?';
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

/* API references. */

/** The heading of the authentication. */
export const apiAuthorization = 'Authorization';
/** The authentication of an operation: one or several alternatives. */
export const apiAuthorizationBy = 'Authorization: {ways}';
/** Between the alternatives. */
export const apiOr = ', or ';
/** The methods of authentication. */
export const apiKeyInHeader = 'API key in the header {name}';
export const apiKeyInQuery = 'API key in the query parameter {name}';
export const apiKeyInCookie = 'API key in the cookie {name}';
export const apiBearer = 'Bearer token';
export const apiBasic = 'User name and password';
export const apiHttp = 'HTTP authentication {scheme}';
export const apiOauth = 'OAuth 2.0 access token';
export const apiOpenId = 'OpenID Connect token';
export const apiCertificate = 'Client certificate';
/** The fields for the reader’s credentials. */
export const apiYourKey = 'Your key for {key}';
export const apiYourToken = 'Your token';
export const apiYourPassword = 'User name and password, as name:password';
/** The note below these fields. */
export const apiKeysNote =
  'Kept in the memory of this tab alone, and sent only with a request that you send from here. Loading the page again, or closing it, forgets it.';
/** The button that empties a field. */
export const apiForget = 'Forget';
/** The base address of the API. */
export const apiServers = '{count, plural, one {Base address} other {Base addresses}}';
/** The version of the API. */
export const apiVersion = 'Version';
/** The name of the links to the previous and the next page. */
export const apiPages = 'Pages of the reference';
/** The link from the table of contents to a page. */
export const apiOpen = 'Open {title}';
/** The title of a later page of the same group. */
export const apiPart = '{title}, part {part} of {count}';
/** The group of operations without a tag, if no operation has one. */
export const apiOperations = 'Operations';
/** The same, if others have a tag. */
export const apiOtherOperations = 'Other operations';
/** The group of webhooks: requests that the API itself sends. */
export const apiWebhooks = 'Webhooks';
/** The heading of the schemas. */
export const apiSchemas = 'Schemas';
/** The headings of parameters, by place. */
export const apiPathParameters = 'Path parameters';
export const apiQueryParameters = 'Query parameters';
export const apiHeaders = 'Headers';
export const apiCookies = 'Cookies';
/** The same in Markdown; `{place}` is `path`, `query`, `header` or `cookie`. */
export const apiParametersIn = 'Parameters: {place}';
/** The heading of a request’s body. */
export const apiRequestBody = 'Request body';
/** The heading of the responses. */
export const apiResponses = 'Responses';
/** The heading of the callbacks of an operation. */
export const apiCallbacks = 'Callbacks';
/** The mark of required fields. */
export const apiRequired = 'required';
/** The mark of deprecated operations and fields. */
export const apiDeprecated = 'deprecated';
/** The name of the tabs with the samples of a request. */
export const apiSamplesOf = 'Samples of {title}';
/** The name of the tabs with the samples of responses. */
export const apiResponsesOf = 'Responses of {title}';
/** The title of the samples of responses. */
export const apiResponse = 'Response';
/** The name of a sample, by language or status. */
export const apiSample = '{language} sample';
/** The same as a heading in Markdown. */
export const apiSampleIn = 'Sample: {language}';
/** The summary of the collapsed properties of an object. */
export const apiProperties = 'Properties';
/** The same, of an object with a name. */
export const apiPropertiesOf = 'Properties of {name}';
/** Before the only allowed value. */
export const apiAlways = 'Always';
/** Before several allowed values, or variants of which one must match. */
export const apiOneOf = 'One of';
/** Before the variants of a schema, of which some must match. */
export const apiAnyOf = 'Any of';
/** Before the parts of a schema, which must all match. */
export const apiAllOf = 'All of';
/** The summary of collapsed values. */
export const apiValues = '{count, plural, one {# value} other {# values}}';
/** Between the types of a value. */
export const apiTypeOr = ' or ';
/** The type of an array. */
export const apiArrayOf = 'array of {items}';
/** The type of an object with any keys. */
export const apiMapOf = 'map of {values}';
/** Instead of the name of a property with any name. */
export const apiOtherKey = 'any other key';
/** The constraints of a schema. */
export const apiMatches = 'matches {pattern}';
export const apiAtLeast = 'at least {value}';
export const apiAtMost = 'at most {value}';
export const apiMoreThan = 'more than {value}';
export const apiLessThan = 'less than {value}';
export const apiMultipleOf = 'multiple of {value}';
export const apiMinLength = 'at least {count, plural, one {# character} other {# characters}}';
export const apiMaxLength = 'at most {count, plural, one {# character} other {# characters}}';
export const apiMinItems = 'at least {count, plural, one {# item} other {# items}}';
export const apiMaxItems = 'at most {count, plural, one {# item} other {# items}}';
export const apiUniqueItems = 'no item twice';
export const apiReadOnly = 'read only';
export const apiWriteOnly = 'write only';
export const apiDefault = 'default {value}';

/* The form that sends a request. */

/** The button that opens the form. */
export const tryIt = 'Try it';
/** The name of that button. */
export const tryItOf = 'Try it: {title}';
/** The field of the base address. */
export const tryItServer = 'Base address';
/** After the name of a required field. */
export const tryItRequired = '{place}, required';
/** The field of the body. */
export const tryItBody = 'Body, {type}';
/** Below the form: authentication that was not entered. */
export const tryItWithoutKey = 'Sent without {names}: enter it under Authorization to send it too.';
/** Below the form: a cookie that pages cannot send. */
export const tryItWithoutCookie =
  'Sent without the cookie {names}: a browser lets no page send one to another site.';
/** The button that sends. */
export const tryItSend = 'Send {method}';
/** The same button during the request. */
export const tryItSending = 'Sending…';
/** The status of the answer. */
export const tryItAnswer = '{status} in {duration} ms';
/** The summary of its headers. */
export const tryItHeaders = 'Headers: {count}';
/** The note below them. */
export const tryItHeadersNote = 'A browser shows a page only the headers that the API permits.';
/** The name of its body. */
export const tryItAnswerBody = 'Body of the answer';
/** In place of an empty body. */
export const tryItAnswerEmpty = 'The body is empty.';
/** Below a long body. */
export const tryItAnswerCut = 'The first {count} characters are shown.';
/** Announced and shown if the input is not a valid request; the reason follows. */
export const tryItNotSent = 'The request was not sent.';
/** The reason: the base address. */
export const tryItBadServer =
  'Unexpected base address "{server}", expected one that begins with https://';
/** The reason: the body. */
export const tryItBadBody = 'Unexpected body, expected the fields of the form as JSON: {reason}';
/** The reason: the policy of this site. */
export const tryItPolicy =
  'This site lets requests go to the servers of the API’s document only (Content-Security-Policy). Send it from a server or with curl.';
/** Announced and shown if there is no answer that the page may read. */
export const tryItNoAnswer = 'No answer that this page may read.';
/** Before the possible reasons. */
export const tryItNoReason = 'Your browser does not tell the page why. Likely reasons:';
/** A possible reason: no server answered. */
export const tryItUnanswered = 'The server at {host} did not answer.';
/** A possible reason: the API forbids requests of pages. */
export const tryItCors =
  'The API does not allow requests from pages of {origin} (CORS). It has to answer with the header Access-Control-Allow-Origin, and to the question that the browser asks before a request with a key. Nothing is wrong with your key then: send the request from a server or with curl.';
/** A possible reason: the page is on https:, the API is not. */
export const tryItMixed =
  'The API’s address begins with http:, which a page on https: may not call.';
/** A possible reason: the network, or an extension. */
export const tryItUnreachable =
  'The server at {host} cannot be reached, or an extension of your browser has stopped the request.';
