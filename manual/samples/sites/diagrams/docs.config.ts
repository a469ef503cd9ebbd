import { diagrams } from '@stilldocs/diagrams';
import { defineConfig } from 'stilldocs';

export default defineConfig({ title: 'Rooms', extensions: [diagrams()] });
