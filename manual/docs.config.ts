import { diagrams } from '@stilldocs/diagrams';
import { members, membersGerman } from '@stilldocs/members';
import { openapi, openapiGerman } from '@stilldocs/openapi';
import { types } from '@stilldocs/types';
import { arabic, defineConfig, german, japanese } from 'stilldocs';
import { writeReference } from './reference/write.ts';
import { sidebar } from './sidebar.ts';

writeReference();

export default defineConfig({
  title: 'stilldocs',
  titleTemplate: '%s – stilldocs',
  description: {
    en: 'How to write, design, extend and publish a documentation site with stilldocs.',
    de: 'Wie man mit stilldocs eine Dokumentation schreibt, gestaltet, erweitert und veröffentlicht.',
    ar: 'كيف تكتب موقع توثيق باستخدام stilldocs وتصمّمه وتوسّعه وتنشره.',
    ja: 'stilldocs でドキュメントサイトを書き、デザインし、拡張し、公開する方法。',
  },
  // The chapters of German are whole; Arabic and Japanese have one page, to show how languages look.
  languages: {
    de: { labels: { ...german, ...membersGerman, ...openapiGerman } },
    ar: { labels: arabic },
    ja: { labels: japanese },
  },
  // Where this build of the manual is published: `npm run test:long -- agents` measures it at an address.
  ...(process.env.MANUAL_URL && { baseUrl: process.env.MANUAL_URL }),
  iconUrl: '/icon.svg',
  font: { default: { google: 'Source Sans 3' }, mono: { google: 'Source Code Pro' } },
  theme: { accentColor: { light: '#1d6b57', dark: '#7fd1b4' } },
  topNav: [
    {
      text: { en: 'Guide', de: 'Anleitung', ar: 'الدليل', ja: 'ガイド' },
      link: '/start/install',
      match: '/',
    },
    {
      text: { en: 'Recipes', de: 'Rezepte', ar: 'وصفات', ja: 'レシピ' },
      link: '/recipes/hosting',
      match: '/recipes',
    },
    {
      text: { en: 'Reference', de: 'Referenz', ar: 'المرجع', ja: 'リファレンス' },
      link: '/reference/configuration',
      match: '/reference',
    },
  ],
  aiCta: { openIn: ['claude', 'chatgpt', 'cursor', 'vscode'] },
  sidebar,
  // Formulas are a sample of the manual.
  markdown: { math: true },
  extensions: [diagrams(), members(), openapi(), types({ compilerOptions: { types: [] } })],
});
