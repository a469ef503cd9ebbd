import { commands as ownCommands } from '../../packages/core/src/node/commands/command-table.ts';
import type { CommandHelp } from '../../packages/core/src/shared/extension/command.ts';
import { help as mcp } from '../../packages/mcp/src/help.ts';
import { help as migrate } from '../../packages/migrate/src/help.ts';
import { upgradeHelp } from '../../packages/migrate/src/upgrade-help.ts';
import { help as verify } from '../../packages/proof/src/help.ts';
import cacheKeys from '../../packages/remote-cache/src/command.ts';
import { blocks, code, plain, table } from './markdown.ts';

/** The commands of the engine and of its packages. */
export const commands: Record<string, CommandHelp & { package?: string }> = {
  ...ownCommands,
  'cache-keys': { ...cacheKeys, package: '@stilldocs/remote-cache' },
  mcp: { ...mcp, package: '@stilldocs/mcp' },
  migrate: { ...migrate, package: '@stilldocs/migrate' },
  upgrade: { ...upgradeHelp, package: '@stilldocs/migrate' },
  verify: { ...verify, package: '@stilldocs/proof' },
};

/** Every command with its options. */
export function commandLine(): string {
  return blocks(
    ...Object.entries(commands).flatMap(([name, command]) => {
      const options: CommandHelp['options'] = { ...command.options, help: { help: 'Show this' } };
      const rows = Object.entries(options).map(([option, { value, help: text }]) => [
        code(`--${option}${value ? ` <${value}>` : ''}`),
        plain(text),
      ]);
      const argument = [command.argument ?? []]
        .flat()
        .map((name) => ` [${name}]`)
        .join('');
      return [
        `## \`docs ${name}\` {#${name}}`,
        `${plain(command.summary)}.`,
        `\`\`\`sh\ndocs ${name}${argument} [options]\n\`\`\``,
        table(['Option', 'What it does'], rows),
        command.package && `The package ${code(command.package)} has this command.`,
        command.notes?.map(plain).join(' '),
      ];
    }),
  );
}
