import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  extensions: [
    {
      name: 'output',
      features: [
        {
          module: '~/features/output.ts',
          thread: '~/features/run.ts',
          options: { seats: 6 },
        },
      ],
    },
  ],
});
