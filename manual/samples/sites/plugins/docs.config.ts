import { defineConfig } from 'stilldocs';
import { shout } from './shout.ts';

export default defineConfig({
  title: 'Rooms',
  markdown: { remarkPlugins: [[shout, { mark: '!' }]] },
});
