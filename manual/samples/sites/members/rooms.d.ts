/** How a room is booked. */
export interface Booking {
  guest: string;
  /** @default 1 */
  nights?: number;
  /** @deprecated Pass `nights`. */
  days?: number;
  room: 'blue' | 'red';
}

export declare function book(room: string, booking: Booking): void;
