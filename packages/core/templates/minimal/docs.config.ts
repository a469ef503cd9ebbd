import { defineConfig } from '%engine';

export default defineConfig({
  title: '%title',
  iconUrl: '/icon.svg',
  sidebar: [{ text: 'Home', link: '/' }],
});
