import { cards } from '@stilldocs/cards';
import { members } from '@stilldocs/members';
import { openapi } from '@stilldocs/openapi';
import { proof } from '@stilldocs/proof';
import { types } from '@stilldocs/types';
import { defineConfig } from 'stilldocs';
import { downloads } from './downloads.ts';
import { facts } from './facts.ts';
import { guides } from './guides.ts';
import { licenses } from './licenses.ts';
import api from './openapi.json' with { type: 'json' };
import { labs } from './live/labs/labs.ts';
import { proofRows } from './proof.ts';
import { terms } from './terms.ts';

/** As in the starter of Vev. Samples and tables with equal options share what the compiler has parsed. */
const compilerOptions = { jsx: 'react', skipLibCheck: true, types: ['react'] };

export default defineConfig({
  title: 'Developer',
  titleTemplate: '%s – Vev Developer',
  description:
    'Building no-code with code: React components, asset sources, CMS integration and tracking for the Vev Design Editor.',
  baseUrl: 'https://developer.vev.design',
  iconUrl: { light: '/icon-light.svg', dark: '/icon-dark.svg' },
  font: { default: { google: 'Inter' }, mono: { google: 'JetBrains Mono' } },
  theme: { colorScheme: 'dark' },
  labels: { memberMeaning: 'Meaning' },
  serviceWorker: true,
  changes: {},
  banner: {
    content: 'Asset sources are in **beta**: [see how to get access](/asset-source).',
  },
  extensions: [
    cards(),
    openapi(),
    members({ folder: '../samples', releases: './releases.json', compilerOptions }),
    types({ folder: '../samples', compilerOptions }),
    proof({ rows: proofRows }),
  ],
  agents: {
    name: 'vev-components',
    title: 'Vev component package',
    description:
      'Write and change React components and asset sources for the Vev Design Editor, with the packages @vev/react and @vev/utils on React 18. Read the page that a line names before you write such code.',
    sections: ['commands', 'rules', 'where-to-read', 'before-you-say-that-it-is-done'].map(
      (id) => `/guides/agents#${id}`,
    ),
  },
  topNav: [
    { text: 'Docs', link: '/cli/getting-started', match: '/' },
    { text: 'API Reference', link: '/api', match: '/api' },
    { text: 'Design Editor', link: 'https://editor.vev.design' },
  ],
  sidebar: {
    '/': [
      {
        text: 'CLI',
        collapsed: false,
        items: [
          { text: 'Getting Started', link: '/cli/getting-started' },
          { text: 'Commands', link: '/cli/commands' },
          { text: 'Configuration', link: '/cli/configuration' },
          { text: 'Tailwind', link: '/cli/tailwind' },
          { text: 'Web Workers', link: '/cli/web-workers' },
        ],
      },
      {
        text: 'React',
        collapsed: false,
        items: [
          { text: 'Register Component', link: '/react/register-vev-component' },
          { text: 'Props and Schema', link: '/react/vev-props' },
          { text: 'Editable CSS', link: '/react/editable-css' },
          { text: 'Components', link: '/react/components' },
          { text: 'Hooks', link: '/react/hooks' },
          { text: 'Interactions and Events', link: '/react/interactions' },
          { text: 'Children', link: '/react/content-children' },
        ],
      },
      {
        text: 'Tracking',
        collapsed: false,
        items: [{ text: 'Implementation', link: '/tracking' }],
      },
      {
        text: 'Asset Source',
        collapsed: false,
        items: [
          { text: 'Create Asset Source', link: '/asset-source/getting-started' },
          { text: 'Handler Function', link: '/asset-source/handler-function' },
          { text: 'Secrets', link: '/asset-source/api-keys' },
        ],
      },
      {
        text: 'API',
        collapsed: false,
        items: [
          { text: 'Authentication', link: '/api/auth' },
          { text: 'Reference', link: '/api' },
        ],
      },
    ],
    '/guides': guides,
  },
  // Pages outside of the specified sidebar.
  areas: [
    {
      text: 'CMS',
      items: [
        { text: 'Overview', link: '/cms' },
        { text: 'Client-Side Rendering', link: '/cms/client-side' },
        { text: 'Server-Side Rendering', link: '/cms/server-side' },
      ],
    },
    { text: 'React', items: [{ text: 'Context', link: '/react/vev-types' }] },
    { text: 'Asset Source', items: [{ text: 'Overview', link: '/asset-source' }] },
  ],
  terms,
  outlineFooter: '[Guides](/guides): tutorials, recipes and pages to look things up in',
  socials: [{ icon: 'github', link: 'https://github.com/vev-design' }],
  live: {
    hosts: {
      vev: {
        module: '../samples/live/host.tsx',
        panel: '~/live/panel/Panel.tsx',
        replace: { animejs: '../samples/live/no-animation.ts' },
      },
      ...labs,
    },
  },
  files: {
    '/licenses.txt': licenses,
    '/facts.json': `${JSON.stringify({ ...facts }, null, 2)}\n`,
    '/openapi.json': `${JSON.stringify(api, null, 2)}\n`,
    ...downloads,
  },
  // No public source names the repository of these pages: the host of the site sets its own.
  editLink: { pattern: 'https://github.com/vev-design/developer-docs/edit/main/site/pages/:path' },
});
