import { corpusSidebar } from '../../corpus.ts';
import { docs } from '../../measure/sites.ts';
import { ownSearch } from '../../reader/reader.ts';
import { type Engine, moduleOf, pageFiles } from '../engine.ts';

/** The engine of this repository, with its defaults. */
export const ours: Engine = {
  name: 'this engine',
  packages: {},
  files: (corpus) => ({
    'docs.config.js': moduleOf({
      title: corpus.title,
      description: corpus.description,
      baseUrl: 'https://corpus.example',
      sidebar: corpusSidebar(corpus.sections),
    }),
    ...pageFiles(corpus, 'pages', 'mdx'),
  }),
  command: [process.execPath, docs, 'build', '--root', '.'],
  caches: ['node_modules', '.docs'],
  output: 'dist',
  search: ownSearch,
  theme: '[data-action="toggle-theme"]',
  copy: '[data-action="copy-code"]',
};
