import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  extensions: [
    {
      name: 'count',
      scripts: [
        {
          module: '~/count.ts',
          options: { endpoint: 'https://count.example/view' },
        },
      ],
      contentSecurityPolicy: { 'connect-src': ['https://count.example'] },
    },
  ],
});
