/** The element that holds server-rendered children inside an island. */
export const slotTag = 'docs-slot';

/** A slot in an island's serialized props: `{ $slot: 'children' }`. */
export interface SlotReference {
  $slot: string;
}

/** Whether a prop stands for a slot. */
export function isSlotReference(value: unknown): value is SlotReference {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as SlotReference).$slot === 'string'
  );
}
