/** Where each island's component is; written by the bundler's plugin. */
declare module 'docs:islands' {
  export function loadIsland(id: string): Promise<import('react').ComponentType<object>>;
}

/** The modules of touched elements: selector, module, selector of `keys`, options; written by the bundler's plugin. */
declare module 'docs:touches' {
  import type { Touch } from './shared/extension/built.ts';
  export const touches: [
    selector: string,
    load: () => Promise<{ default: Touch<unknown> }>,
    keys: string | undefined,
    options: unknown,
  ][];
}

/** Where live samples run; written by the build. */
declare module 'docs:live' {
  import type { ComponentType } from 'react';
  import type { LivePanelProps } from './shared/live/host.ts';
  /** The address of the frame's document. */
  export const frame: string;
  export const hosts: Record<
    string,
    { script: string; panel?: () => Promise<{ default: ComponentType<LivePanelProps> }> }
  >;
}

/** The parser within Sucrase, whose types are elsewhere. */
declare module 'sucrase/dist/esm/parser/index.js' {
  export { parse } from 'sucrase/dist/types/parser/index';
}
declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types';
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

/** The address of a worker's bundle. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}

/** The text of a style sheet. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}

interface Window {
  /**
   * Trusted Types (https://www.w3.org/TR/trusted-types/), which the DOM types of TypeScript lack:
   * there the values of policies are strings. Absent in older browsers.
   */
  readonly trustedTypes?: {
    createPolicy<
      Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
    >(
      name: string,
      rules: Rules,
    ): Rules;
  };
}
