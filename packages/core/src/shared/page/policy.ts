/**
 * The directives of a Content-Security-Policy (https://www.w3.org/TR/CSP3/) to which pages, API
 * documents and the configuration add sources.
 */
export const sourceDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'object-src',
  'form-action',
] as const;

/** A directive with sources. */
export type SourceDirective = (typeof sourceDirectives)[number];

/** Sources by directive: `{ 'img-src': ['https://a.example'] }`. */
export type PolicySources = Partial<Record<SourceDirective, string[]>>;

/** Merges lists of sources; each source occurs once. */
export function mergeSources(all: Iterable<PolicySources | undefined>): PolicySources {
  const merged: Partial<Record<SourceDirective, Set<string>>> = {};
  for (const sources of all) {
    for (const [directive, values] of Object.entries(sources ?? {}))
      for (const source of values) (merged[directive as SourceDirective] ??= new Set()).add(source);
  }
  return Object.fromEntries(
    Object.entries(merged).map(([directive, values]) => [directive, [...values].sort()]),
  );
}
