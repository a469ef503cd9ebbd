import { join } from 'node:path';
import { members } from './index.ts';

/** The folder of the types, schemas and help texts of the tests. */
export const fixtures = join(import.meta.dirname, 'fixtures');
/** The row of the extension. */
export const row = { ...members(), thread: join(import.meta.dirname, 'thread.ts') };
/** Without the types of browsers, which take seconds to read. */
export const compilerOptions = { lib: ['es2023'] };
