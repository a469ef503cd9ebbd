/** Below the name of a room. */
export const roomSeats = '{count, plural, one {# seat} other {# seats}}';
