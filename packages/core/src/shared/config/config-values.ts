import * as v from 'valibot';
import { isExecutable, isExecutableMedia } from '../page/href.ts';
import { type SourceDirective, sourceDirectives } from '../page/policy.ts';

/* The schemas of single values of the configuration: texts, addresses, elements, paths. */

/** An element of the configuration; this side does not import React. */
export type ReactNode = import('react').ReactNode;

/** A text that is not empty. */
export const text = v.pipe(v.string(), v.nonEmpty('Expected a text that is not empty'));

/** The target of a link. An address that would run code is rejected, as in pages. */
export const linkAddress = v.pipe(
  text,
  v.check((value) => !isExecutable(value), 'Expected an address that runs no code'),
);

/** The address of an image. A `data:` address is allowed here: it can only be a picture. */
export const imageAddress = v.pipe(
  text,
  v.check(
    (value) =>
      !isExecutableMedia(value) && (!/^\s*data:/i.test(value) || /^\s*data:image\//i.test(value)),
    'Expected the address of an image',
  ),
);

/** How much a page counts: a function of its path and of its file, relative to the root; 1 is a page without a weight. */
export const pageWeight = v.custom<(page: { path: string; file: string }) => number>(
  (value) => typeof value === 'function',
  'Expected a function',
);

/** A value for each color scheme; a single text applies to both. */
const lightDark = (value: v.GenericSchema<string>) =>
  v.pipe(
    v.union([value, v.strictObject({ light: value, dark: value })]),
    v.transform((written): { light: string; dark: string } =>
      typeof written === 'string' ? { light: written, dark: written } : written,
    ),
  );

/** A text, or one for each color scheme. */
export const lightDarkText = lightDark(text);
/** The address of an image, or one for each color scheme. */
export const lightDarkImage = lightDark(imageAddress);

function isReactNode(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

/** The global class of all runtimes; the types of this side do not declare it. */
declare const URL: { canParse(address: string): boolean };

/** Whether a text is an address of HTTP without a path, such as `https://docs.example`. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/?#]+\/?$/i.test(value) && URL.canParse(value);
}

/**
 * Whether a text is a valid target of a redirect: a path of the site, or an address of another
 * site.
 */
export function isRedirectTarget(value: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(value)) return true;
  return /^https?:\/\/[^\s/]\S*$/i.test(value) && URL.canParse(value);
}

/** A React element. */
export const element = v.custom<ReactNode>(isReactNode, 'Expected a React element');
type MaybePromise<Value> = Value | Promise<Value>;
type HeadOfPath = (page: { path: string }) => MaybePromise<ReactNode>;

/** Elements of the head: for every page, by path prefix, or by a function of the page's path. */
export const head = v.union(
  [
    // An element of every page has the prefix `/`.
    v.pipe(
      element,
      v.transform((own): Record<string, ReactNode> => ({ '/': own })),
    ),
    v.custom<HeadOfPath>((value) => typeof value === 'function', 'Expected a function'),
    v.record(v.string(), element),
  ],
  'Expected a React element, a function of the path, or elements by path prefix',
);

/** A text of inline Markdown, or a React element. */
export const textOrElement = v.union([text, element], 'Expected a text or a React element');

/** The content of a file. */
export const textOrBytes = v.union(
  [v.string(), v.instance(Uint8Array)],
  'Expected a text or bytes (Uint8Array)',
);

/** The address of the page in the prompt of `aiCta.query`. */
export interface PageLocation {
  /** Absolute. */
  readonly href: string;
  readonly origin: string;
  /** With the base path. */
  readonly pathname: string;
}

/** An address for each path prefix; a single address has the prefix `/`. */
export const addressByPrefix = v.pipe(
  v.union([imageAddress, v.record(v.string(), imageAddress)]),
  v.transform((written) => (typeof written === 'string' ? { '/': written } : written)),
);

/** The built-in icons of social links; others are from `simple-icons`, or an SVG path. */
export const socialIcons = ['discord', 'github', 'telegram', 'warpcast', 'x'] as const;

const sources = v.array(
  v.pipe(
    v.string(),
    v.regex(
      /^(?:(https?|wss?):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?|'sha(?:256|384|512)-[\w+/]+=*')$/i,
      'Expected the address of a host such as https://a.example or https://*.a.example, or a hash',
    ),
  ),
);

/** Headers by name. The formats of hosts give a meaning to `$` and braces. */
export const headers = v.record(
  v.pipe(
    v.string(),
    v.regex(
      /^(?!content-security-policy$)[\w!#%&'*+.^`|~-]+$/i,
      'Expected the name of a header, and contentSecurityPolicy for the policy',
    ),
  ),
  v.union(
    [v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/), v.regex(/^[^${}]+$/)), v.literal(false)],
    'Expected a text in ASCII without $ and braces, or false',
  ),
);

/** Sources by directive, and the names of Trusted Types policies. */
export const contentSecurityPolicy = v.strictObject({
  ...(Object.fromEntries(sourceDirectives.map((it) => [it, v.optional(sources)])) as Record<
    SourceDirective,
    v.OptionalSchema<typeof sources, undefined>
  >),
  'frame-ancestors': v.optional(sources),
  'trusted-types': v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'Expected the name of a policy'))),
  ),
});

/** A path of the output, percent-encoded or not; no segment may leave the output. */
export const redirectPath = /^(\/(?!(\.|%2e){1,2}(\/|$))((?!%2f|%5c|%00)[^\s?#\\/])+)+\/?$/i;
