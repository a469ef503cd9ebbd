import type { LiveFile } from '../../../../packages/core/src/shared/live/sample.ts';

/** A statement of a page, and its check against the published SDK. */
export interface Probe {
  /** The files that run, relative to `site/samples`; none if the probe runs the SDK alone. */
  samples?: string[];
  /** The page, relative to `pages`. */
  page: string;
  /** The statement, for the name of the test. */
  says: string;
  /** Runs the check, in a browser. */
  run: () => unknown;
  /** The result if the statement is true. */
  is: unknown;
}

declare global {
  interface Window {
    /** Takes the compiled samples, or changed ones in their place. */
    defineSamples: (files: Record<string, LiveFile>) => Promise<void>;
    probes: Omit<Probe, 'run'>[];
    /** Runs one of them, in a clean page. */
    runProbe: (index: number) => Promise<unknown>;
  }
}
