import { defineConfig } from 'stilldocs';
import { inventory } from './extensions/inventory.ts';

export default defineConfig({
  title: 'Rooms',
  extensions: [inventory({ author: 'The house' })],
});
