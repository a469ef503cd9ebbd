import { defineConfig } from 'stilldocs';
import { writeReference } from './reference/write.ts';

writeReference();

export default defineConfig({
  title: 'stilldocs',
  description: 'x',
});
