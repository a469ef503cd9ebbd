import { openapi } from '@stilldocs/openapi';
import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  extensions: [openapi()],
  sidebar: [
    { text: 'Overview', link: '/' },
    { text: 'API', link: '/api' },
  ],
});
