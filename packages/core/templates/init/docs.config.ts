import { defineConfig } from '%engine';

export default defineConfig({
  title: '%title',
  description: 'What this product does, in one sentence.',
  iconUrl: '/icon.svg',
  // The address of the published site, without a path: canonical links, the sitemap and the feed need it.
  // baseUrl: 'https://docs.example.com',
  topNav: [{ text: 'Guide', link: '/guide', match: '/guide' }],
  sidebar: [
    {
      text: 'Guide',
      items: [
        { text: 'Introduction', link: '/guide' },
        { text: 'Components', link: '/guide/components' },
      ],
    },
  ],
});
