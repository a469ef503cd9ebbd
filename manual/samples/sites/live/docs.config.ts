import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  live: { hosts: { rooms: { module: '~/live/host.ts' } } },
});
