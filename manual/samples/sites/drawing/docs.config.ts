import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  extensions: [
    {
      name: 'seats',
      features: [{ module: '~/features/seats.ts', options: { most: 12 } }],
    },
  ],
});
