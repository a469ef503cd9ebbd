import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import type { CommandHelp, CommandOption, CommandValues } from '../../shared/extension/command.ts';
import { installLine } from '../files/packages.ts';
import { commands } from './command-table.ts';
import { manifestModules } from '../files/site-packages.ts';
import { knownCommands, loadCommand } from './package-commands.ts';

/** A command of the engine or of a package, ready to run. */
export interface FoundCommand extends CommandHelp {
  run(values: CommandValues): Promise<number>;
}

const help: CommandOption = { help: 'Show this' };

/**
 * Finds a command: one of the engine, else one of the packages that the site depends on.
 *
 * @param root The site's folder, as written; the packages of this folder count as well.
 * @throws DiagnosticError if no installed package has the command.
 */
export async function findCommand(name: string, root = '.'): Promise<FoundCommand> {
  const own = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (own) return { ...own, run: async (values) => (await own.load())(values) };
  const added = addedCommands(root);
  const found = added.get(name);
  if (found) return loadCommand(found);
  const known = Object.hasOwn(knownCommands, name) ? knownCommands[name] : undefined;
  if (known)
    throw errorWith({
      rule: 'option',
      message: `The command "${name}" is in the package ${known.package}, which is not installed here`,
      hint: `Run: ${installLine(known.package, resolve(root))}`,
    });
  const names = [...Object.keys(commands), ...added.keys()];
  const guess = nearest(name, [...names, ...Object.keys(knownCommands)]);
  throw errorWith({
    rule: 'option',
    message: `Unexpected command "${name}", expected ${names.join(', ')}`,
    hint: name.startsWith('-')
      ? 'Options follow the command, as in docs build --root site'
      : guess && `Did you mean "${guess}"?`,
  });
}

/** The commands of packages, from the site's folder and from this one. */
function addedCommands(root: string) {
  const folders = [resolve('.'), resolve(root)];
  return new Map(folders.flatMap((folder) => [...manifestModules(folder, 'commands')]));
}

/** What `docs --help` prints. */
export async function usage(): Promise<string> {
  const added = addedCommands('.');
  const loaded = [...added].map(async ([name, command]) => {
    // A command that cannot be loaded must not hide the others.
    const { summary } = await loadCommand(command).catch((error: Error) => ({
      summary: error.message,
    }));
    return [name, summary] as const;
  });
  const missing = Object.entries(knownCommands)
    .filter(([name]) => !added.has(name))
    .map(([name, { summary, package: at }]) => [name, `${summary}. Install ${at}`] as const);
  const own = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  const rows = [...own, ...(await Promise.all(loaded)), ...missing];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return [
    'Usage: docs <command> [options]',
    '',
    ...rows.map(([name, summary]) => `  ${name.padEnd(width)}${summary}`),
    '',
    'docs <command> --help tells more, docs --version which version this is.',
  ].join('\n');
}

/** What `docs <command> --help` prints. */
export function commandUsage(name: string, { summary, options, argument, notes }: CommandHelp) {
  const rows = Object.entries({ ...options, help }).map(([option, { value, help: text }]) => {
    const syntax = `--${option}${value ? ` <${value}>` : ''}`;
    return `  ${syntax.padEnd(19)}${text}`;
  });
  const line = `Usage: docs ${name}${[argument ?? []]
    .flat()
    .map((each) => ` [${each}]`)
    .join('')} [options]`;
  return [line, '', summary, '', ...rows, ...(notes ? ['', ...notes] : [])].join('\n');
}

/** Wrong arguments of a command. */
export class ArgumentError extends Error {}

/**
 * Parses the arguments of a command.
 *
 * @throws ArgumentError if it does not take them.
 */
export function parseCommand(command: CommandHelp, args: string[]): CommandValues {
  const options = Object.entries(command.options).map(
    ([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }] as const,
  );
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...Object.fromEntries(options), help: { type: 'boolean', short: 'h' } },
      allowPositionals: command.argument !== undefined,
    });
    const names = [command.argument ?? []].flat();
    const excess = positionals[names.length];
    if (excess !== undefined)
      throw new ArgumentError(
        `Unexpected argument "${excess}", expected at most ${names.length === 1 ? 'one' : names.length}`,
      );
    const given = names.map((name, index) => [name, positionals[index]]);
    return { ...values, ...Object.fromEntries(given) } as CommandValues;
  } catch (error) {
    throw error instanceof ArgumentError
      ? error
      : new ArgumentError(argumentMessage(error, command));
  }
}

/** The message about wrong arguments. Node's own messages lack the option that was probably meant. */
function argumentMessage(error: unknown, { options }: CommandHelp): string {
  const { code, message } = error as Error & { code?: string };
  const [, option = ''] = /'(-[\w-]*)/.exec(message) ?? [];
  const known = [...Object.keys(options), 'help'].map((name) => `--${name}`);
  const guess = nearest(option, known);
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `Unexpected option "${option}", expected ${known.join(', ')}.${guess ? ` Did you mean "${guess}"?` : ''}`;
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return /does not take/.test(message)
      ? `Unexpected value of ${option}, expected none`
      : `No value after ${option}`;
  return message.replace(/'([^']*)'\. This command.*/, '"$1", expected options only');
}
