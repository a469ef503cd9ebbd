/** The functions that edited code calls at each turn of a loop; the frame defines them. */
export const guardNames = { turn: 'liveTurn', each: 'liveEach' } as const;
