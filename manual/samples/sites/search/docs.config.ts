import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  search: false,
  extensions: [
    {
      name: 'find',
      components: { SearchButton: { module: '~/components/Find.tsx' } },
      scripts: [{ module: '~/keys.ts' }],
      contentSecurityPolicy: {
        'connect-src': ['https://search.rooms.example'],
      },
    },
  ],
});
