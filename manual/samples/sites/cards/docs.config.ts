import { cards } from '@stilldocs/cards';
import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  baseUrl: 'https://rooms.example',
  font: { default: { google: 'Source Sans 3' } },
  extensions: [cards()],
});
