import { openapi } from '@stilldocs/openapi';
import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  extensions: [openapi({ samples: ['curl', 'javascript', 'go'] })],
  sidebar: [
    { text: 'Overview', link: '/' },
    { text: 'Reference', link: '/reference', badge: 'v1' },
  ],
});
