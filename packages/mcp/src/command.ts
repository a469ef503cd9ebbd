import type { Command } from 'stilldocs/node';

/** `docs mcp`: answers an agent over standard input and output until the client closes them. */
const command: Command = {
  summary: 'Answer an agent’s questions about the built site (Model Context Protocol, stdio)',
  options: {
    root: { value: 'folder', help: 'The site’s folder. Default: this folder' },
    out: {
      value: 'folder',
      help: 'The output’s folder, from the root; in place of the configured one',
    },
  },
  // The protocol's packages are loaded only when the server starts.
  run: async (values) => (await import('./serve.ts')).serve(values),
};

export default command;
