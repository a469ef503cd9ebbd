import type { Command } from 'stilldocs/node';

/** `docs verify`: reads every file of a built site again. */
const command: Command = {
  summary: 'Compare a built site, in a folder or at its address, with what its build wrote down',
  argument: 'folder or address',
  options: {
    root: { value: 'folder', help: 'The site’s folder. Default: this folder' },
    out: {
      value: 'folder',
      help: 'The output’s folder, from the root; in place of the configured one',
    },
  },
  run: async (values) => (await import('./run-verify.ts')).runVerify(values),
};

export default command;
