import type { Command } from 'stilldocs/node';
import { help } from './help.ts';

/** `docs migrate`: writes a site of another engine as one of this engine into a new folder. */
const command: Command = {
  ...help,
  // The parsers are loaded only when a site is migrated.
  run: async (values) => (await import('./run-migrate.ts')).runMigrate(values),
};

export default command;
