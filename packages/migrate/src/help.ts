import type { CommandHelp } from 'stilldocs/node';

/** What `docs migrate --help` shows. */
export const help: CommandHelp = {
  summary: 'Write a site on Vocs 1 or VitePress as one of this engine into a new folder',
  argument: 'folder',
  options: {
    from: {
      value: 'engine',
      help: 'The engine of the site: vocs or vitepress. Default: what the folder shows',
    },
    to: {
      value: 'folder',
      help: 'The folder of the new site, empty or missing. Default: the site’s with -migrated',
    },
    dry: { help: 'List the files that would be written, and write nothing' },
    all: { help: 'Print every mistake in full, also where many have one cause' },
  },
  notes: [
    'The site itself is never changed. MIGRATION.md in the new folder lists what is left to do.',
    'Exit code: 0 if the new site can be built, also with things left to do; else 1.',
  ],
};
