import type { Query } from './queries.ts';

/**
 * The half of the queries in other words that is kept aside; see `other-words.ts`. Written on
 * 2026-11-23, before the expansions of the index and apart from them, and counted only at the end:
 * writers of expansions do not read it. Do not improve search by looking at one of them, and
 * do not remove one. Their answers follow the pages.
 */
export const heldOutOtherWords: Query[] = [
  ['push tokens from Figma automatically', '/api#change-variables'],
  [
    'how do I hook Claude or ChatGPT up to my workspace',
    '/api#call-tool',
    '/guides/agents#give-it-tools',
  ],
  ['where do I generate credentials', '/api/auth#create-a-key'],
  ['why am I getting 401 unauthorized', '/api/auth#troubleshooting'],
  ['unticked checkbox is still treated as enabled', '/asset-source/api-keys#troubleshooting'],
  [
    'faceted browsing by topic',
    '/asset-source/handler-function#meta-fields',
    '/guides/glossary#meta-field',
  ],
  [
    'is there something like Redis for temporary data',
    '/asset-source/handler-function#key-value-store',
  ],
  ['duplicate pictures after refresh', '/asset-source/handler-function#troubleshooting'],
  ['authenticate as a different user', '/cli/commands#vev-login', '/cli/getting-started#log-in'],
  ['does the export run on Astro or SvelteKit', '/cli/commands#host-the-output-with-a-framework'],
  [
    'accidentally removed the manifest',
    '/cli/configuration#keep-the-file-safe',
    '/cli/commands#troubleshooting',
  ],
  [
    'how do I rename the export directory',
    '/cli/configuration#set-up-compilation',
    '/cli/configuration#reference',
    '/cli/commands#vev-compile',
  ],
  [
    'normalize rules conflict with the site',
    '/cli/tailwind#settings',
    '/cli/tailwind#troubleshooting',
  ],
  ['UI freezes during an expensive calculation', '/cli/web-workers'],
  [
    'why is there a 404 from my offloaded job',
    '/cli/web-workers#load-files-in-the-worker',
    '/cli/web-workers#troubleshooting',
  ],
  ['tab eats more and more memory', '/cli/web-workers#troubleshooting'],
  ['SSR vs CSR', '/cms#choose-where-to-render'],
  ['where can I find the site ID', '/cms#other-keys-that-you-need'],
  ['prevent XSS', '/cms/client-side#write-the-data-from-your-cms'],
  ['how can I improve my Lighthouse score', '/cms/client-side#loading'],
  ['does it run with Django or Rails', '/cms/server-side#other-languages'],
  ['is there an Express demo', '/guides/cms-page', '/cms/server-side#nodejs'],
  ['how do I deal with cursor pagination', '/guides/asset-source#read-all-pages'],
  ['ECONNREFUSED 127.0.0.1 in production', '/guides/asset-source#deploy-and-connect-it'],
  ['hello world', '/guides/component', '/cli/getting-started', '/guides#tutorials'],
  ['how do I simulate clicks in Jest', '/guides/component#test-it'],
  ['is there something like Figma symbols and instances', '/guides/glossary#main-component'],
  ['newsletter signup', '/guides/recipes/form'],
  ['cross-origin error when submitting', '/guides/recipes/form#what-to-watch-for'],
  ['endless timeline like on Instagram', '/guides/recipes/infinite-list'],
  ['why is the selection lost on F5', '/guides/recipes/shared-state#what-to-watch-for'],
  ['why is autoplay blocked in Safari', '/guides/recipes/video-events#what-to-watch-for'],
  [
    'where are the known bugs listed',
    '/guides/troubleshooting#messages',
    '/guides/troubleshooting',
  ],
  ['is the manual outdated', '/guides/versions#what-differs', '/guides/versions'],
  ['release notes', '/guides/whats-new', '/guides/versions#what-is-newer'],
  [
    'restrict customization to brand presets',
    '/guides/which-to-choose#let-designers-change-the-look',
  ],
  ['GSAP or Lottie equivalent', '/guides/which-to-choose-in-code#animate'],
  [
    'how do I redirect people to a thank you screen',
    '/guides/which-to-choose-in-code#lead-visitors-somewhere',
  ],
  [
    'reject malformed postcodes',
    '/guides/which-to-choose-in-code#check-what-designers-enter',
    '/react/vev-props#validate',
    '/guides/recipes/form',
  ],
  ['dropdown z-index', '/react/components#portal'],
  [
    'how do I mount a whole website inside Remix',
    '/react/components#render',
    '/guides/which-to-choose#show-a-project-elsewhere',
  ],
  [
    'how can I distinguish authoring from the live site',
    '/react/hooks#useeditorstate',
    '/guides/glossary#editor-mode',
  ],
  ['popup after ten seconds', '/react/interactions#what-designers-connect'],
  ['why does the callback fire by itself', '/react/interactions#troubleshooting'],
  ['edge-to-edge banner', '/react/register-vev-component#component-types'],
  ['how big is it when dropped onto the canvas', '/react/register-vev-component#size'],
  ['fractional amounts are rounded', '/react/vev-props#number', '/react/vev-props#troubleshooting'],
  [
    'start date must be before the end date',
    '/react/vev-types#check-one-field-against-another',
    '/react/vev-props#validate',
  ],
  ['how do I measure conversions', '/tracking#custom-events', '/tracking#track-from-a-component'],
  ['cookbook snippets', '/guides#recipes'],
];
