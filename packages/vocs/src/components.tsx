/** `vocs/components`. */
import type { ReactNode } from 'react';

export { Authors, BlogPosts, Callout, Sponsors, Step, Steps } from 'stilldocs/components';
export { Button } from './Button.tsx';
export * as HomePage from './HomePage.tsx';

/** Renders its children. In Vocs, elements in it have no styles; here only Markdown has styles. */
export function Raw({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/** The styles of formulas. Formulas are MathML, which needs none. */
export function KatexStyles() {
  return null;
}

const markdownElements =
  'a blockquote code h1 h2 h3 h4 h5 h6 hr img li ol p pre strong table td th tr ul'.split(' ');

/** The components of Markdown in Vocs, by element: here they are the elements, styled as on pages. */
export const MDXComponents: Record<string, string> = Object.fromEntries(
  markdownElements.map((name) => [name, name]),
);
