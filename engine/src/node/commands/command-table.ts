/** Every option: its syntax, and its text in `--help`. */
export const optionHelp = {
  root: '--root <folder>    The site’s folder. Default: this folder',
  base: '--base <path>      The base path, in place of the configured one',
  out: '--out <folder>     The output’s folder, from the root; in place of the configured one',
  workers: '--workers <n>      How many worker threads render pages. Default: the cores but one',
  compress: '--compress         Also write .br and .gz beside text files of 512 bytes and more',
  all: '--all              Print every mistake in full, also where many have one cause',
  from: '--from <engine>    The engine of the site: vocs or vitepress. Default: what the folder shows',
  to: '--to <folder>      The folder of the new site, empty or missing. Default: the site’s with -migrated',
  dry: '--dry              List the files that would be written, and write nothing',
  external: '--external         Also list every external link: address, tab, file:line …',
  rules: '--rules            List the rules that the configuration may name, with their defaults',
  port: '--port <n>         The port; the next free one is taken. Default: 4173, dev: 5173',
  host: '--host <address>   The address to listen on, and a name to answer to. Default: localhost',
  help: '--help             Show this',
} as const;

/** The name of an option. */
export type OptionName = keyof typeof optionHelp;

/** A command as the command line and the manual describe it. */
export interface Command {
  summary: string;
  options: readonly OptionName[];
  /** The name of the one argument without a dash that the command takes. */
  argument?: string;
  /** Lines at the end of its `--help`. */
  notes?: readonly string[];
}

/** Every command; `cli.ts` has its implementation. */
export const commands = {
  init: {
    summary: 'Write a small site into an empty folder',
    argument: 'folder',
    options: [],
  },
  migrate: {
    summary: 'Write a site on Vocs 1 or VitePress as one of this engine into a new folder',
    argument: 'folder',
    options: ['from', 'to', 'dry', 'all'],
    notes: [
      'The site itself is never changed. MIGRATION.md in the new folder lists what is left to do.',
      'Exit code: 0 if the new site can be built, also with things left to do; else 1.',
    ],
  },
  dev: {
    summary: 'Serve the site and show every edit at once',
    options: ['root', 'base', 'port', 'host'],
  },
  build: {
    summary: 'Build the site into its output folder',
    options: ['root', 'base', 'out', 'workers', 'compress', 'all'],
  },
  preview: {
    summary: 'Serve the built site as a plain static host would',
    options: ['root', 'base', 'out', 'port', 'host'],
  },
  check: {
    summary: 'Check the site without writing anything',
    options: ['root', 'base', 'workers', 'external', 'rules', 'all'],
  },
  verify: {
    summary: 'Compare a built site, in a folder or at its address, with what its build wrote down',
    argument: 'folder or address',
    options: ['root', 'out'],
  },
  mcp: {
    summary: 'Answer an agent’s questions about the built site (Model Context Protocol, stdio)',
    options: ['root', 'out'],
  },
} as const satisfies Record<string, Command>;

/** The name of a command. */
export type CommandName = keyof typeof commands;
