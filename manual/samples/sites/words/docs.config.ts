import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  extensions: [
    {
      name: 'explain',
      features: ['~/features/explain.ts'],
      touched: { '[data-meanings]': '~/browser/explain.ts' },
    },
  ],
});
