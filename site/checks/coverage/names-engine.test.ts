import { expect, it } from 'vitest';
import { indexPages } from '../../../engine/src/node/search/search-index.ts';
import { serializeSearch } from '../../../engine/src/node/search/serialize-search.ts';
import { configSchema } from '../../../engine/src/shared/config/config.ts';
import { frontMatterSchema } from '../../../engine/src/shared/config/front-matter.ts';
import * as search from '../../../engine/src/shared/search/search-options.ts';

/* The names and numbers of the specification about the site itself. No page contains them: the
   site must know them, under these names. The tests of the engine cover their behavior. */

const link = { name: 'Vendor', link: 'https://example.com', image: '/vendor.svg' };
/** Every key of the specification's site configuration. */
const config = {
  title: 'Developer',
  titleTemplate: '%s – Vev Developer',
  description: 'Documentation',
  baseUrl: 'https://example.com',
  basePath: '/docs',
  iconUrl: { light: '/a.svg', dark: '/b.svg' },
  logoUrl: { dark: '/b.svg', light: '/a.svg' },
  ogImageUrl: { '/': '/og?logo=%logo&title=%title&description=%description' },
  font: { default: { google: 'Inter' }, mono: { google: 'Fira Code' } },
  banner: { content: 'News', height: '36px' },
  sponsors: [{ name: 'Gold', height: 40, items: [[link]] }],
  aiCta: { query: () => 'Ask' },
  outlineFooter: 'Text',
  theme: { colorScheme: 'dark', accentColor: 'blue' },
  topNav: [{ id: 'docs', text: 'Docs', link: '/', items: [{ text: 'CLI', link: '/cli' }] }],
  sidebar: {
    '/': [{ text: 'CLI', link: '/cli', items: [], collapsed: true, disabled: false }],
  },
  socials: [{ link: 'https://example.com', label: 'Code', icon: 'github' }],
  editLink: { pattern: 'https://example.com/:path', text: 'Edit page' },
};

/** Every key of its front matter. */
const frontMatter = {
  title: 'Page',
  description: 'About it',
  layout: 'docs',
  authors: '[Ada](https://example.com)',
  date: '2026-01-31',
  content: { horizontalPadding: '0px', width: '100%', verticalPadding: '0px' },
  showLogo: true,
  showTopNav: true,
  showOutline: true,
  showSidebar: true,
  showAiCta: true,
};

it('the configuration takes every key', () => {
  expect(configSchema['~standard'].validate(config)).not.toHaveProperty('issues');
});

it('the front matter takes every key', () => {
  expect(frontMatterSchema['~standard'].validate(frontMatter)).not.toHaveProperty('issues');
  expect(Object.keys(frontMatterSchema.entries)).toEqual(
    expect.arrayContaining(Object.keys(frontMatter)),
  );
});

it('the search index has every member, and a document every field', () => {
  const section = { id: '', level: 1, title: 'A', html: 'A', text: 'text' };
  const page = { path: '/a', groups: ['G'], sections: () => [section] };
  const written = JSON.parse([...serializeSearch(indexPages('', [page]))].join('')) as {
    storedFields: object;
    documentIds: object;
  };
  expect(written).toMatchObject({ documentCount: 1, nextId: 1, serializationVersion: 2 });
  expect(Object.keys(written)).toEqual(
    expect.arrayContaining([
      ...['documentIds', 'fieldIds', 'fieldLength', 'averageFieldLength'],
      ...['storedFields', 'dirtCount', 'index'],
    ]),
  );
  const fields = Object.keys(Object.values(written.storedFields)[0] as object);
  // The id is the key of a document.
  expect(fields.toSorted()).toEqual(['href', 'html', 'isPage', 'text', 'title', 'titles']);
});

it('search has every constant', () => {
  expect(search).toMatchObject({
    resultCap: 16,
    debounceMs: 200,
    searchFields: ['title', 'titles', 'text'],
    searchOptions: {
      boost: { title: 4, text: 2, titles: 1 },
      fuzzy: 0.2,
      prefix: true,
      bm25: { k: 1.2, b: 0.7, d: 0.5 },
      weights: { fuzzy: 0.45, prefix: 0.375 },
    },
    indexOptions: { autoVacuum: { minDirtFactor: 0.1, minDirtCount: 20, batchSize: 1000 } },
  });
});
