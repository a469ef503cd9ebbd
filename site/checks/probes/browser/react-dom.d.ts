import type { ReactNode } from 'react';

/** The part of React DOM 18 that probes use; the samples do not have its types. */
export function createRoot(container: Element): {
  render(node: ReactNode): void;
  unmount(): void;
};
