/** The levels that the title of a step may have. */
export const stepLevels = { from: 2, to: 6 } as const;

/** The default level of a step's title. */
export const defaultStepLevel = 2;

/** Whether the title of a step may have that level. */
export function isStepLevel(level: unknown): level is 2 | 3 | 4 | 5 | 6 {
  return (
    Number.isInteger(level) &&
    (level as number) >= stepLevels.from &&
    (level as number) <= stepLevels.to
  );
}

/** The message and the hint about an invalid level of a step's title. */
export function invalidStepLevel(level: unknown): { message: string; hint: string } {
  const { from, to } = stepLevels;
  return {
    message: `Invalid step title level: unexpected ${String(level)}, expected a whole number from ${from} to ${to}`,
    hint: `Use a heading of level ${from} to ${to}, from "${'#'.repeat(from)}" to "${'#'.repeat(to)}" or titleLevel={${from}} to titleLevel={${to}}`,
  };
}
