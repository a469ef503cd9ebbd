/** A statement of a page that the published SDK decides, and how to ask it. */
export interface Probe {
  /** The page, relative to `pages`. */
  page: string;
  /** Words of the statement, as the page writes them. */
  says: string;
  /** Asks the SDK, in a browser. */
  run: () => unknown;
  /** What it answers where the statement is true. */
  is: unknown;
}

declare global {
  interface Window {
    probes: Omit<Probe, 'run'>[];
    /** Runs one of them, in a clean page. */
    runProbe: (index: number) => Promise<unknown>;
  }
}
