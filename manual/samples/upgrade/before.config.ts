import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  baseUrl: 'https://rooms.example',
  font: { default: { google: 'Inter' } },
  socialCards: true,
  proof: { rows: ({ path }) => [['Page', path]] },
  sidebar: [{ text: 'Rooms', link: '/' }],
});
