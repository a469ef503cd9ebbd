import * as v from 'valibot';
import { dirname, posix } from 'node:path';

/** How a reference is divided: one page, a page for each tag, or a page for each operation. */
export const pageModes = ['one', 'tags', 'operations'] as const;
export type PageMode = (typeof pageModes)[number];

/** The key `openapi` of front matter. */
export const referenceKey = v.pipe(
  v.union(
    [v.string(), v.strictObject({ file: v.string(), pages: v.optional(v.picklist(pageModes)) })],
    `Expected a file, or { file, pages } with one of the pages ${pageModes.join(', ')}`,
  ),
  v.description(
    'An OpenAPI or Swagger document, JSON or YAML, whose reference the page shows below its own text: relative to the page, from the site’s root as `~/openapi.json`, or an address. `{ file, pages }` chooses one page, a page for each of the `tags`, or for each of the `operations`, and lists them below the page’s item in the sidebar. Default: one page while it fits, else tags.',
  ),
);

/** The reference that a page asks for. */
export interface RequestedReference {
  /** The document: relative to the site’s root, or an address. */
  file: string;
  /** Default: one page while it fits, else tags. */
  pages?: PageMode | undefined;
}

/**
 * The reference of a page’s front matter; undefined if it has none.
 *
 * @param page The page’s file, relative to the root.
 */
export function requestedReference(
  { openapi }: Record<string, unknown>,
  page: string,
): RequestedReference | undefined {
  const read = v.safeParse(referenceKey, openapi);
  if (!read.success) return undefined;
  const { file, pages } =
    typeof read.output === 'string' ? { file: read.output, pages: undefined } : read.output;
  return { file: documentFile(file, page), pages };
}

/** Whether a document is at an address, not in a file. */
export function isAddress(file: string): boolean {
  return /^https?:\/\//i.test(file);
}

function documentFile(written: string, page: string): string {
  if (isAddress(written)) return written;
  return posix.normalize(
    written.startsWith('~/') ? written.slice(2) : posix.join(dirname(page), written),
  );
}
