import { type ComponentType, createElement } from 'react';
import type { Renderer, SiteContext } from '../../shared/page/renderer.ts';
import type { SiteListItems, SiteListName } from '../../shared/page/site-lists.ts';
import { ChangeList } from '../content/ChangeList.tsx';
import { DifferenceList } from '../content/DifferenceList.tsx';
import { PostList } from '../content/PostList.tsx';
import { SponsorGrid } from '../content/SponsorGrid.tsx';
import { renderWithIslands } from './island.tsx';

/** The component of each list. */
const components: {
  [Name in SiteListName]: ComponentType<{ items: SiteListItems[Name]; site: SiteContext }>;
} = {
  'blog-posts': PostList,
  sponsors: SponsorGrid,
  changes: ChangeList,
  differences: DifferenceList,
};

/** Renders a list of the site within a page. */
export const renderSiteList: Renderer['renderSiteList'] = (name, items, site) =>
  renderWithIslands(createElement(components[name], { items, site }), 'l-').html;
