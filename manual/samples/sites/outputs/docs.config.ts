import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  baseUrl: 'https://rooms.example',
  files: { '/rooms.json': JSON.stringify([{ name: 'Blue', seats: 12 }]) },
  redirects: { '/blue': '/rooms#blue' },
  terms: { seat: '/rooms#seats' },
  serviceWorker: true,
});
