/**
 * The server side of the theme and of the site's components. `build` bundles it, `dev` runs it directly;
 * in both cases a plugin turns `'use client'` files into islands.
 */
import { addBase } from './shared/page/add-base.ts';
import type { Renderer } from './shared/page/renderer.ts';
import { NotFound } from './theme/chrome/NotFound.tsx';
import { setBase } from './theme/components/site.ts';
import { contentComponents } from './theme/content/index.ts';
import * as content from './theme/render/render-content.tsx';
import * as document from './theme/render/render-document.tsx';
import { renderSiteList } from './theme/render/render-site-list.tsx';

const renderer: Renderer = {
  ...content,
  ...document,
  contentComponents,
  renderSiteList,
  setBase,
  renderNotFound: (base) => addBase(document.renderElement(<NotFound base={base} />, 'n-'), base),
};

/** The parts of `Renderer`, each an export of its own. */
export const {
  renderContent,
  renderDocument,
  renderFrame,
  renderSidebar,
  renderElement,
  renderNotFound,
} = renderer;
export { contentComponents, renderSiteList, setBase };
