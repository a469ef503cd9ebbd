/**
 * When an island hydrates: `touch` when the reader first points at, touches or focuses it (the
 * default), `visible` when it scrolls into view, `idle` 200 ms after the page is shown,
 * `load` at once. A `'use client'` file chooses with `export const hydrate = 'visible'`.
 */
export const hydrationPolicies = ['touch', 'visible', 'idle', 'load'] as const;

/** When an island hydrates. */
export type HydrationPolicy = (typeof hydrationPolicies)[number];

/** Begins the ids of the islands of packages; the package's name follows. */
export const packageIsland = 'package:';

/** The element around an island's HTML. */
export const islandTag = 'docs-island';

/** The element that contains the server-rendered elements of a prop of an island. */
export const slotTag = 'docs-slot';

/** Whether a slot waits behind the HTML of its island: the first render does not show it. */
export const waitingAttribute = 'data-waiting';

/**
 * The maximum length of serialized props in an attribute, in UTF-16 code units; longer ones go into the
 * page's data script.
 */
export const maxInlinePropsLength = 2048;
