/** The functions that edited code calls in each iteration of a loop; the frame defines them. */
export const guardNames = { turn: 'liveTurn', each: 'liveEach' } as const;
