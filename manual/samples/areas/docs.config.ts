import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  versions: {
    '/cli': { current: '8', '7': 'cli-v7' },
    '/sdk': { current: '3', '2.5': 'sdk-v2.5' },
  },
});
