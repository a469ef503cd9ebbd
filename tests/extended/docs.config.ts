import { defineConfig } from 'stilldocs';
import { brand } from './extensions/brand.ts';
import { lists } from './extensions/lists.tsx';
import { words } from './extensions/words.ts';
import { watch } from './extensions/watch.ts';

/* A site with an extension for each field of `Extension`. */

export default defineConfig({
  title: 'Extended',
  baseUrl: 'https://extended.example',
  labels: { next: 'Onwards' },
  sidebar: [
    { text: 'First', link: '/guide/first' },
    { text: 'Second', link: '/guide/second' },
  ],
  extensions: [brand({ mark: 'Ext' }), lists, watch, words],
});
