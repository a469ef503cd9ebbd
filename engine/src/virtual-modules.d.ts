/** Where each island's component is; written by the bundler's plugin. */
declare module 'docs:islands' {
  export function loadIsland(id: string): Promise<import('react').ComponentType<object>>;
}

/** React's hot replacement, under the dev server. */
declare module 'docs:refresh' {
  export function injectIntoGlobalHook(window: Window): void;
}

interface ImportMeta {
  /** The dev server's channel; absent in a build. */
  readonly hot?: {
    on<Data>(event: string, listener: (data: Data) => void): void;
    send(event: string, data: unknown): void;
  };
}
