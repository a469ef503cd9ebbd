import type { ReactNode } from 'react';

/** Frames the API reference: its page takes the full width without padding, the text does not. */
export function Reference({ children }: { children: ReactNode }) {
  return <div className="Reference">{children}</div>;
}
