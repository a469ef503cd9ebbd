import { diagrams } from '@stilldocs/diagrams';
import { defineConfig } from 'stilldocs';

/** A site in which each page makes one mistake, named after the rule that finds it. */
export default defineConfig({
  title: 'Mistakes',
  markdown: { math: true },
  extensions: [diagrams()],
  sidebar: { '/removed': [{ text: 'Home', link: '/' }] },
});
