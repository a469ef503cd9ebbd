import { type Engine, moduleOf, pageFiles } from '../engine.ts';

/** VitePress with its default theme and its own local search; a sidebar for each section, as ours. */
export const vitepress: Engine = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4' },
  files: (corpus) => ({
    '.vitepress/config.mjs': moduleOf({
      title: corpus.title,
      description: corpus.description,
      cleanUrls: true,
      themeConfig: {
        search: { provider: 'local' },
        sidebar: Object.fromEntries(
          corpus.sections.map(({ slug, groups }) => [`/${slug}/`, groups]),
        ),
      },
    }),
    ...pageFiles(corpus, '.', 'md'),
  }),
  command: ['vitepress', 'build', '.'],
  caches: ['.vitepress/cache'],
  output: '.vitepress/dist',
  search: {
    key: 'Control+k',
    field: '#localsearch-input',
    result: '#localsearch-list a.result',
    excerpts: '.toggle-layout-button',
  },
  theme: '.VPNavBarAppearance .VPSwitchAppearance, .VPNavBarExtra button',
  copy: 'button.copy',
};
