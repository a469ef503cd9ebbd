import { defineConfig } from 'stilldocs';
import { brand } from './brand/index.ts';

export default defineConfig({
  title: 'Rooms',
  lang: 'en',
  extensions: [brand()],
});
