/** Messages of React and of the language, and what an author does about them; `$1` is what the pattern has found. */
const hints: [message: RegExp, hint: string][] = [
  [
    /^([\w$]+) is not defined$/,
    String.raw`Import $1, or declare it with export const; for text in braces write \{$1}`,
  ],
  [
    /^([\w$]+) is not a function$/,
    'Check the name $1, and whether the module it is from exports it',
  ],
  [/which is no Error$/, 'Throw an Error: it has the line'],
  [
    /^A component suspended while responding to synchronous input/,
    'A component that is async, or that waits with use(), runs at build only: take it out of the ‘use client’ file, or fetch in an effect',
  ],
  [
    /^The remote content ".*" could not be fetched/s,
    'Build again when its server answers; from then on, builds show the last copy if it does not',
  ],
  [
    /^The `style` prop expects/,
    "The tags of an .mdx page are JSX: write style={{ marginTop: '1rem' }}, with names in camel case",
  ],
];

/** What an author does about a page whose render fails; undefined if the message is not known. */
export function renderHint(message: string): string | undefined {
  for (const [pattern, hint] of hints) {
    const found = pattern.exec(message);
    if (found) return hint.replaceAll('$1', () => found[1] ?? '');
  }
  return undefined;
}
