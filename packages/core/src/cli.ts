import { version } from './node/files/engine-version.ts';
import {
  ArgumentError,
  commandUsage,
  findCommand,
  type FoundCommand,
  parseCommand,
  usage,
} from './node/commands/command-line.ts';
import { textOption } from './node/commands/options.ts';
import { diagnosticsOf } from './shared/diagnostics/diagnostic.ts';

/**
 * Runs the command line.
 *
 * @returns The exit code: 0 on success, else 1.
 */
export async function run(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
    console.log(await usage());
    return name === undefined ? 1 : 0;
  }
  if (name === '--version' || name === '-v') {
    console.log(version());
    return 0;
  }
  const root = rootIn(rest);
  let command: FoundCommand | undefined;
  try {
    command = await findCommand(name, root);
    const values = parseCommand(command, rest);
    if (values.help) {
      console.log(commandUsage(name, command));
      return 0;
    }
    return await command.run(values);
  } catch (error) {
    if (error instanceof ArgumentError && command) {
      console.error(`${error.message}\n\n${commandUsage(name, command)}`);
    } else {
      const { formatDiagnostics } = await import('./node/site/report.ts');
      const options = { color: process.stderr.isTTY, all: rest.includes('--all') };
      console.error(formatDiagnostics(diagnosticsOf(error), root ?? '.', options));
    }
    return 1;
  }
}

/** The value of `--root`: a package below it may have the command. */
function rootIn(args: string[]): string | undefined {
  const [, joined] = args.flatMap((each) => /^--root=(.*)$/.exec(each) ?? []);
  return joined ?? textOption(args[args.indexOf('--root') + 1 || args.length]);
}
