import convert from 'npm-to-yarn';

/** The package managers of a fence `npm`, in the order of their tabs. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

type Manager = (typeof packageManagers)[number];
type Other = Exclude<Manager, 'npm'>;

/** The languages of fences with commands of npm: VitePress' plugin and Fumadocs. */
export const packageFences = new Set(['npm', 'package-install']);

/** Spellings that `npm-to-yarn` lacks, and the ones that it has. */
const spellings: [RegExp, string][] = [
  [/^npm (?:i|add)(?= |$)/, 'npm install'],
  [/^npm clean-install(?= |$)/, 'npm ci'],
  [/^npm (?:upgrade|up)(?= |$)/, 'npm update'],
  [/^npm run-script(?= )/, 'npm run'],
  [/^npm x(?= )/, 'npm exec'],
  // Other package managers do not ask before they load a package.
  [/^(npx|npm exec)(?: +(?:-y|--yes|--))+(?= )/, '$1'],
];

/** Commands that `npm-to-yarn` lacks, or converts to commands that need a package. */
const commands: [RegExp, Record<Other, string>][] = [
  [/^npm install(?=(?: +-\S+)+$)/, alike('install')],
  [/^npm ci(?= |$)/, alike('install --frozen-lockfile')],
  [/^npm update(?= |$)/, { ...alike('update'), yarn: 'upgrade' }],
];

function alike(words: string): Record<Other, string> {
  return { pnpm: words, yarn: words, bun: words };
}

/** A command of npm for another package manager; undefined if there is no such command. Others stay. */
function translate(written: string, manager: Other): string | undefined {
  if (!/^np[mx]\b/.test(written)) return written;
  const command = spellings.reduce((text, [from, to]) => text.replace(from, to), written);
  for (const [pattern, words] of commands)
    if (pattern.test(command)) return command.replace(pattern, `${manager} ${words[manager]}`);
  // For Bun the library replaces the first `=`, even in the range of a version.
  const converted = convert(command.replaceAll('=', '\0'), manager).replaceAll('\0', '=');
  return /^npm\b/.test(converted) ? undefined : converted;
}

/** The code of a fence for each package manager, and its lines that not all of them have, from 0. */
export function packageCommands(code: string): {
  tabs: { manager: Manager; code: string }[];
  unknown: number[];
} {
  const lines = code.split('\n').map((line) => {
    const [, start, command, end] = /^(\s*(?:\$ )?)((?:npm|npx)\b.*?)(\s*)$/.exec(line) ?? [];
    const tabs = packageManagers.map((manager) => {
      if (manager === 'npm' || command === undefined) return line;
      const parts = command.split(' && ').map((part) => translate(part, manager));
      return parts.includes(undefined) ? undefined : start + parts.join(' && ') + end;
    });
    return tabs.includes(undefined) ? { line } : { line, tabs };
  });
  return {
    tabs: packageManagers.map((manager, index) => ({
      manager,
      code: lines.map(({ line, tabs }) => tabs?.[index] ?? line).join('\n'),
    })),
    unknown: lines.flatMap(({ tabs }, index) => (tabs ? [] : [index])),
  };
}
