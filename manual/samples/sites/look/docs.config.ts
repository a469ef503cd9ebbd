import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  theme: { accentColor: { light: '#8a3b12', dark: '#ffb37a' } },
});
