/*
 * Every text of the interface, in English. A site replaces any of them with `labels` of its
 * configuration; the bundler then replaces this module (`node/bundler/labels-module.ts`). Theme, runtime
 * and service worker import it; `content/` and `node/` take the labels of the configuration.
 *
 * Each label is an export of its own, so that a bundle holds only the labels it uses. `{name}` stands
 * for a value; `{count, plural, one {# result} other {# results}}` has a form for each plural category
 * of the language, as in ICU MessageFormat. See `fill-label.ts` and `fill-plural.ts`.
 */

/* Lists and controls that occur in several places. */

/** Between the items of a list, but for the last. */
export const listSeparator = ', ';
/** Before the last item of a list. */
export const listEnd = ' and ';
/** The button that closes the sidebar or the search dialog, and the hint at its key. */
export const close = 'Close';
/** The button that tries again what has failed. */
export const tryAgain = 'Try again';
/** Read out behind a link that opens a new tab. */
export const opensInNewTab = '(opens in a new tab)';

/* Frame of the page. */

/** The link that leads past header and sidebar. */
export const skipToContent = 'Skip to content';
/** The name of the top navigation. */
export const mainNavigation = 'Main';
/** The button that opens the top navigation on small screens. */
export const menu = 'Menu';
/** The button of the theme, which is pressed while the theme is dark. */
export const darkTheme = 'Dark theme';
/** The name of the sidebar, and of the button that opens it. */
export const pages = 'Pages';
/** The link in the sidebar to the home page. */
export const home = 'Home';
/** The same link, where it leads back in history. */
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
/** The name of what stands beside the content. */
export const page = 'Page';
/** The name of the banner. */
export const announcement = 'Announcement';
/** The button that closes the banner. */
export const dismissAnnouncement = 'Dismiss announcement';
/** Shown when a script or a style sheet could not be loaded. */
export const pageFailed = 'Part of this page failed to load.';

/* AI actions. */

/** The link to the chat. */
export const askChat = 'Ask in ChatGPT';
/** What the chat is asked; `{address}` is the page’s. */
export const askPrompt =
  'Research {address} and then ask me which questions I have about it. Do not quote it.';
/** The button that copies the page’s source. */
export const copyPage = 'Copy page for LLMs';

/* Footer of the page. */

/** The link to the page’s source, where `editLink` has no text. */
export const editPage = 'Edit page';
/** When the page’s source was changed. */
export const lastUpdated = 'Last updated {date}';
/** The name of the links to the pages before and behind. */
export const previousAndNext = 'Previous and next page';
/** The link to the page before. */
export const previous = 'Previous';
/** The link to the page behind. */
export const next = 'Next';

/* Pages that the engine writes itself. */

/** The title of an unknown path’s page. */
export const notFound = 'Page Not Found';
/** What that page says. */
export const notFoundText = 'The page you were looking for could not be found.';
/** Its link to the home page. */
export const notFoundHome = 'Go to Home Page';
/** The title of a redirect, which a host shows that has no redirects. */
export const movedTitle = 'Moved to {target}';
/** What a redirect says. */
export const moved = 'This page has moved to {target}.';
/** The title of a page that is neither stored nor to be had. */
export const offline = 'You are offline';
/** What that page says. */
export const offlineText = 'This page is not stored on this device. Pages that you have read are.';
/** The note on a stored copy of a page. */
export const storedCopy = 'This is a copy of the page, stored on {date}.';
/** The button that loads the page again. */
export const loadAgain = 'Load it again';

/* Content. */

/** The title of a callout without one of its own. */
export const calloutNote = 'Note';
export const calloutImportant = 'Important';
export const calloutInfo = 'Info';
export const calloutTip = 'Tip';
export const calloutSuccess = 'Success';
export const calloutWarning = 'Warning';
export const calloutCaution = 'Caution';
export const calloutDanger = 'Danger';
/** The title of a disclosure without one of its own. */
export const details = 'Details';
/** The name of the link beside a heading. */
export const linkTo = 'Link to {heading}';
/** The heading of the footnotes. */
export const footnotes = 'Footnotes';
/** The name of the link from a footnote to where it is referred to. */
export const footnoteBack = 'Back to reference {reference}';
/** Who wrote a page. */
export const byAuthors = 'By {authors}';
/** A list of posts without any. */
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
/** What could stand in a place of the code, below a line. */
export const codeCompletions = 'Completions: {text}';
/** In place of a type. */
export const typesFailed = 'The types could not be loaded.';
/** The name of the button that copies a block. */
export const copyCode = 'Copy code';
/** What that button shows. */
export const copy = 'Copy';
/** Shown and read out when something was copied. */
export const copied = 'Copied';
/** Shown and read out when it was not. */
export const copyFailed = 'Copying failed';

