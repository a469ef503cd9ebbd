import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  sidebar: [
    { text: 'Welcome', link: '/' },
    { text: 'Garden', link: '/garden' },
  ],
  extensions: [
    {
      name: 'house',
      components: {
        Footer: '~/parts/Footer.tsx',
        PageFooter: '~/parts/Helpful.tsx',
        ThemeToggle: {
          module: '~/parts/Clock.tsx',
          options: { name: 'Hours of a clock' },
        },
      },
      layouts: { poster: { module: '~/parts/Poster.tsx', like: 'docs' } },
    },
  ],
});
