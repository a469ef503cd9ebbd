/** `stilldocs/components`: what components of a site import. */
import { createElement } from 'react';
import { siteLists } from '../../shared/page/site-lists.ts';
import { Authors as ContentAuthors } from '../content/Authors.tsx';
import { siteData } from './site-data.ts';

export { Badge, Card, Cards } from '../content/Card.tsx';
export { Callout } from '../content/Callout.tsx';
export { Step, Steps } from '../content/Steps.tsx';
export { Tab, Tabs } from '../content/Tabs.tsx';
export { type LinkAttributes, linkTo, type Site, usePagePath, useSite } from './site.ts';
export { remote, type RemoteOptions } from '../../shared/page/remote.ts';
export { Button } from './Button.tsx';

/** The authors and the date of the props. */
export function Authors(props: { authors?: string | string[]; date?: string | Date }) {
  return <ContentAuthors {...props} site={siteData} />;
}

/** The blog's posts, newest first. */
export function BlogPosts() {
  return createElement(siteLists['blog-posts']);
}

/** The sponsors of the configuration. */
export function Sponsors() {
  return createElement(siteLists.sponsors);
}
