/* Every text of an API reference, in English. A site replaces any of them with `labels` of its configuration: they
   are `ownLabels` of the extension. Each is an export, so that a bundle contains only the texts it uses. A docstring
   counts for each text up to the next one. `{name}` stands for a value; `{count, plural, one {# value} other {#
   values}}` has a form for each plural category of the language. */

/* The reference. */

/** The heading of the authentication. */
export const apiAuthorization = 'Authorization';
/** The authentication of an operation: one or several alternatives. */
export const apiAuthorizationBy = 'Authorization: {ways}';
/** Between the alternatives. */
export const apiOr = ', or ';
/** The last alternative of an operation that may be called without. */
export const apiNoAuthorization = 'none';
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
/** Who is asked about the API. */
export const apiContact = 'Contact';
/** The license of the API. */
export const apiLicense = 'License';
/** The terms of service of the API. */
export const apiTerms = 'Terms of service';
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
/** The heading of a request’s body. */
export const apiRequestBody = 'Request body';
/** The heading of the responses. */
export const apiResponses = 'Responses';
/** The heading of the callbacks of an operation. */
export const apiCallbacks = 'Callbacks';
/** Before the operations that take values of a response. */
export const apiLinks = 'Continue with';
/** A value that such an operation takes: a parameter, and where its value comes from. */
export const apiLinkValue = '{name} from {value}';
/** The mark of required fields. */
export const apiRequired = 'required';
/** The mark of deprecated operations and fields. */
export const apiDeprecated = 'deprecated';
/** The name of the tabs with the samples of a request. */
export const apiSamplesOf = 'Samples of {title}';
/** The name of the tabs with the samples of responses. */
export const apiResponsesOf = 'Responses of {title}';
/** The name of the tabs with the examples of a request’s body. */
export const apiBodiesOf = 'Bodies of {title}';
/** The name of the tabs with the examples of a status. */
export const apiExamplesOf = 'Examples of {status}';
/** The link to more documentation. */
export const apiMore = 'More about it';
/** Before variants, of which the value of a field chooses one. */
export const apiChosenBy = '{kind}, by {name}';
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
/** The button that opens the fields of a schema below the field that has it. */
export const apiOpenFields = 'Show {name}';
/** The button that copies the path to a field. */
export const apiCopyPath = 'Copy path';
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
export const apiMinKeys = 'at least {count, plural, one {# field} other {# fields}}';
export const apiMaxKeys = 'at most {count, plural, one {# field} other {# fields}}';
export const apiUniqueItems = 'no item twice';
/** At least, or at most, as many items of a list are as a schema says. */
export const apiContains = 'at least {count, plural, one {# item} other {# items}}: {schema}';
export const apiContainsMost = 'at most {count, plural, one {# item} other {# items}}: {schema}';
/** What the names of keys are like. */
export const apiKeyNames = 'keys: {schema}';
/** Instead of the name of properties whose names match. */
export const apiMatchingKeys = 'keys that match {pattern}';
export const apiNoOtherKeys = 'no other keys';
/** A note of a field of a form: its media type. */
export const apiSentAs = 'sent as {type}';
/** Before the headers of a field of a form. */
export const apiPartHeaders = 'Headers of the part:';
/** What a value is not. */
export const apiNot = 'not: {schema}';
/** What holds if a field is there. */
export const apiWith = 'with {name}: {schema}';
/** What holds if a value matches, and what if it does not. */
export const apiIf = 'if {condition}: {schema}';
export const apiElse = 'unless {condition}: {schema}';
/** Within these: what a field is, and fields that must be there. */
export const apiFieldIs = '{name} is {schema}';
export const apiNeeds = '{names} required';
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
/** The list of several addresses, which fills that field. */
export const tryItServers = 'Addresses of the API';
/** After a parameter of a request: where it is sent. */
export const tryItPath = 'path';
export const tryItQuery = 'query';
export const tryItHeader = 'header';
export const tryItCookie = 'cookie';
/** After the name of a required field. */
export const tryItRequired = '{place}, required';
/** The field of the body. */
export const tryItBody = 'Body, {type}';
/** After the name of a field that takes a file. */
export const tryItFile = 'file';
/** The field of a file that is the body. */
export const tryItFileBody = 'A file in place of this text';
/** Below the form: authentication that was not entered. */
export const tryItWithoutKey = 'Sent without {names}: enter it under Authorization to send it too.';
/** Below the form: a cookie that pages cannot send. */
export const tryItWithoutCookie =
  'Sent without the cookie {names}: a browser lets no page send one to another site.';
/** The button that sends. */
export const tryItSend = 'Send {method}';
/** The same button during the request. */
export const tryItSending = 'Sending…';
/** The button beside it, which ends the request. */
export const tryItStop = 'Stop';
/** The status of the answer. */
export const tryItAnswer = '{status} in {duration} ms, {size} bytes';
/** The button that copies the request as a command. */
export const tryItCopy = 'Copy as curl';
/** Announced and shown after that. */
export const tryItCopied = 'Copied';
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
