/**
 * When an island hydrates: `touch` when the reader first points at, touches or focuses it (the
 * default), `visible` when it scrolls into view, `idle` 200 ms after the page is shown,
 * `load` at once. A `'use client'` file chooses with `export const hydrate = 'visible'`.
 */
export const hydrationPolicies = ['touch', 'visible', 'idle', 'load'] as const;

/** When an island hydrates. */
export type HydrationPolicy = (typeof hydrationPolicies)[number];

/** The element around an island's HTML. */
export const islandTag = 'docs-island';

/**
 * The maximum length of serialized props in an attribute, in UTF-16 code units; longer ones go into the
 * page's data script.
 */
export const maxInlinePropsLength = 2048;
