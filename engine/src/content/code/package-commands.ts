/** The package managers of a fence `npm`, in the order of their tabs. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

type Manager = (typeof packageManagers)[number];
type Others = Record<Exclude<Manager, 'npm'>, string>;

/** The languages of fences with commands of npm: VitePress' plugin and Fumadocs. */
export const packageFences = new Set(['npm', 'package-install']);

interface Command {
  /** The words behind `npm`; `npx` is a command by itself. */
  pattern: RegExp;
  others: Others;
}

const alike = (words: string): Others => ({
  pnpm: `pnpm ${words}`,
  yarn: `yarn ${words}`,
  bun: `bun ${words}`,
});

/** The commands of npm, and their equivalents in other package managers. */
const commands: Command[] = [
  { pattern: /^npm (?:i|install|add)(?= +[^-\s]| +-\S+ +[^-\s])/, others: alike('add') },
  { pattern: /^npm (?:i|install|add)(?= *$| +-)/, others: alike('install') },
  {
    pattern: /^npm (?:ci|clean-install)\b/,
    others: alike('install --frozen-lockfile'),
  },
  { pattern: /^npm (?:uninstall|remove|rm|un)\b/, others: alike('remove') },
  {
    pattern: /^npm (?:update|upgrade|up)\b/,
    others: { ...alike('update'), yarn: 'yarn upgrade' },
  },
  {
    pattern: /^npm (?:run|run-script)(?= +\S)/,
    others: { ...alike('run'), yarn: 'yarn' },
  },
  {
    pattern: /^npm (?:test|t)\b/,
    others: { ...alike('test'), bun: 'bun run test' },
  },
  {
    pattern: /^npm start\b/,
    others: { ...alike('start'), bun: 'bun run start' },
  },
  { pattern: /^npm (?:create|init|innit)(?= +[^-\s])/, others: alike('create') },
  { pattern: /^npm (?:init)\b/, others: alike('init') },
  { pattern: /^npm (?:link|ln)\b/, others: alike('link') },
  {
    pattern: /^(?:npx|npm (?:exec|x))(?: +(?:-y|--yes|--))*(?= +[^-\s])/,
    others: { pnpm: 'pnpm dlx', yarn: 'yarn dlx', bun: 'bunx' },
  },
];

/** The options of npm with another spelling in other package managers; an empty text drops an option. */
const options: [RegExp, Partial<Others>][] = [
  [/ (?:-S|--save|-P|--save-prod)(?= |$)/, { pnpm: '', yarn: '', bun: '' }],
  [/ (?:-D|--save-dev)(?= |$)/, { pnpm: ' -D', yarn: ' -D', bun: ' -d' }],
  [/ (?:-E|--save-exact)(?= |$)/, { pnpm: ' -E', yarn: ' -E', bun: ' -E' }],
  [/ (?:-O|--save-optional)(?= |$)/, { pnpm: ' -O', yarn: ' -O', bun: ' --optional' }],
  // Other package managers pass the arguments of a script without `--`.
  [/ --(?= )/, { pnpm: '', yarn: '', bun: '' }],
];

/** A command of npm for another package manager; undefined if there is no such command. */
function translate(command: string, manager: keyof Others): string | undefined {
  const row = commands.find(({ pattern }) => pattern.test(command));
  if (!row) return undefined;
  let translated = command.replace(row.pattern, row.others[manager]);
  for (const [pattern, by] of options)
    translated = translated.replace(pattern, by[manager] ?? '$&');
  // Yarn has a command of its own for global packages.
  if (manager === 'yarn')
    translated = translated.replace(
      /^yarn (add|remove)(.*?) (?:-g|--global)(?= |$)/,
      'yarn global $1$2',
    );
  return translated;
}

/** The code of a fence for each package manager, and its lines that only npm has, from 0. */
export function packageCommands(code: string): {
  tabs: { manager: Manager; code: string }[];
  unknown: number[];
} {
  const lines = code.split('\n');
  const parts = lines.map((line) => /^(\s*(?:\$ )?)((?:npm|npx)\b.*?)(\s*)$/.exec(line));
  const unknown = parts.flatMap((part, index) =>
    part && translate(part[2]!, 'pnpm') === undefined ? [index] : [],
  );
  const tabs = packageManagers.map((manager) => ({
    manager,
    code: lines
      .map((line, index) => {
        const [, start = '', command = '', end = ''] = parts[index] ?? [];
        if (command === '' || manager === 'npm') return line;
        return start + (translate(command, manager) ?? command) + end;
      })
      .join('\n'),
  }));
  return { tabs, unknown };
}
