import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type CommandValues, textOption } from './node/commands/options.ts';
import { diagnosticsOf } from './shared/diagnostics/diagnostic.ts';
import { nearest } from './shared/diagnostics/nearest.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command {
  summary: string;
  options: Options;
  /** The name of the one argument without a dash that the command takes. */
  argument?: string;
  /** Lines at the end of its `--help`. */
  notes?: string[];
  run: (values: CommandValues) => Promise<number>;
}

/** Every option: its syntax, and its text in `--help`. */
const optionHelp: Record<string, string> = {
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
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Every command. */
const commands: Record<string, Command> = {
  init: {
    summary: 'Write a small site into an empty folder',
    argument: 'folder',
    options: {},
    run: async (values) => (await import('./node/commands/run-init.ts')).runInit(values),
  },
  migrate: {
    summary: 'Write a site on Vocs 1 or VitePress as one of this engine into a new folder',
    argument: 'folder',
    options: { from: text, to: text, dry: flag, all: flag },
    notes: [
      'The site itself is never changed. MIGRATION.md in the new folder lists what is left to do.',
      'Exit code: 0 if the new site can be built, also with things left to do; else 1.',
    ],
    run: async (values) => (await import('./node/commands/run-migrate.ts')).runMigrate(values),
  },
  dev: {
    summary: 'Serve the site and show every edit at once',
    options: { root: text, base: text, port: text, host: text },
    run: async (values) => (await import('./node/commands/run-dev.ts')).runDev(values),
  },
  build: {
    summary: 'Build the site into its output folder',
    options: { root: text, base: text, out: text, workers: text, compress: flag, all: flag },
    run: async (values) => (await import('./node/commands/run-build.ts')).runBuild(values),
  },
  preview: {
    summary: 'Serve the built site as a plain static host would',
    options: { root: text, base: text, out: text, port: text, host: text },
    run: async (values) => (await import('./node/commands/run-preview.ts')).runPreview(values),
  },
  check: {
    summary: 'Check the site without writing anything',
    options: { root: text, base: text, workers: text, external: flag, rules: flag, all: flag },
    run: async (values) => (await import('./node/commands/run-build.ts')).runCheck(values),
  },
  verify: {
    summary: 'Compare a built site, in a folder or at its address, with what its build wrote down',
    argument: 'folder or address',
    options: { root: text, out: text },
    run: async (values) => (await import('./node/commands/run-verify.ts')).runVerify(values),
  },
  mcp: {
    summary: 'Answer an agent’s questions about the built site (Model Context Protocol, stdio)',
    options: { root: text, out: text },
    run: async (values) => (await import('./node/commands/run-mcp.ts')).runMcp(values),
  },
};

function usage(): string {
  const rows = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(9)}${summary}`,
  );
  return [
    'Usage: docs <command> [options]',
    '',
    ...rows,
    '',
    'docs <command> --help tells more.',
  ].join('\n');
}

function commandUsage(name: string, { summary, options, argument, notes }: Command): string {
  const rows = [...Object.keys(options), 'help'].map((option) => `  ${optionHelp[option]}`);
  const usage = `Usage: docs ${name}${argument ? ` [${argument}]` : ''} [options]`;
  return [usage, '', summary, '', ...rows, ...(notes ? ['', ...notes] : [])].join('\n');
}

/**
 * Runs the command line.
 *
 * @returns The exit code: 0 on success, else 1.
 */
export async function run(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(usage());
    return name === undefined ? 1 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const guess = nearest(name, Object.keys(commands));
    console.error(
      `Unexpected command "${name}", expected ${Object.keys(commands).join(', ')}.${guess ? ` Did you mean "${guess}"?` : ''}`,
    );
    return 1;
  }
  let root: string | undefined;
  let all = false;
  try {
    const parsed = parseArgs({
      args: rest,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: command.argument !== undefined,
    });
    const values = parsed.values as CommandValues;
    if (command.argument) values[command.argument] = parsed.positionals[0];
    root = textOption(values.root);
    all = values.all === true;
    if (values.help) {
      console.log(commandUsage(name, command));
      return 0;
    }
    return await command.run(values);
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
      console.error(`${(error as Error).message}\n\n${commandUsage(name, command)}`);
    } else {
      const { formatDiagnostics } = await import('./node/site/report.ts');
      const options = { color: process.stderr.isTTY, all };
      console.error(formatDiagnostics(diagnosticsOf(error), root ?? '.', options));
    }
    return 1;
  }
}
