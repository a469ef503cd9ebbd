// %imports
import { defineConfig } from '%engine';

export default defineConfig({
  title: '%title',
  description: 'What this product does, in one sentence.',
  iconUrl: '/icon.svg',
  // %extensions
  theme: { accentColor: { light: '#4f46e5', dark: '#a5b4fc' } },
  topNav: [
    { text: 'Guide', link: '/guide', match: '/guide' },
    { text: 'Reference', link: '/reference', match: '/reference' },
  ],
  sidebar: [
    {
      text: 'Guide',
      items: [
        { text: 'Quick start', link: '/guide', icon: 'start' },
        { text: 'Write a page', link: '/guide/writing', icon: 'page' },
        { text: 'Use components', link: '/guide/components', icon: 'component' },
      ],
    },
    {
      text: 'Reference',
      items: [{ text: 'Overview', link: '/reference', icon: 'list' }],
    },
  ],
  // Your repository: a link in the header, and one to edit each page.
  // socials: [{ icon: 'github', link: 'https://github.com/you/repository' }],
  // editLink: { pattern: 'https://github.com/you/repository/edit/main/pages/:path' },
  // The address of the published site, without a path: canonical links, the sitemap and the feed need it.
  // baseUrl: 'https://docs.example.com',
});
