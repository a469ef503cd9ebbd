import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  baseUrl: 'https://rooms.example',
  files: { '/rooms.json': JSON.stringify([{ name: 'Blue', seats: 12 }]) },
  redirects: { '/blue': '/rooms#blue' },
  terms: { seat: '/rooms#seats' },
  serviceWorker: true,
  agents: {
    name: 'rooms',
    description:
      'Find and book rooms. Use it in code that talks to the rooms of a house.',
    sections: ['/rooms#seats'],
  },
});
