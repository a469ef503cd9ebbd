import type { Query } from './queries.ts';

/**
 * Queries in other words than the site's: what readers want or see, and the words of other products.
 * None shares a content word with any of its answers; `site-search.test.ts` checks it.
 *
 * All 100 were written on 2026-11-23, before the expansions of the index and apart from them. This
 * is the half for writers of expansions; the other is `other-words-held-out.ts`. The half was
 * drawn: the 50 with the lowest SHA-256 of "20261123 " and the query. Two were reworded later, because their
 * pages took over words of them.
 */
export const otherWords: Query[] = [
  ['bulk generate microsites from a spreadsheet', '/api#create-from-template'],
  [
    'can customers sign in through our product',
    '/api/auth#oauth-for-apps-with-many-users',
    '/api/auth#ways-to-get-a-key',
  ],
  ['least privilege permissions', '/api/auth#scopes'],
  [
    'how can we hook up our DAM',
    '/asset-source',
    '/asset-source#how-it-works',
    '/guides/which-to-choose#bring-media-into-a-project',
  ],
  ['ready-made connectors for stock photography', '/asset-source#public-examples'],
  ['maximum duration of the lambda', '/asset-source#runtime'],
  ['who can view the password once it was saved', '/asset-source/api-keys#the-life-of-a-secret'],
  ['where does stdout go', '/asset-source/getting-started#read-the-logs'],
  ['how do I automate releases with Jenkins', '/cli/commands#deploy-from-ci'],
  ['is there HMR', '/cli/getting-started#run-it-in-the-editor', '/cli/commands#vev-start'],
  [
    'how do my coworkers get at my widget',
    '/cli/configuration#share-a-component-with-your-account',
  ],
  ['IntelliSense for the manifest', '/cli/configuration#check-the-file-while-you-type'],
  [
    'can I keep my current Vite boilerplate',
    '/cli/getting-started#in-an-existing-react-project',
    '/cli/getting-started#ways-to-begin',
  ],
  ['why does my IDE underline everything in red', '/cli/getting-started#check-the-types'],
  ['unable to resolve dependency tree', '/cli/getting-started#troubleshooting'],
  ['how do I hook up Contentful or Sanity', '/cms'],
  ['bind a collection like in Webflow', '/cms#steps', '/cms'],
  [
    'our Bootstrap rules break the layout',
    '/cms/client-side#embed-as-a-frame',
    '/guides/which-to-choose#show-a-project-elsewhere',
  ],
  [
    'WordPress integration',
    '/cms/server-side#php',
    '/cms',
    '/cms/client-side#write-the-data-from-your-cms',
  ],
  [
    'why are angle brackets printed literally',
    '/cms/server-side#what-mustache-does-with-the-values',
    '/cms/server-side#troubleshooting',
  ],
  [
    'SEO friendly for Google',
    '/cms/server-side',
    '/guides/which-to-choose#show-a-project-elsewhere',
  ],
  ['custom instructions for Copilot', '/guides/agents#put-agentsmd-into-your-package'],
  ['what does the status light mean', '/guides/glossary#green-dot'],
  ['how do I make it responsive on iPad', '/guides/recipes/breakpoints', '/react/hooks#usedevice'],
  [
    'rollover effect',
    '/guides/recipes/hover-styles',
    '/react/editable-css#states-and-parts-of-an-element',
    '/react/hooks#usehover',
  ],
  ['focal point for pictures', '/guides/recipes/media-field'],
  ['ease paragraphs in gradually', '/guides/recipes/reveal'],
  ['Redux or Zustand equivalent', '/guides/recipes/shared-state', '/react/hooks#usestore'],
  ['highlight the active tab of the navbar', '/guides/recipes/site-menu'],
  ['image carousel with arrows', '/guides/recipes/slider'],
  ['is there Storybook support', '/guides/recipes/testing', '/react/components#stateprovider'],
  ['night mode toggle', '/guides/recipes/theming'],
  ['how do I do something once a movie finishes', '/guides/recipes/video-events'],
  [
    'client wants to append cards herself',
    '/guides/which-to-choose#repeat-content',
    '/react/vev-props#array',
  ],
  [
    'how do I hook up Mixpanel or Matomo',
    '/guides/which-to-choose-in-code#pass-tracking-events-on',
    '/tracking',
  ],
  ['mailto and tel', '/react/components#link'],
  ['drop zone for nested blocks', '/react/content-children'],
  ['why are gibberish IDs printed', '/react/content-children#troubleshooting'],
  [
    'can marketers tweak the typography themselves',
    '/react/editable-css',
    '/react/editable-css#properties',
    '/guides/which-to-choose#let-designers-change-the-look',
  ],
  ['overrides have zero impact', '/react/editable-css#troubleshooting'],
  ['container dimensions in pixels', '/react/hooks#usesize'],
  ['which slug am I on', '/react/hooks#useroute'],
  ['how do I expose a public method', '/react/interactions', '/react/interactions#usevevevent'],
  ['are there reserved keywords', '/react/interactions#choose-a-name'],
  [
    'crashes immediately after dropping it on the canvas',
    '/react/register-vev-component#troubleshooting',
    '/react/vev-props#troubleshooting',
  ],
  ['conditional logic between inputs', '/react/vev-props#hidden', '/react/vev-types'],
  ['combobox filled from a REST endpoint', '/react/vev-props#select'],
  ['GDPR cookie banner', '/tracking#forward-the-events'],
  ['which metrics are built in', '/tracking#standard-events'],
  [
    'duplicate hits in GTM',
    '/tracking#what-the-project-tells-a-data-layer',
    '/tracking#troubleshooting',
  ],
];
