/** A row of a page's Troubleshooting: the problem and the remedy, both as Markdown. */
export interface TroubleRow {
  /** The page's path, such as `/cli/commands`. */
  path: string;
  /** The page's title. */
  title: string;
  symptom: string;
  remedy: string;
}

/**
 * The rows below `## Troubleshooting` of a page.
 *
 * @param name The page's file below `pages`, such as `cli/commands.mdx`.
 */
export function troubleRows(name: string, text: string): TroubleRow[] {
  const path = `/${name.replace(/\.mdx$/, '').replace(/(?:^|\/)index$/, '')}`;
  const [, section = ''] = /^## Troubleshooting\n([^]*?)(?=^## |(?![^]))/m.exec(text) ?? [];
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row]) => row!);
  return rows
    .map((row) => row.split(/(?<!\\) \| /))
    .filter(([symptom = '']) => symptom !== 'Symptom' && !/^-+$/.test(symptom))
    .map(([symptom = '', remedy = '']) => ({ path, title, symptom, remedy }));
}

/** Whether a symptom begins with a verbatim message, other than a command. */
export function isMessage({ symptom }: TroubleRow): boolean {
  return /^`(?!vev )[^`]*\s[^`]*`|^`E[A-Z_]{4,}`/.test(symptom);
}

/** Compares by the letters of the message, ignoring its quotes. */
export function byMessage(one: TroubleRow, other: TroubleRow): number {
  const lettersOf = ({ symptom }: TroubleRow) => symptom.replaceAll(/[^\w ]/g, '').toLowerCase();
  return lettersOf(one) < lettersOf(other) ? -1 : 1;
}
