import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  titleTemplate: '%s – Rooms',
  description: 'Book a room in the house.',
  baseUrl: 'https://rooms.example',
  iconUrl: '/icon.svg',
  banner: 'The garden opens in **May**.',
  topNav: [
    { text: 'Guide', link: '/guide', match: '/guide' },
    { text: 'API', link: '/api', match: '/api' },
  ],
  // [!region sidebar]
  sidebar: {
    '/guide': [
      {
        text: 'Guide',
        items: [
          { text: 'Welcome', link: '/guide' },
          { text: 'Booking', link: '/guide/booking' },
        ],
      },
      {
        text: 'More',
        collapsed: true,
        items: [{ text: 'House rules', link: '/guide/rules' }],
      },
    ],
    '/api': [{ text: 'Overview', link: '/api' }],
  },
  // [!endregion sidebar]
  editLink: { pattern: 'https://git.example/rooms/edit/main/docs/pages/:path' },
  socials: [{ icon: 'github', link: 'https://github.com/rooms-example' }],
  redirects: { '/start': '/guide' },
});
