import { defineConfig } from 'stilldocs';
import { remoteCache } from '@stilldocs/remote-cache';

export default defineConfig({
  title: 'Rooms',
  extensions: [remoteCache()],
});
