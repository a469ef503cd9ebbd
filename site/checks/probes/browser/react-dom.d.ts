import type { ReactNode } from 'react';

/** What the probes use of React DOM 18, whose types the samples do without. */
export function createRoot(container: Element): {
  render(node: ReactNode): void;
  unmount(): void;
};
