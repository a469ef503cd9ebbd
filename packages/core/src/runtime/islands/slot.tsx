import { createElement } from 'react';
import { slotTag } from './slot-element.ts';

/**
 * Server-rendered children of an island. The build passes `html`. In the browser the element retains its
 * children: React does not hydrate the content of `dangerouslySetInnerHTML`.
 */
export function Slot({ html = '' }: { html?: string }) {
  return createElement(slotTag, {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}
