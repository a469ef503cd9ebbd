/**
 * What the build renders with: the theme and the site's components. Bundled for `build`, run as it
 * stands by `dev`; either way through the plugin that turns `'use client'` files into islands.
 */
import { NotFound } from './theme/chrome/NotFound.tsx';
import { renderElement } from './theme/render-document.tsx';

export { contentComponents } from './theme/content/index.ts';
export { renderContent } from './theme/render-content.tsx';
export { renderDocument, renderElement, renderSidebar } from './theme/render-document.tsx';

/** Renders the content of the page that an unknown path shows. */
export function renderNotFound(base: string): string {
  return renderElement(<NotFound base={base} />, 'n-');
}
