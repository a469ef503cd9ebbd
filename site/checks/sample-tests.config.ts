import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { samplesRoot, sdkRoot } from './page-source.ts';

/** Runs the tests of the recipes like their readers: with the published SDK and React 18. */
const names = ['@vev/react', '@vev/utils', 'react', 'react-dom'];

export default defineConfig({
  root: samplesRoot,
  resolve: {
    alias: Object.fromEntries(names.map((name) => [name, join(sdkRoot, 'node_modules', name)])),
  },
  // Outside of the samples.
  cacheDir: join(sdkRoot, '../node_modules/.vite'),
  test: { include: ['recipes/**/*.test.tsx'] },
});
