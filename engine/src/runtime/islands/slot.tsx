import { createElement } from 'react';
import { slotTag } from './slot-element.ts';

/**
 * Server-rendered children of an island. The build writes `html`; in the browser the element keeps
 * what it holds, because React never looks below a `dangerouslySetInnerHTML` that does not change.
 */
export function Slot({ html = '' }: { html?: string }) {
  return createElement(slotTag, {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}
