/** The levels that the title of a step may have. */
export const stepLevels = { from: 2, to: 6 } as const;

/** The level of a step's title where none is written. */
export const defaultStepLevel = 2;

/** Whether the title of a step may have that level. */
export function isStepLevel(level: unknown): level is 2 | 3 | 4 | 5 | 6 {
  return (
    Number.isInteger(level) &&
    (level as number) >= stepLevels.from &&
    (level as number) <= stepLevels.to
  );
}

/** What is wrong with the title level of a step, and what to do. */
export function invalidStepLevel(found: unknown): { message: string; hint: string } {
  const { from, to } = stepLevels;
  return {
    message: `Invalid step title level: unexpected ${String(found)}, expected a whole number from ${from} to ${to}`,
    hint: `Use a heading of level ${from} to ${to}, from "${'#'.repeat(from)}" to "${'#'.repeat(to)}" or titleLevel={${from}} to titleLevel={${to}}`,
  };
}
