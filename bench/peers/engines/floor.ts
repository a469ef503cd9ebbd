import { fileURLToPath } from 'node:url';
import { type Engine, pageFiles } from '../engine.ts';

const script = fileURLToPath(new URL('../../floor.mjs', import.meta.url));

/**
 * The physical minimum: the article and its section's links as HTML and CSS, no script, no search.
 */
export const floor: Engine = {
  name: 'floor: HTML + CSS',
  packages: {},
  files: (corpus) => pageFiles(corpus, 'pages', 'mdx'),
  command: [process.execPath, script, 'pages', 'dist', '--page'],
  caches: [],
  output: 'dist',
};
