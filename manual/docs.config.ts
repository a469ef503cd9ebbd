import { diagrams } from '@stilldocs/diagrams';
import { members } from '@stilldocs/members';
import { openapi } from '@stilldocs/openapi';
import { defineConfig } from 'stilldocs';
import { writeReference } from './reference/write.ts';
import { sidebar } from './sidebar.ts';

writeReference();

export default defineConfig({
  title: 'stilldocs',
  titleTemplate: '%s – stilldocs',
  description: 'How to write, design, extend and publish a documentation site with stilldocs.',
  // Where this build of the manual is published: `npm run test:long -- agents` measures it at an address.
  ...(process.env.MANUAL_URL && { baseUrl: process.env.MANUAL_URL }),
  iconUrl: '/icon.svg',
  font: { default: { google: 'Source Sans 3' }, mono: { google: 'Source Code Pro' } },
  theme: { accentColor: { light: '#1d6b57', dark: '#7fd1b4' } },
  topNav: [
    { text: 'Guide', link: '/start/install', match: '/' },
    { text: 'Recipes', link: '/recipes/hosting', match: '/recipes' },
    { text: 'Reference', link: '/reference/configuration', match: '/reference' },
  ],
  aiCta: { openIn: ['claude', 'chatgpt', 'cursor', 'vscode'] },
  sidebar,
  // Formulas are a sample of the manual.
  markdown: { math: true },
  extensions: [diagrams(), members(), openapi()],
  twoslash: { compilerOptions: { types: [] } },
});
