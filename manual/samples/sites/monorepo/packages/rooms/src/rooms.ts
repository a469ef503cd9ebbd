// [!region find]
/** The seats of a room. */
export function seatsOf(name: string): number {
  return name === 'Blue' ? 12 : 120;
}
// [!endregion find]
