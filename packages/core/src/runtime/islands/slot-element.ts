/** A slot in an island's serialized props: `{ $slot: 'children' }`. */
export interface SlotReference {
  $slot: string;
}

/** Whether a prop is a reference to a slot. */
export function isSlotReference(value: unknown): value is SlotReference {
  return typeof (value as SlotReference | null | undefined)?.$slot === 'string';
}

/** The attributes of a slot: the prop, unless it is `children`. */
export function slotAttributes(prop: string): { 'data-slot'?: string } {
  return prop === 'children' ? {} : { 'data-slot': prop };
}
