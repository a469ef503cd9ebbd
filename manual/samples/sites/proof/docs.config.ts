import { proof } from '@stilldocs/proof';
import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  extensions: [
    proof({
      rows: ({ source }) => [
        ['Words', String(source.trim().split(/\s+/).length)],
      ],
    }),
  ],
});
