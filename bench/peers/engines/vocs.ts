import { type Engine, type PeerCorpus, pageFiles } from '../engine.ts';

function settings(corpus: PeerCorpus): string {
  const config = {
    title: corpus.title,
    description: corpus.description,
    rootDir: '.',
    cacheDir: '.cache',
    checkDeadlinks: false,
    sidebar: Object.fromEntries(corpus.sections.map(({ slug, groups }) => [`/${slug}`, groups])),
  };
  return `import { defineConfig } from 'vocs';\n\nexport default defineConfig(${JSON.stringify(config)});\n`;
}

/**
 * The first generation of Vocs, whose packages need a newer Node than ours, so npm installs one.
 * Without `baseUrl`: it becomes the page's `<base>`, and links would leave the machine.
 */
export const vocs: Engine = {
  name: 'Vocs',
  packages: { vocs: '1.4.1', react: '19.3.1', 'react-dom': '19.3.1', node: '22.23.3' },
  files: (corpus) => ({
    'package.json': '{ "private": true, "type": "module" }\n',
    'vocs.config.ts': settings(corpus),
    ...pageFiles(corpus, 'pages', 'mdx'),
  }),
  command: ['vocs', 'build'],
  // With Node's own 4 GB the build of 1,000 pages ends for want of memory after six and a half minutes.
  heap: 14_000,
  caches: ['.cache', 'node_modules'],
  output: 'dist',
  search: {
    key: '/',
    field: '#search-input',
    result: '[role="listbox"] > li a',
  },
  // On a wide screen it has no button that changes the theme.
  copy: 'button[class*="CopyButton"]',
};
