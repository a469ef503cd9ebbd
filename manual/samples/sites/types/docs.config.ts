import { types } from '@stilldocs/types';
import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  extensions: [types({ compilerOptions: { types: [] } })],
});
