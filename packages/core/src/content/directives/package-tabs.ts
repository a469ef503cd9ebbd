import type { Blockquote, Code } from 'mdast';
import type { VFile } from 'vfile';
import { reportAt } from '../code/fence.ts';
import { packageCommands, packageFences } from '../code/package-commands.ts';
import { placeOf } from '../source/page-file.ts';
import { tabsOf } from './code-group.ts';

/** Whether a fence has commands of npm that become tabs: ```` ```npm ````. */
export function isPackageFence(code: Code): boolean {
  return packageFences.has(code.lang?.toLowerCase() ?? '');
}

/** A fence with commands of npm becomes a tab for each package manager. */
export function toPackageTabs(code: Code, file: VFile): Blockquote {
  const { tabs, unknown } = packageCommands(code.value);
  const lines = code.value.split('\n');
  for (const line of unknown)
    reportAt(file, placeOf(code).line + 1 + line, {
      rule: 'foreign-syntax',
      target: lines[line]!.trim(),
      message: `Not every package manager has the command "${lines[line]!.trim()}" of a fence "${code.lang}"; each tab shows it unchanged`,
      hint: 'Write :::code-group … ::: with a fence for each: ```sh [npm], ```sh [pnpm]',
    });
  return tabsOf(
    tabs.map(({ manager, code: value }) => ({
      label: manager,
      content: [{ ...code, lang: 'sh', value }],
    })),
  );
}
