import type { CommandHelp } from 'stilldocs/node';

/** What `docs upgrade --help` shows. */
export const upgradeHelp: CommandHelp = {
  summary: 'Move a site of an earlier version of this engine to the packages that it needs now',
  argument: 'folder',
  options: {
    dry: { help: 'Print what would change, and change nothing' },
  },
  notes: [
    'It changes the files of the site itself: commit them before.',
    'Exit code: 0 if nothing is left to do by hand, else 1.',
  ],
};
