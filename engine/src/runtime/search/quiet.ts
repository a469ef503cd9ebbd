/** Waits for a pause in the reader's typing before work that would delay the results. */
export interface Quiet {
  /** Restarts the pause, because the reader has typed. */
  disturb(): void;
  /** Ends all waits, now and later, because a result depends on the work. */
  hurry(): void;
  /**
   * Resolves when the reader has paused.
   *
   * @param longestMs The longest wait. Default: unlimited.
   */
  wait(longestMs?: number): Promise<void>;
}

/** Creates a `Quiet` for pauses of at least `quietMs`. */
export function createQuiet(quietMs: number): Quiet {
  let quietAt = performance.now() + quietMs;
  let isHurried = false;
  let wake = () => {};
  const hurried = new Promise<void>((resolve) => (wake = resolve));
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    disturb: () => void (quietAt = performance.now() + quietMs),
    hurry() {
      isHurried = true;
      wake();
    },
    async wait(longestMs = Infinity) {
      const endsAt = performance.now() + longestMs;
      for (;;) {
        const rest = Math.min(quietAt, endsAt) - performance.now();
        if (isHurried || rest <= 0) return;
        await Promise.race([sleep(rest), hurried]);
      }
    },
  };
}
