import { type Engine, type PeerCorpus, pageFiles } from '../engine.ts';

function settings(corpus: PeerCorpus): string {
  const config = {
    title: corpus.title,
    description: corpus.description,
    renderStrategy: 'full-static',
    checkDeadlinks: false,
    sidebar: Object.fromEntries(corpus.sections.map(({ slug, groups }) => [`/${slug}`, groups])),
  };
  return `import { defineConfig } from 'vocs/config';\n\nexport default defineConfig(${JSON.stringify(config)});\n`;
}

/**
 * Vocs with its own search, every page rendered at build; its default needs a server. It renders
 * with Waku, of which it accepts only a release candidate, and needs a newer Node than ours, so npm
 * installs one. Without `baseUrl`: it would become the page's `<base>`, and links would leave the
 * machine.
 */
export const vocs: Engine = {
  name: 'Vocs',
  packages: {
    vocs: '2.12.0',
    waku: '1.0.0-rc.1',
    vite: '8.3.8',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'react-server-dom-webpack': '19.3.1',
    node: '22.23.3',
  },
  files: (corpus) => ({
    'package.json': '{ "private": true, "type": "module" }\n',
    'vocs.config.ts': settings(corpus),
    ...pageFiles(corpus, 'src/pages', 'mdx'),
  }),
  command: ['vocs', 'build'],
  // `dist` also contains the program that rendered the pages; only `public` is for a static host.
  caches: ['.vocs', 'node_modules', 'dist'],
  output: 'dist/public',
  search: {
    key: 'Control+k',
    field: 'input[aria-controls="search-results"]',
    result: '#search-results a',
  },
  theme: '[role="radio"][aria-label="Dark theme"]',
  copy: 'button[aria-label="Copy code"]',
};
