import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../shared/document.ts';
import { renderDocument } from './render-document.tsx';

const data: DocumentData = {
  path: '/a',
  base: '',
  lang: 'en',
  build: 'b',
  siteTitle: 'Site',
  title: 'A – Site',
  pageTitle: 'A',
  description: '',
  canonical: null,
  noindex: false,
  image: null,
  card: null,
  manifest: null,
  feed: null,
  structuredData: null,
  colorScheme: 'light',
  layout: 'docs',
  show: { logo: true, topNav: true, sidebar: false, aiCta: false },
  outline: [],
  style: {},
  icon: null,
  logo: null,
  topNav: [],
  topNavActive: [],
  sidebar: null,
  section: null,
  previous: null,
  next: null,
  edit: null,
  lastUpdatedAt: null,
  socials: [],
  banner: null,
  outlineFooter: null,
  aiCta: null,
  assets: { scripts: [], styles: [], preload: [], inline: '' },
};

const documentOf = (given: Partial<DocumentData> = {}) =>
  renderDocument({ ...data, ...given }, '<p>x</p>').html;

describe('a document', () => {
  it('is dark without scripts where the configuration says so', () => {
    expect(documentOf({ colorScheme: 'dark' })).toMatch(/^<!doctype html><html [^>]*class="dark"/);
    expect(documentOf()).not.toContain('class="dark"');
  });

  it('has an icon, or one for each color scheme', () => {
    expect(documentOf({ icon: '/i.svg', base: '/docs' })).toContain(
      '<link rel="icon" href="/docs/i.svg"/>',
    );
    const icon = { light: '/light.svg', dark: '/dark.svg' };
    expect(documentOf({ icon })).toContain(
      '<link rel="icon" href="/light.svg" media="(prefers-color-scheme: light)"/><link rel="icon" href="/dark.svg" media="(prefers-color-scheme: dark)"/>',
    );
  });

  it('has a banner with a button to dismiss it, unless it may not be dismissed', () => {
    const banner = { html: 'News', key: 'k', dismissable: true };
    expect(documentOf({ banner })).toContain('aria-label="Dismiss announcement"');
    const lasting = documentOf({ banner: { ...banner, dismissable: false } });
    expect(lasting).toContain('News');
    expect(lasting).not.toContain('Dismiss announcement');
    expect(documentOf()).not.toContain('Announcement');
  });

  it('has no part that would be empty', () => {
    const html = documentOf();
    for (const part of ['PageFooter-meta', 'PageFooter-pages', 'Outline', 'AiActions', 'Socials'])
      expect(html).not.toContain(part);
  });
});
