import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  sidebar: [
    { text: 'Overview', link: '/' },
    { text: 'API', link: '/api' },
  ],
});
