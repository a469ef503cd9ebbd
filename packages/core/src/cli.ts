import { closeSync } from 'node:fs';
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
import { watchForBlocks } from './node/commands/watchdog.ts';
import { formatDiagnostics } from './node/site/report.ts';
import { limits } from './shared/diagnostics/limits.ts';
import { DiagnosticError, diagnosticsOf } from './shared/diagnostics/diagnostic.ts';

/**
 * Runs the command line.
 *
 * @returns The exit code: 0 on success, else 1.
 */
export async function run(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === 'help' && rest[0] !== undefined) return run([rest[0], '--help']);
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
    } else report(error, rest);
    return 1;
  }
}

/** Runs the command line in a process that ends with it, whatever code of the site does. */
export async function main(args: string[]): Promise<void> {
  // A reader that has gone, as in `docs check | head -1`, does not stop the command. Unhandled, a
  // server would print the error of printing for ever.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  let isDone = false;
  process.once('exit', (code) => {
    if (isDone) return;
    console.error(
      'error: The process ended before the command\n  Code of the site calls process.exit, or waits for a promise that never settles',
    );
    process.exitCode = code || 1;
  });
  watchForBlocks((problem) => {
    report(new DiagnosticError([problem]), args);
    isDone = true;
    // Node would say that it waits for a debugger.
    closeSync(2);
    process.exit(1);
  });
  const code = await run(args);
  process.exitCode = code;
  isDone = true;
  const seconds = code === 0 ? limits.waiting.most : 1;
  const end = () => {
    if (code === 0)
      console.error(`Something of the site, such as a timer, ran for ${seconds} s: it is ended`);
    process.exit();
  };
  setTimeout(end, seconds * 1000).unref();
}

function report(error: unknown, args: string[]): void {
  const options = { color: process.stderr.isTTY, all: args.includes('--all') };
  console.error(formatDiagnostics(diagnosticsOf(error), rootIn(args) ?? '.', options));
}

/** The value of `--root`: a package below it may have the command. */
function rootIn(args: string[]): string | undefined {
  const [, joined] = args.flatMap((each) => /^--root=(.*)$/.exec(each) ?? []);
  return joined ?? textOption(args[args.indexOf('--root') + 1 || args.length]);
}
