/** A statement of a page, and its check against the published SDK. */
export interface Probe {
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
    probes: Omit<Probe, 'run'>[];
    /** Runs one of them, in a clean page. */
    runProbe: (index: number) => Promise<unknown>;
  }
}
