import type { ReactNode } from 'react';
import { callouts, type CalloutType } from '../../shared/callouts.ts';

/**
 * A callout, for MDX; Markdown writes `:::note`.
 *
 *     <aside class="Callout" data-type="note" aria-label="Note">…</aside>
 */
export function Callout({
  type = 'note',
  title,
  children,
}: {
  type?: CalloutType;
  /** Shown in place of the type's own label. */
  title?: ReactNode;
  children: ReactNode;
}) {
  return (
    <aside className="Callout" data-type={type} aria-label={callouts[type].label}>
      <p className="Callout-title">{title ?? callouts[type].label}</p>
      {children}
    </aside>
  );
}
