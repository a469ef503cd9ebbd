import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Command,
  type CommandName,
  commands,
  optionHelp,
  type OptionName,
} from './node/commands/command-table.ts';
import { type CommandValues, textOption } from './node/commands/options.ts';
import { diagnosticsOf } from './shared/diagnostics/diagnostic.ts';
import { nearest } from './shared/diagnostics/nearest.ts';

type Run = (values: CommandValues) => Promise<number>;

/** The implementation of each command, loaded on demand. */
const runs: Record<CommandName, () => Promise<Run>> = {
  init: async () => (await import('./node/commands/run-init.ts')).runInit,
  migrate: async () => (await import('./node/commands/run-migrate.ts')).runMigrate,
  dev: async () => (await import('./node/commands/run-dev.ts')).runDev,
  build: async () => (await import('./node/commands/run-build.ts')).runBuild,
  preview: async () => (await import('./node/commands/run-preview.ts')).runPreview,
  check: async () => (await import('./node/commands/run-build.ts')).runCheck,
  verify: async () => (await import('./node/commands/run-verify.ts')).runVerify,
  mcp: async () => (await import('./node/commands/run-mcp.ts')).runMcp,
};

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function usage(): string {
  const rows = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(9)}${summary}`,
  );
  return [
    'Usage: docs <command> [options]',
    '',
    ...rows,
    '',
    'docs <command> --help tells more, docs --version which version this is.',
  ].join('\n');
}

/** The options of a command as `parseArgs` takes them. An option with a value names it in its help. */
function optionsOf({ options }: Command) {
  const isText = (option: OptionName) => /^--\w+ </.test(optionHelp[option]);
  return Object.fromEntries(
    options.map((option) => [option, { type: isText(option) ? 'string' : 'boolean' } as const]),
  );
}

function commandUsage(name: string, { summary, options, argument, notes }: Command): string {
  const rows = [...options, 'help' as const].map((option) => `  ${optionHelp[option]}`);
  const usage = `Usage: docs ${name}${argument ? ` [${argument}]` : ''} [options]`;
  return [usage, '', summary, '', ...rows, ...(notes ? ['', ...notes] : [])].join('\n');
}

/** More arguments than a command takes. */
class ArgumentError extends Error {}

function isArgumentError(error: unknown): error is Error & { code?: string } {
  const { code } = Object(error) as { code?: string };
  return error instanceof ArgumentError || code?.startsWith('ERR_PARSE_ARGS') === true;
}

/**
 * The message about invalid arguments of a command. Node's own messages lack the option that was
 * probably meant.
 */
function argumentMessage(
  { code, message }: Error & { code?: string },
  { options }: Command,
): string {
  const [, option = ''] = /'(-[\w-]*)/.exec(message) ?? [];
  const known = [...options, 'help'].map((name) => `--${name}`);
  const guess = nearest(option, known);
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `Unexpected option "${option}", expected ${known.join(', ')}.${guess ? ` Did you mean "${guess}"?` : ''}`;
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return /does not take/.test(message)
      ? `Unexpected value of ${option}, expected none`
      : `Unexpected end of ${option}, expected its value`;
  return message.replace(/'([^']*)'\. This command.*/, '"$1", expected options only');
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
  if (name === '--version' || name === '-v') {
    const { engineRoot } = await import('./node/files/engine-version.ts');
    const manifest = readFileSync(join(engineRoot, 'package.json'), 'utf8');
    console.log((JSON.parse(manifest) as { version: string }).version);
    return 0;
  }
  if (!isCommand(name)) {
    const guess = nearest(name, Object.keys(commands));
    console.error(
      `Unexpected command "${name}", expected ${Object.keys(commands).join(', ')}.${guess ? ` Did you mean "${guess}"?` : ''}`,
    );
    return 1;
  }
  const command: Command = commands[name];
  let root: string | undefined;
  let all = false;
  try {
    const parsed = parseArgs({
      args: rest,
      options: { ...optionsOf(command), help: { type: 'boolean', short: 'h' } },
      allowPositionals: command.argument !== undefined,
    });
    const values = parsed.values as CommandValues;
    const [, excess] = parsed.positionals;
    if (excess !== undefined)
      throw new ArgumentError(`Unexpected argument "${excess}", expected at most one`);
    if (command.argument) values[command.argument] = parsed.positionals[0];
    root = textOption(values.root);
    all = values.all === true;
    if (values.help) {
      console.log(commandUsage(name, command));
      return 0;
    }
    const runCommand = await runs[name]();
    return await runCommand(values);
  } catch (error) {
    if (isArgumentError(error)) {
      console.error(`${argumentMessage(error, command)}\n\n${commandUsage(name, command)}`);
    } else {
      const { formatDiagnostics } = await import('./node/site/report.ts');
      const options = { color: process.stderr.isTTY, all };
      console.error(formatDiagnostics(diagnosticsOf(error), root ?? '.', options));
    }
    return 1;
  }
}
