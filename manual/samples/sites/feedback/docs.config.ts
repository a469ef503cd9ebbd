import { defineConfig } from 'stilldocs';
import { feedback } from 'stilldocs-feedback';

export default defineConfig({
  title: 'Rooms',
  extensions: [feedback({ endpoint: 'https://answers.example/rooms' })],
});
