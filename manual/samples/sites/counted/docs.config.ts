import { defineConfig } from 'stilldocs';
import { analytics } from 'stilldocs-analytics';

export default defineConfig({
  title: 'Rooms',
  extensions: [analytics({ endpoint: 'https://count.example/rooms' })],
});
