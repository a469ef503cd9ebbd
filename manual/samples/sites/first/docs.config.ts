import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  description: 'Book a room in the house.',
  sidebar: [
    {
      text: 'Guide',
      items: [
        { text: 'Welcome', link: '/' },
        { text: 'Rooms', link: '/rooms' },
      ],
    },
  ],
});
