import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  sidebar: [
    { text: 'Welcome', link: '/' },
    { text: 'Guide', auto: '/guide' },
  ],
  markdown: { readingTime: true },
});
