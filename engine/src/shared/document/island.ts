/**
 * When an island hydrates: `touch` when the reader first points at, touches or focuses it (the
 * default), `visible` when it scrolls into view, `idle` 200 ms after the page has been put in place,
 * `load` at once. A `'use client'` file chooses with `export const hydrate = 'visible'`.
 */
export const hydrationPolicies = ['touch', 'visible', 'idle', 'load'] as const;

export type HydrationPolicy = (typeof hydrationPolicies)[number];

/** The element that holds an island's HTML. */
export const islandTag = 'docs-island';

/** Serialized props longer than this go into the page's shared script, in UTF-16 code units. */
export const maxInlinePropsLength = 2048;
