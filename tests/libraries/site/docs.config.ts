import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Libraries',
  checks: { 'orphan-page': 'off' },
  // The style sheet that React Aria adds for `touch-action`.
  contentSecurityPolicy: {
    'style-src': ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"],
  },
});
