/** The element that contains the server-rendered children of an island. */
export const slotTag = 'docs-slot';

/** A slot in an island's serialized props: `{ $slot: 'children' }`. */
export interface SlotReference {
  $slot: string;
}

/** Whether a prop is a reference to a slot. */
export function isSlotReference(value: unknown): value is SlotReference {
  return typeof (value as SlotReference | null | undefined)?.$slot === 'string';
}
