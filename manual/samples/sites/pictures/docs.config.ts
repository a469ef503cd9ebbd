import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  baseUrl: 'https://rooms.example',
  extensions: [
    {
      name: 'pictures',
      needs: ['baseUrl'],
      features: ['~/pictures/titles.ts'],
    },
  ],
});
