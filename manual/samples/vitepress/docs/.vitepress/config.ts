import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'Rooms',
  description: 'Book a room in the house.',
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/booking' }],
    sidebar: [{ text: 'Guide', items: [{ text: 'Booking', link: '/guide/booking' }] }],
    outline: [2, 3],
  },
});
