import { defineConfig, german } from 'stilldocs';

export default defineConfig({
  title: 'Räume',
  lang: 'de',
  labels: { ...german, search: 'Finden' },
});
