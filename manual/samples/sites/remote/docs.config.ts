import { defineConfig } from 'stilldocs';

export default defineConfig({ title: 'Rooms' });
