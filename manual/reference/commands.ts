import {
  commands,
  type Command,
  optionHelp,
} from '../../engine/src/node/commands/command-table.ts';
import { blocks, code, plain, table } from './markdown.ts';

/** Every command with its options. */
export function commandLine(): string {
  return blocks(
    ...Object.entries(commands).flatMap(([name, command]: [string, Command]) => {
      const rows = [...command.options, 'help' as const].map((option) => {
        const [, syntax = '', text = ''] = /^(--\w+(?: <\w+>)?)\s+(.*)$/.exec(optionHelp[option])!;
        return [code(syntax), plain(text)];
      });
      const argument = command.argument === undefined ? '' : ` [${command.argument}]`;
      return [
        `## \`docs ${name}\` {#${name}}`,
        `${plain(command.summary)}.`,
        `\`\`\`sh\ndocs ${name}${argument} [options]\n\`\`\``,
        table(['Option', 'What it does'], rows),
        command.notes?.map(plain).join(' '),
      ];
    }),
  );
}
