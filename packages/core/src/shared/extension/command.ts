/** The values of a command's options and of its argument, by name. */
export type CommandValues = Record<string, string | boolean | undefined>;

/** An option of a command. */
export interface CommandOption {
  /** The name of its value, as in `--root <folder>`. Default: the option is true or absent. */
  value?: string;
  /** What it does, and its default, in one line. */
  help: string;
}

/** A command of the command line, as `docs --help` and `docs name --help` describe it. */
export interface CommandHelp {
  /** One line. */
  summary: string;
  /** By the name that follows `--`. `--help` is added. */
  options: Readonly<Record<string, CommandOption>>;
  /** The name of the one argument without a dash that the command takes, or the names of several; they are keys of the values. */
  argument?: string | readonly string[];
  /** Lines at the end of its `--help`. */
  notes?: readonly string[];
}

/**
 * A command that a package adds: the default export of the module that the package's manifest names,
 * as in `"stilldocs": { "commands": { "mcp": "./lib/command.js" } }`.
 */
export interface Command extends CommandHelp {
  /**
   * Runs the command.
   *
   * @returns The exit code: 0 on success. A `DiagnosticError` is printed like the errors of a build.
   */
  run(values: CommandValues): Promise<number>;
}
