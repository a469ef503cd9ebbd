import { defineConfig } from 'shelf';

export default defineConfig({ name: 'Rooms', books: ['Garden'] });
