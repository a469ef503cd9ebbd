/* The contract between a host module, which runs in the frame, and the panel next to it, in the page. */

declare global {
  /** The browser's; the types of this side do not declare it. */
  // oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
  interface HTMLElement {}
}

/** A function of the frame, which the page calls by its number. */
export interface LiveFunction {
  $fn: number;
}

/**
 * A value that crosses the border of the frame: JSON or `undefined`. The panel receives a
 * `LiveFunction` for each function of the host. Anything else, such as an element or a cyclic
 * reference, arrives as null.
 */
export type LiveValue =
  | undefined
  | null
  | boolean
  | number
  | string
  | LiveFunction
  | LiveValue[]
  | { [key: string]: LiveValue };

/** A value that a host returns: `LiveValue` with functions. Anything else in it becomes null. */
export type LiveSource = unknown;

/** The sample that a host mounts. */
export interface LiveSample {
  /** The file of the sample relative to the site's root; see `LivePanelProps`. */
  id: string;
  /** The name of the entry file. */
  name: string;
  /** The exports of the entry file. */
  exports: unknown;
  /** The names of its files, the entry first. */
  files: string[];
}

/** The page around the frame, as a host sees it. */
export interface LivePage {
  /** Sends an event to the panel. */
  emit(event: string, value?: LiveSource): void;
  reducedMotion: boolean;
  theme: 'light' | 'dark';
}

/** The default export of a host module. It is loaded again with each Run. */
export interface LiveHost {
  /**
   * The modules that samples may import besides their own files, by specifier. JSX needs
   * `react/jsx-runtime` of the React that the host mounts with.
   */
  modules: Record<string, unknown>;
  /**
   * Mounts a sample into an element; called again, without `unmount`, after each edit.
   *
   * @returns The description that the panel shows.
   */
  mount(sample: LiveSample, root: HTMLElement, page: LivePage): LiveSource | Promise<LiveSource>;
  /** Answers a command of the panel. */
  command?(name: string, value: LiveValue): LiveSource | Promise<LiveSource>;
  /** Called when the color scheme of the page changes. Default: the frame's `data-theme` alone changes. */
  theme?(theme: 'light' | 'dark'): void;
}

/** The props of a host's panel, a React component that the page loads with the first Run. */
export interface LivePanelProps {
  /** The result of the latest `mount`. */
  description: LiveValue;
  /** Calls a function of the description. Rejects with the function's error, or when the sample ends. */
  call(fn: LiveFunction, ...args: LiveValue[]): Promise<LiveValue>;
  /** Sends a command to the host. */
  command(name: string, value?: LiveValue): Promise<LiveValue>;
  /** Listens to events of the host; returns the function that unsubscribes. */
  subscribe(listener: (event: string, value: LiveValue) => void): () => void;
  /**
   * Sets the size of the stage in CSS px. A stage that is wider than the page is scaled to fit.
   * Default: the available width, and the height of the content within limits.
   */
  setStage(stage: { width?: number | undefined; height?: number | undefined }): void;
  /** `id`: the sample's file relative to the site's root, or `path of page#number`. */
  sample: { id: string; title: string };
}
