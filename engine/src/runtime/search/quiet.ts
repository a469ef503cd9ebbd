/** A pause of the reader, for work that would hold up what is typed. */
export interface Quiet {
  /** The reader has typed: the pause begins anew. */
  disturb(): void;
  /** Somebody waits for the work: from now on there is no waiting for a pause. */
  hurry(): void;
  /**
   * Resolves when the reader has paused.
   *
   * @param longestMs How long to wait at most. Default: as long as it takes.
   */
  wait(longestMs?: number): Promise<void>;
}

/** Watches for pauses of at least `quietMs`. */
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
