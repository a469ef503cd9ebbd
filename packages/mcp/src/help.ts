import type { CommandHelp } from 'stilldocs/node';

/** What `docs mcp --help` shows. */
export const help: CommandHelp = {
  summary: 'Answer an agent’s questions about the built site (Model Context Protocol, stdio)',
  options: {
    root: { value: 'folder', help: 'The site’s folder. Default: this folder' },
    out: {
      value: 'folder',
      help: 'The output’s folder, from the root; in place of the configured one',
    },
  },
};
