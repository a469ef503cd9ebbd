import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  checks: {
    'missing-alt': 'error',
    'multiple-h1': 'off',
    'dead-link': { allow: ['/legacy/*'] },
    'orphan-page': { severity: 'warn', allow: ['pages/drafts/*'] },
  },
});
