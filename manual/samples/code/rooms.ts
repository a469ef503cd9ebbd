// [!region type]
/** A room of the house. */
export interface Room {
  name: string;
  seats: number;
}
// [!endregion type]

/** Every room. */
export const rooms: Room[] = [
  { name: 'Blue', seats: 12 },
  { name: 'Garden', seats: 120 },
];
