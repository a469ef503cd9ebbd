import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  extensions: [
    { name: 'hours', features: [{ module: '~/features/hours.ts' }] },
  ],
});
