import { type Engine, type PeerCorpus, moduleOf, pageFiles } from '../engine.ts';

/** The home page needs its path in the front matter. */
function dialect(text: string): string {
  return text.replace(/^layout: docs$/m, 'slug: /');
}

function settings(corpus: PeerCorpus): string {
  return moduleOf({
    title: corpus.title,
    tagline: corpus.description,
    url: 'https://corpus.example',
    baseUrl: '/',
    future: { v4: true, faster: true },
    presets: [
      [
        'classic',
        { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, pages: false },
      ],
    ],
    themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', indexBlog: false }]],
    themeConfig: { navbar: { title: corpus.title } },
  });
}

/**
 * Docusaurus with its faster tools, and with the local search that most sites add, because it has
 * none; a sidebar for each section, as ours.
 */
export const docusaurus: Engine = {
  name: 'Docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@easyops-cn/docusaurus-search-local': '0.55.3',
    '@mdx-js/react': '3.1.1',
    react: '19.2.0',
    'react-dom': '19.2.0',
  },
  // Another version requires an unpublished package.
  overrides: { '@docsearch/react': '4.7.0' },
  files: (corpus) => ({
    'package.json': '{ "private": true }\n',
    'docusaurus.config.mjs': settings(corpus),
    'sidebars.js': `module.exports = ${JSON.stringify(
      Object.fromEntries(
        corpus.sections.map(({ slug, groups }) => [
          slug,
          groups.map(({ text, items }) => ({
            type: 'category',
            label: text,
            items: items.map(({ link }) => link.slice(1)),
          })),
        ]),
      ),
      null,
      2,
    )};\n`,
    ...pageFiles(corpus, 'docs', 'mdx', dialect),
  }),
  command: ['docusaurus', 'build'],
  caches: ['.docusaurus', 'node_modules', '../node_modules/.cache'],
  output: 'build',
  search: {
    key: 'Control+k',
    field: '.navbar__search-input',
    result: '[class*="suggestion_"]',
    page: { path: '/search', field: 'input[name="q"]', link: 'article h2 a' },
  },
  theme: 'button[class*="toggleButton"]',
  copy: 'button[class*="copyButton"], button[aria-label*="Copy"]',
};
