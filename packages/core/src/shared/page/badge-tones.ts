/** The tones of a badge: the colors of callouts. */
export const badgeTones = ['info', 'success', 'warning', 'danger'] as const;
