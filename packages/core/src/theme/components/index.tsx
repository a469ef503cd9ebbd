/** `stilldocs/components`, and `vocs/components` of a site on Vocs 1. */
import { createElement, type ReactNode } from 'react';
import { siteLists } from '../../shared/page/site-lists.ts';
import { Authors as ContentAuthors } from '../content/Authors.tsx';
import { useSite } from './site.ts';

export { Callout } from '../content/Callout.tsx';
export { Step, Steps } from '../content/Steps.tsx';
export { Tab, Tabs } from '../content/Tabs.tsx';
export { type LinkAttributes, linkTo, type Site, usePagePath, useSite } from './site.ts';
export { Button } from './Button.tsx';
export * as HomePage from './HomePage.tsx';

/** The authors and the date of the props. */
export function Authors(props: { authors?: string | string[]; date?: string | Date }) {
  return <ContentAuthors {...props} site={useSite()} />;
}

/** The blog's posts, newest first. */
export function BlogPosts() {
  return createElement(siteLists['blog-posts']);
}

/** The sponsors of the configuration. */
export function Sponsors() {
  return createElement(siteLists.sponsors);
}

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