/* Samples that run. */

/** The button that runs a sample, and its name. */
export const run = 'Run';
export const runSample = 'Run {name}';
/** The same button while the sample runs. */
export const stop = 'Stop';
export const stopSample = 'Stop {name}';
/** The name of the running sample. */
export const liveSample = '{name}, running';
/** The title of the frame that the sample runs in. */
export const liveStage = 'Result of {name}';
/** Read out, and shown meanwhile. */
export const liveStarting = 'Starting …';
export const liveRunning = '{name} is running';
export const liveStopped = '{name} has stopped';
/** The button that makes the code a field, and its name. */
export const edit = 'Edit';
export const editSample = 'Edit {name}';
/** The button that brings the original back, and its name. */
export const reset = 'Reset';
export const resetSample = 'Reset {name} to the original';
/** The button that copies a link to the edited sample, and its name. */
export const shareSample = 'Copy link';
export const shareSampleOf = 'Copy link to your edit of {name}';
/** The name of the field, and the keys in it. */
export const liveCode = 'Code of {name}';
export const liveKeys = 'Tab leaves the code. Ctrl+] and Ctrl+[ indent.';
/** Read out, and shown. */
export const liveReset = 'The original is back';
export const liveShared = 'A shared edit of {name}: Run runs it';
/** The name of what the sample logs. */
export const liveLog = 'Console of {name}';
/** What is wrong with a running sample, and where. */
export const liveError = 'Error: {message}';
export const liveErrorAt = 'Line {line}: {message}';
/** Why a sample was ended. */
export const liveFailed = 'The sample could not be loaded: are you offline?';
export const liveFlooded = 'Stopped: the sample sent more messages than the page can take.';
export const liveLeft = 'Stopped: the sample has left its frame.';

/* Search. */

/** The button that opens search, the name of dialog and field, and what stands in an empty field. */
export const search = 'Search';
/** The button that shows excerpts. */
export const searchDetails = 'Detail view';
/** The button that empties the field, and the hint at its keys. */
export const searchReset = 'Reset';
/** Shown when the script of search could not be loaded. */
export const searchFailed = 'Search failed to load.';
/** Shown in an empty dialog. */
export const searchHint = 'Type to find pages, headings, text and code. Part of a name is enough.';
/** The heading of the pages that an empty dialog offers. */
export const searchStarts = 'Start with';
/** The heading of what was searched for before. */
export const searchRecent = 'Recent searches';
/** The button that forgets what was searched for before. */
export const searchClear = 'Clear';
/** Shown while the index is on its way. */
export const searchLoading = 'Loading the search index …';
/** Shown while a query that takes long is answered. */
export const searching = 'Searching …';
/** The name of the list of results. */
export const searchResults = 'Results';
/** Read out when results are shown. */
export const searchCount = '{count, plural, one {# result} other {# results}}';
/** Shown and read out when nothing was found. */
export const searchNone = 'No results for "{query}"';
/** Shown when the code that searches could not be started. */
export const searchNotStarted = 'Search could not be started: are you offline?';
/** Shown when the index could not be fetched. */
export const searchOffline = 'The search index could not be fetched: are you offline?';
/** The same, when the server has answered otherwise. */
export const searchRefused = 'The search index could not be fetched: the server answered {status}.';
/** The same, when the answer is no index. */
export const searchDamaged = 'The search index is damaged: it is not the JSON that was expected.';
/** The hint at the arrow keys. */
export const searchNavigate = 'Navigate';
/** The hint at the enter key. */
export const searchSelect = 'Select';
/** The name of the escape key. */
export const keyEscape = 'esc';
/** The name of the control key. */
export const keyControl = 'Ctrl';
/** The button that takes the marks of search off a page. */
export const clearHighlights = 'Clear highlights';

/* API references. */

/** The heading of how to authenticate. */
export const apiAuthorization = 'Authorization';
/** What an operation asks for: one or several ways. */
export const apiAuthorizationBy = 'Authorization: {ways}';
/** Between the ways, each of which is enough. */
export const apiOr = ', or ';
/** The ways to authenticate. */
export const apiKeyInHeader = 'API key in the header {name}';
export const apiKeyInQuery = 'API key in the query parameter {name}';
export const apiKeyInCookie = 'API key in the cookie {name}';
export const apiBearer = 'Bearer token';
export const apiBasic = 'User name and password';
export const apiHttp = 'HTTP authentication {scheme}';
export const apiOauth = 'OAuth 2.0 access token';
export const apiOpenId = 'OpenID Connect token';
export const apiCertificate = 'Client certificate';
/** The fields for what the reader authenticates with. */
export const apiYourKey = 'Your key for {key}';
export const apiYourToken = 'Your token';
export const apiYourPassword = 'User name and password, as name:password';
/** Below these fields. */
export const apiKeysNote =
  'Kept in the memory of this tab alone, and sent only with a request that you send from here. Loading the page again, or closing it, forgets it.';
