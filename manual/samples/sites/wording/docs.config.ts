import { defineConfig } from 'stilldocs';
import { wording } from './wording/index.ts';

export default defineConfig({
  title: 'Rooms',
  sidebar: 'auto',
  extensions: [wording({ chamber: 'room' })],
  checks: {
    'avoided-word': { severity: 'error', allow: ['pages/old/*'] },
  },
});
