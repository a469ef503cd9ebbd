import type { FormBody } from './form-pairs.ts';

/**
 * The content of a page of an API reference, as plain data: `document/` derives it from an
 * OpenAPI document, `reference/` renders it. Every `…Html` is safe HTML.
 */
export interface ApiReference {
  /** The site's language, a BCP 47 tag. */
  lang: string;
  /** The page's `h1` if its Markdown has none. */
  title?: string | undefined;
  descriptionHtml: string;
  /** The document's version, as in `info.version`. */
  version: string;
  /** The methods of authentication; empty if the API needs none. */
  security: ApiSecurity[];
  /** The base addresses of the API with their descriptions. */
  servers: { url: string; descriptionHtml: string }[];
  /** Contact, license and terms of service, as far as the document has them. */
  facts: { label: string; links: { text: string; href?: string }[] }[];
  /** The picture of the API, and where it leads; see `x-logo`. */
  logo?: { src: string; alt: string; href?: string } | undefined;
  /** Links to the sections on other pages; empty if there is only one page. */
  contents: ApiContents[];
  /** The first page, on the later pages of a reference. */
  overview?: { href: string; title: string } | undefined;
  /** The previous and the next page, on the later pages of a reference. */
  around: { direction: 'Previous' | 'Next'; href: string; title: string }[];
  /** Whether the page is one operation, which has the page's title. */
  isOperation: boolean;
  groups: ApiGroup[];
  schemas: ApiSchema[];
}

/** A group of the table of contents of a reference with several pages. */
export interface ApiContents {
  /** Empty on the page of the group itself. */
  id: string;
  title: string;
  href: string;
  items: { id: string; title: string; method?: string; path?: string; href: string }[];
}

/**
 * A method of authentication. `place` is the place of the key in a request; its value is only in
 * memory.
 */
export interface ApiSecurity {
  /** The name in the document. */
  name: string;
  kind: 'apiKey' | 'bearer' | 'basic' | 'other';
  place: 'header' | 'query' | 'cookie';
  /** The name of the header, query parameter or cookie. */
  key: string;
  /** What stands before the key in the header `Authorization`, for a scheme other than Bearer and Basic. */
  scheme?: string;
  /** The method in words: "API key in the header x-key". */
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

/** An operation: a method on a path, or a webhook. */
export interface ApiOperation {
  id: string;
  title: string;
  /** Upper-case. */
  method: string;
  path: string;
  descriptionHtml: string;
  isDeprecated: boolean;
  /** The alternatives, as names of methods; empty if no authentication is needed. */
  security: string[];
  parameters: { place: string; fields: ApiField[] }[];
  body?: ApiBody | undefined;
  responses: ApiResponse[];
  /** Requests that the API sends in response, with their name and address. */
  callbacks: ApiCallback[];
  samples: ApiSample[];
  /** The bodies of the request, if it has several examples. */
  bodies: ApiSample[];
  /** The examples of each status, each with its name; see `examples`. */
  examples: { status: string; samples: ApiSample[] }[];
  /** Where to read more. */
  more?: { href: string; descriptionHtml: string } | undefined;
  /** The data of the request form; undefined for a webhook. */
  request?: ApiRequest | undefined;
}

/** A request that the API sends, with the answers that it expects. */
export interface ApiCallback {
  name: string;
  method: string;
  address: string;
  descriptionHtml: string;
  body?: ApiBody | undefined;
  responses: ApiResponse[];
  callbacks: ApiCallback[];
}

/** A code block, and the HTML inside its figure. */
export interface ApiSample {
  label: string;
  /** As the highlighter knows it. */
  language: string;
  code: string;
  /** Whether the document has it: others are made of the request. */
  isWritten?: true;
  html: string;
}

/** The body of a request. */
export interface ApiBody {
  isRequired: boolean;
  descriptionHtml: string;
  contents: ApiContent[];
}

/** The content of a body in one or several media types. */
export interface ApiContent {
  /** The media types, separated by commas. */
  type: string;
  schema: ApiType;
}

/** A response of an operation. */
export interface ApiResponse {
  /** `200`, `4XX`, `default`. */
  status: string;
  descriptionHtml: string;
  headers: ApiField[];
  contents: ApiContent[];
  links: ApiLink[];
}

/** An operation that takes values of a response. */
export interface ApiLink {
  /** The name in the document. */
  name: string;
  /** The operation; its title is empty if the document does not have it. */
  title: string;
  href?: string | undefined;
  descriptionHtml: string;
  /** The parameters, or `body`, with the expressions of their values: `$response.body#/id`. */
  values: { name: string; value: string }[];
}

/** A parameter, a header, or a property of an object. */
export interface ApiField {
  name: string;
  /** Unique on the page; empty until `nameFields`. */
  id: string;
  /** The path of the field around it with its dot: `owner.addresses[].`; empty for an outermost field. */
  prefix: string;
  isRequired: boolean;
  isDeprecated: boolean;
  type: ApiType;
}

/** A schema: a line of text, and the schemas inside. */
export interface ApiType {
  /** `string (date)`, `array of Pet`; the name of a schema in it is a link, see `reference`. */
  text: string;
  /** The part of `text` that is the name of a schema with its own heading, and its address. */
  reference?: { name: string; href: string } | undefined;
  /** Constraints, default and the like; see `type-notes.ts`. */
  notes: string[];
  /** Every allowed value, as JSON. */
  values: string[];
  descriptionHtml: string;
  /** Whether it is a named schema whose fields are in another place. */
  isElsewhere?: true;
  /** Whether the fields belong to the items of an array. */
  isList?: true;
  fields: ApiField[];
  /** `by` is the field whose value chooses the variant. */
  variants?: { kind: string; types: (ApiType & { title: string })[]; by?: string } | undefined;
}

/** A named schema, rendered once for all references to it. */
export interface ApiSchema {
  id: string;
  name: string;
  type: ApiType;
}

/** Whether the title of an operation is more than its method and path, which a page shows once. */
export function isNamed({ title, method, path }: { title: string; method: string; path: string }) {
  return title !== `${method} ${path}`;
}

/** The initial request of the form. */
export interface ApiRequest {
  method: string;
  server: string;
  /** The addresses that the reader may choose, if there are several. */
  servers?: string[];
  path: string;
  fields: {
    name: string;
    place: 'path' | 'query' | 'header' | 'cookie';
    isRequired: boolean;
    /** Whether samples send it although it is optional. */
    isSent?: boolean;
    value: string;
    values?: string[];
    /** How a list or an object is written. */
    style?: string;
    explode?: boolean;
    /** Whether reserved characters of the value stay as they are in an address. */
    allowReserved?: true;
  }[];
  /** A form has its fields as JSON in `text`. A file may stand in place of a body that is one. */
  body?: (FormBody & { text: string; isFile?: true }) | undefined;
  security: Pick<ApiSecurity, 'name' | 'kind' | 'place' | 'key' | 'scheme'>[];
  /** The address of the site that the form sends requests to, in place of the API. */
  proxy?: string | undefined;
}

/** The heading id of the authentication of every reference. No operation can have it. */
export const authorizationId = 'authorization';
/** The heading id of the schemas. No operation can have it. */
export const schemasId = 'schemas';