/** The button that empties one of them. */
export const apiForget = 'Forget';
/** Where the API is. */
export const apiServers = '{count, plural, one {Base address} other {Base addresses}}';
/** The version of the API. */
export const apiVersion = 'Version';
/** The name of the links to the pages before and behind. */
export const apiPages = 'Pages of the reference';
/** The link from the table of contents to a page. */
export const apiOpen = 'Open {title}';
/** The title of a page that follows another of the same group. */
export const apiPart = '{title}, part {part} of {count}';
/** The group of the operations without a group, where there are no others. */
export const apiOperations = 'Operations';
/** The same, where there are. */
export const apiOtherOperations = 'Other operations';
/** The group of the requests that the API itself sends. */
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
/** The heading of the body of a request. */
export const apiRequestBody = 'Request body';
/** The heading of the responses. */
export const apiResponses = 'Responses';
/** The heading of the requests that an operation sends in turn. */
export const apiCallbacks = 'Callbacks';
/** Beside what must not be left out. */
export const apiRequired = 'required';
/** Beside what should not be used any more. */
export const apiDeprecated = 'deprecated';
/** The names of the tabs of samples. */
export const apiSamplesOf = 'Samples of {title}';
export const apiResponsesOf = 'Responses of {title}';
/** The title of the samples of responses. */
export const apiResponse = 'Response';
/** The name of a sample, by language or status. */
export const apiSample = '{language} sample';
/** The same as a heading in Markdown. */
export const apiSampleIn = 'Sample: {language}';
/** The folds of the properties of an object. */
export const apiProperties = 'Properties';
export const apiPropertiesOf = 'Properties of {name}';
/** Before the only value allowed, and before several. */
export const apiAlways = 'Always';
export const apiOneOf = 'One of';
/** Before schemas of which some, or all, have to fit. */
export const apiAnyOf = 'Any of';
export const apiAllOf = 'All of';
/** The fold of many values. */
export const apiValues = '{count, plural, one {# value} other {# values}}';
/** Parts of the name of a type. */
export const apiTypeOr = ' or ';
export const apiArrayOf = 'array of {items}';
export const apiMapOf = 'map of {values}';
/** In place of the name of a property that may have any. */
export const apiOtherKey = 'any other key';
/** What a schema demands of a value. */
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

/** The button that opens the form, and its name. */
export const tryIt = 'Try it';
export const tryItOf = 'Try it: {title}';
/** The field of the address. */
export const tryItServer = 'Base address';
/** Behind the name of a field that must not be empty. */
export const tryItRequired = '{place}, required';
/** The field of the body. */
export const tryItBody = 'Body, {type}';
/** Notes on what is not sent. */
export const tryItWithoutKey = 'Sent without {names}: enter it under Authorization to send it too.';
export const tryItWithoutCookie =
  'Sent without the cookie {names}: a browser lets no page send one to another site.';
/** The button that sends, before and meanwhile. */
export const tryItSend = 'Send {method}';
export const tryItSending = 'Sending…';
/** What came back. */
export const tryItAnswer = '{status} in {duration} ms';
export const tryItHeaders = 'Headers: {count}';
export const tryItHeadersNote = 'A browser shows a page only the headers that the API permits.';
export const tryItAnswerBody = 'Body of the answer';
export const tryItAnswerEmpty = 'The body is empty.';
export const tryItAnswerCut = 'The first {count} characters are shown.';
/** What was entered makes no request. */
export const tryItNotSent = 'The request was not sent.';
export const tryItBadServer =
  'Unexpected base address "{server}", expected one that begins with https://';
export const tryItBadBody = 'Unexpected body, expected the fields of the form as JSON: {reason}';
export const tryItPolicy =
  'This site lets requests go to the servers of the API’s document only (Content-Security-Policy). Send it from a server or with curl.';
/** Nothing came back that the page may read, and why. */
export const tryItNoAnswer = 'No answer that this page may read.';
export const tryItNoReason = 'Your browser does not tell the page why. Likely reasons:';
export const tryItUnanswered = 'The server at {host} did not answer.';
export const tryItCors =
  'The API does not allow requests from pages of {origin} (CORS). It has to answer with the header Access-Control-Allow-Origin, and to the question that the browser asks before a request with a key. Nothing is wrong with your key then: send the request from a server or with curl.';
export const tryItMixed =
  'The API’s address begins with http:, which a page on https: may not call.';
export const tryItUnreachable =
  'The server at {host} cannot be reached, or an extension of your browser has stopped the request.';
