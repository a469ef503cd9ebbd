import { defineConfig } from 'stilldocs';
import * as texts from './house/labels.ts';

declare module 'stilldocs' {
  interface PackageLabels extends Record<keyof typeof texts, string> {}
}

export default defineConfig({
  title: 'Rooms',
  labels: {
    roomSeats: '{count, plural, one {for one guest} other {for # guests}}',
  },
  extensions: [
    {
      name: 'house',
      features: ['~/house/rooms.ts'],
      contentComponent: '~/house/RoomList.tsx',
      ownLabels: { module: '~/house/labels.ts', texts },
    },
  ],
});
