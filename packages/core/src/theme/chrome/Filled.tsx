import { createElement, Fragment, type ReactNode } from 'react';

/** A label whose placeholders are elements: `<Filled label="By {authors}" authors={…} />`. */
export function Filled({ label, ...values }: { label: string; [name: string]: ReactNode }) {
  const pieces = label.split(/\{(\w+)\}/);
  const nodes = pieces.map((piece, index) => (index % 2 === 1 ? values[piece] : piece));
  return createElement(Fragment, null, ...nodes);
}
