import type { Command } from 'stilldocs/node';
import { help } from './help.ts';

/** `docs mcp`: answers an agent over standard input and output until the client closes them. */
const command: Command = {
  ...help,
  // The protocol's packages are loaded only when the server starts.
  run: async (values) => (await import('./serve.ts')).serve(values),
};

export default command;
