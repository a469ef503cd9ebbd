import { cards } from '@stilldocs/cards';
import { proof } from '@stilldocs/proof';
import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  baseUrl: 'https://rooms.example',
  font: { default: { google: 'Inter' } },
  extensions: [cards(), proof({ rows: ({ path }) => [['Page', path]] })],
  sidebar: [{ text: 'Rooms', link: '/' }],
});
