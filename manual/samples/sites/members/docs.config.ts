import { members } from '@stilldocs/members';
import { defineConfig } from 'stilldocs';

export default defineConfig({ title: 'Rooms', extensions: [members()] });
