import { defineConfig } from 'stilldocs';

export default defineConfig({
  title: 'Rooms',
  extensions: [
    {
      name: 'house',
      features: ['~/house/rooms.ts'],
      contentComponent: '~/house/RoomList.tsx',
    },
  ],
});
