import { type Engine, pageFiles, splitText } from '../engine.ts';

/** Starlight renders the title itself and calls a warning `caution`. */
function dialect(text: string): string {
  const { frontMatter, body } = splitText(text);
  const front = frontMatter.replace(/^layout: .*\n?/m, '');
  return `---\n${front}\n---\n${body
    .replace(/^# .*\n/m, '')
    .replaceAll(/^:::warning$/gm, ':::caution')}`;
}

const packages = { '@astrojs/starlight': '0.42.4', astro: '7.3.5', node: '22.23.3' };

/**
 * Astro Starlight with its own search (Pagefind). It has one sidebar for all pages; the sections
 * are collapsed except for the page's own. The packages need a newer Node than ours, so npm
 * installs one.
 */
export const starlight: Engine = {
  name: 'Starlight',
  packages,
  files: (corpus) => ({
    // Astro bundles the packages in the site's own manifest.
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies: packages }),
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://corpus.example',
  integrations: [starlight(${JSON.stringify({
    title: corpus.title,
    description: corpus.description,
    sidebar: corpus.sections.map(({ text, groups }) => ({
      label: text,
      collapsed: true,
      items: groups.map((group) => ({
        label: group.text,
        items: group.items.map((item) => ({ label: item.text, link: item.link })),
      })),
    })),
  })})],
});
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    ...pageFiles(corpus, 'src/content/docs', 'md', dialect),
  }),
  command: ['astro', 'build'],
  caches: ['.astro', 'node_modules'],
  output: 'dist',
  search: {
    key: 'Control+k',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
  },
  theme: 'starlight-theme-select select',
  copy: '.expressive-code .copy button',
};
