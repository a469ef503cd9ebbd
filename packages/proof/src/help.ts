import type { CommandHelp } from 'stilldocs/node';

/** What `docs verify --help` shows. */
export const help: CommandHelp = {
  summary: 'Compare a built site, in a folder or at its address, with what its build wrote down',
  argument: 'folder or address',
  options: {
    rebuild: {
      value: 'share',
      help: 'Render that share of the pages in the cache again, such as 1%, and compare; reads no built site',
    },
    root: { value: 'folder', help: 'The site’s folder. Default: this folder' },
    out: {
      value: 'folder',
      help: 'The output’s folder, from the root; in place of the configured one',
    },
  },
};
