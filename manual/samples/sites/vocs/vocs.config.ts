import { defineConfig } from 'vocs';

export default defineConfig({
  title: 'Rooms',
  rootDir: '.',
  sidebar: [{ text: 'Welcome', link: '/' }],
  theme: { accentColor: '#8a3b12' },
});
