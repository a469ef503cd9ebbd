import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  baseUrl: 'https://rooms.example',
  topNav: [{ text: 'Blog', link: '/blog' }],
});
