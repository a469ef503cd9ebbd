import { defineConfig, german } from 'stilldocs';

export default defineConfig({
  title: { en: 'Rooms', de: 'Räume' },
  languages: {
    de: { labels: german },
    ar: { fallback: 'link' },
  },
  sidebar: [
    {
      text: { en: 'First', de: 'Anfang' },
      items: [{ text: 'Book', link: '/book' }],
    },
    { text: 'The garden', link: '/garden' },
  ],
});
