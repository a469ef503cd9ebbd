/**
 * What a page of an API reference shows, as plain data: made from an OpenAPI document by
 * `content/openapi/`, drawn by `theme/api/`. Every `…Html` is HTML that may be written as it stands.
 */
export interface ApiReference {
  /** The site's language, a BCP 47 tag. */
  lang: string;
  /** Written as the page's `h1` where its Markdown has none. */
  title?: string | undefined;
  descriptionHtml: string;
  /** The document's version, as in `info.version`. */
  version: string;
  /** What to tell the API who one is; empty where it asks nobody. */
  security: ApiSecurity[];
  /** The base addresses of the API, and what each is for. */
  servers: { url: string; description: string }[];
  /** Links to everything that stands on other pages; empty where one page holds all. */
  contents: ApiContents[];
  /** The page to go back to, on the pages of a reference that takes several. */
  overview?: { href: string; title: string } | undefined;
  /** The pages before and behind, on the same. */
  around: { direction: 'Previous' | 'Next'; href: string; title: string }[];
  groups: ApiGroup[];
  schemas: ApiSchema[];
}

/** A group of the table of contents of a reference that takes several pages. */
export interface ApiContents {
  id: string;
  title: string;
  href: string;
  items: { id: string; title: string; method?: string; path?: string; href: string }[];
}

/** A way to authenticate. `place` says where a key goes; the value is only ever in memory. */
export interface ApiSecurity {
  /** Its name in the document. */
  name: string;
  kind: 'apiKey' | 'bearer' | 'basic' | 'other';
  place: 'header' | 'query' | 'cookie';
  /** The header, query parameter or cookie. */
  key: string;
  /** In words: "API key in the header x-key". */
  label: string;
  descriptionHtml: string;
}

/** The operations of a tag. */
export interface ApiGroup {
  id: string;
  title: string;
  descriptionHtml: string;
  operations: ApiOperation[];
}

/** An operation: a method on a path, or a request that the API itself sends. */
export interface ApiOperation {
  id: string;
  title: string;
  /** In capitals. */
  method: string;
  path: string;
  descriptionHtml: string;
  isDeprecated: boolean;
  /** Where each authentication is named, the alternatives; empty where none is needed. */
  security: string[];
  parameters: { place: string; fields: ApiField[] }[];
  body?: ApiBody | undefined;
  responses: ApiResponse[];
  /** Requests the API sends in turn, as name and address. */
  callbacks: { name: string; method: string; address: string; descriptionHtml: string }[];
  samples: ApiSample[];
  examples: ApiSample[];
  /** What the request form needs; undefined for what the API itself sends. */
  request?: ApiRequest | undefined;
}

/** A highlighted block of code, as the inside of its figure. */
export interface ApiSample {
  label: string;
  html: string;
}

/** The body of a request. */
export interface ApiBody {
  isRequired: boolean;
  descriptionHtml: string;
  contents: ApiContent[];
}

/** What a body holds, in one or several media types. */
export interface ApiContent {
  /** The media types, separated by commas. */
  type: string;
  schema: ApiType;
}

/** An answer of an operation. */
export interface ApiResponse {
  /** `200`, `4XX`, `default`. */
  status: string;
  descriptionHtml: string;
  headers: ApiField[];
  contents: ApiContent[];
}

/** A parameter, a header, or a property of an object. */
export interface ApiField {
  name: string;
  isRequired: boolean;
  isDeprecated: boolean;
  type: ApiType;
}

/** A schema as it is shown: a line of words, and what is inside of it. */
export interface ApiType {
  /** `string (date)`, `array of Pet`; the name of a schema in it is a link, see `reference`. */
  text: string;
  /** The part of `text` that is the name of a schema of its own, and where that stands. */
  reference?: { name: string; href: string } | undefined;
  /** Limits, default and the like, a few words each; see `type-notes.ts`. */
  notes: string[];
  /** Every value allowed, as JSON. */
  values: string[];
  descriptionHtml: string;
  fields: ApiField[];
  variants?: { kind: string; types: ApiType[] } | undefined;
}

/** A named schema, drawn once for all that refer to it. */
export interface ApiSchema {
  id: string;
  name: string;
  type: ApiType;
}

/** A request as the form in the page starts with it. */
export interface ApiRequest {
  method: string;
  server: string;
  path: string;
  fields: {
    name: string;
    place: 'path' | 'query' | 'header' | 'cookie';
    isRequired: boolean;
    value: string;
    values?: string[];
  }[];
  body?: { type: string; text: string } | undefined;
  security: Pick<ApiSecurity, 'name' | 'kind' | 'place' | 'key'>[];
}

/** The ids of headings that every reference has; no operation takes them. */
export const authorizationId = 'authorization';
export const schemasId = 'schemas';
