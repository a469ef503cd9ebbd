import type { ReactNode } from 'react';
import { island, renderWithIslands } from './island.tsx';

/** An island with a text and children. */
export const Box = island(
  ({ text, children }: { text?: string; children?: ReactNode }) => <b title={text}>{children}</b>,
  { id: 'box', policy: 'touch' },
);
/** An island that hydrates at load. */
export const Now = island(({ label }: { label?: string }) => <i>{label}</i>, {
  id: 'now',
  policy: 'load',
});

/** Renders a piece of a page. */
export const render = (node: ReactNode, prefix = 'p-') => renderWithIslands(node, prefix);

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
/** The props of each island as the browser reads them. */
export const propsOf = (html: string) =>
  [...html.matchAll(/data-props="([^"]*)"/g)].map(([, text]) => decode(text!));
