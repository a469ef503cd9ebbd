import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  versions: {
    current: '2',
    '1.4': 'v1.4',
    '1.3': { from: 'v1.3', archived: true },
  },
});
