import type { ReactNode } from 'react';

/** What the host uses of React DOM 18, whose types the samples do without. */
export interface Root {
  render(node: ReactNode): void;
  unmount(): void;
}
export function createRoot(container: Element): Root;
