import type { Command } from 'stilldocs/node';
import { help } from './help.ts';

/** `docs verify`: reads every file of a built site again. */
const command: Command = {
  ...help,
  run: async (values) => (await import('./run-verify.ts')).runVerify(values),
};

export default command;
