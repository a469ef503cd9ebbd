import type { PageText } from '../../page-source.ts';
import type { Problem } from '../../problem.ts';

/**
 * The commands of the CLI with their options. The specification (1) lists the commands, the options
 * of `login` and `start`, and an option of `compile` for its folder, which only a third party
 * spells `--dist`. The options of `deploy` are in the public source of Vev's CI scripts, checked on
 * 2026-11-22. The package itself is in no public registry.
 */
const commands: Record<string, { options: string[]; takes?: boolean }> = {
  login: { options: ['--force'] },
  create: { options: [], takes: true },
  init: { options: [] },
  start: { options: ['--debug'] },
  deploy: { options: ['--token', '-m'] },
  compile: { options: ['--dist'], takes: true },
};

/** The commands of listings that the CLI does not have. */
export function checkCommands({ file, fences }: PageText): Problem[] {
  return fences
    .filter(({ language }) => language === 'bash')
    .flatMap(({ code, line }) =>
      code.split('\n').flatMap((text, index): Problem[] => {
        const command = text.replace(/ +#.*/, '').trim();
        if (!command.startsWith('vev ') || isCommand(command)) return [];
        const message = `Unexpected "${command}", expected a command of the CLI (claims/oracles/cli.ts)`;
        return [{ file, line: line + index, message }];
      }),
    );
}

/** Whether the CLI has a command as written, or an option of any command. */
export function isCommand(text: string): boolean {
  const [first, command = '', ...rest] = text.split(' ');
  if (first !== 'vev') {
    return Object.values(commands).some(({ options }) => options.includes(text));
  }
  const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!known) return false;
  const [option] = rest.filter((word) => word.startsWith('-') && !known.options.includes(word));
  return option === undefined && (rest.length === 0 || rest[0]!.startsWith('-') || !!known.takes);
}
