/**
 * When an island hydrates: `touch` when the reader first points at, touches or focuses it (the
 * default), `visible` when it scrolls into view, `idle` when the browser has nothing else to do,
 * `load` at once. A `'use client'` file chooses with `export const hydrate = 'visible'`.
 */
export const hydrationPolicies = ['touch', 'visible', 'idle', 'load'] as const;

export type HydrationPolicy = (typeof hydrationPolicies)[number];

/** The element that holds an island's HTML. */
export const islandTag = 'docs-island';

/** The element that holds server-rendered children inside an island. */
export const slotTag = 'docs-slot';

/** A slot in an island's serialized props: `{ $slot: 'children' }`. */
export interface SlotReference {
  $slot: string;
}

export function isSlotReference(value: unknown): value is SlotReference {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as SlotReference).$slot === 'string'
  );
}

/** Serialized props longer than this go into the page's shared script, in UTF-16 code units. */
export const maxInlinePropsLength = 2048;
