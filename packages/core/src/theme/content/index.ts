import { createElement, type ReactNode } from 'react';
import type { Audience, SiteContext } from '../../shared/page/renderer.ts';
import { siteLists } from '../../shared/page/site-lists.ts';
import { Authors } from './Authors.tsx';
import { Badge, Card, Cards } from './Card.tsx';
import { Callout } from './Callout.tsx';
import { Step, Steps } from './Steps.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** The front matter that content components show. */
export type PageFrontMatter = Pick<Parameters<typeof Authors>[0], 'authors' | 'date'>;

/** Components that show front matter of their page. */
function ownComponents({ authors, date }: PageFrontMatter, site: SiteContext) {
  const OwnAuthors = (props: PageFrontMatter) =>
    createElement(Authors, { authors, date, ...props, site });
  return { Authors: OwnAuthors, 'docs-authors': OwnAuthors };
}

/** Components that depend on their props only, and elements that a component renders. */
const components = {
  Badge,
  Card,
  Cards,
  Callout,
  Steps,
  Step,
  Tabs,
  Tab,
  BlogPosts: () => createElement(siteLists['blog-posts']),
  Sponsors: () => createElement(siteLists.sponsors),
  Changes: () => createElement(siteLists.changes),
  'docs-tabs': Tabs,
  'docs-tab': Tab,
} as const;

/** The component for content of one audience; see `audience.ts`. */
function audienceComponent(audience: Audience) {
  return function ForAudience({ name, children }: { name: Audience; children?: ReactNode }) {
    return name === audience ? children : null;
  };
}

/**
 * Every component that a page may use without importing it, and every element that these components
 * render.
 */
export function createContentComponents(
  frontMatter: PageFrontMatter,
  site: SiteContext = { base: '', lang: 'en' },
  audience: Audience = 'html',
) {
  return {
    ...components,
    ...ownComponents(frontMatter, site),
    'docs-audience': audienceComponent(audience),
  };
}

/** The names of the components that a page can use. */
export const contentComponents = Object.keys(createContentComponents({})).filter((name) =>
  /^[A-Z]/.test(name),
);
