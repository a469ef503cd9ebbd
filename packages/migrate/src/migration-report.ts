import type { Diagnostic } from 'stilldocs/node';
import type { Migration, Remark } from './migration.ts';

/** The file of the report, in the folder of the new site. */
export const reportFile = 'MIGRATION.md';

/** The counts of a migration. */
export interface Counts {
  pages: number;
  /** Pages on which nothing is left to do. */
  whole: number;
  byHand: number;
}

/** Counts pages and what is left to do. */
export function countOf({ pages, byHand }: Migration): Counts {
  const unfinished = new Set(byHand.map(({ file }) => file));
  return {
    pages: pages.length,
    whole: pages.filter((page) => !unfinished.has(page)).length,
    byHand: byHand.length,
  };
}

/** The counts in one sentence. */
export function summaryOf({ pages, whole, byHand }: Counts): string {
  return `${plural(pages, 'page')}, ${whole} moved wholly, ${plural(byHand, 'thing')} to do by hand`;
}

/** A count with its noun: `1 page`, `2 pages`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * The report of a migration as Markdown: open tasks, the mistakes that `check` found, and converted
 * parts.
 *
 * @param lowered The rules that are warnings in the new configuration, with the number of mistakes.
 */
export function reportOf(
  migration: Migration,
  from: string,
  diagnostics: Diagnostic[],
  lowered: string[],
): string {
  const found = diagnostics.map(({ file = '', line, message, hint, rule }): Remark => ({
    file: [migration.root === '.' ? '' : `${migration.root}/`, file].join('') || 'docs.config.ts',
    line,
    what: `${message.split('\n')[0]} [${rule}]`,
    instead: hint ?? '',
  }));
  return [
    `# Migration from ${from}\n\n${summaryOf(countOf(migration))}.\n`,
    section(
      'To do by hand',
      'Each line is a place in the new site, or a file of the old one that is not in it.',
      migration.byHand,
    ),
    section(
      'Found by check',
      lowered.length > 0
        ? `\`docs check\` reports these. ${lowered.join(', ')} are warnings in \`checks\` of the configuration until you take them out there.`
        : '`docs check` reports these.',
      found,
    ),
    section('Said otherwise', 'Nothing is left to do here.', migration.notes),
  ]
    .filter(Boolean)
    .join('\n');
}

function section(title: string, text: string, remarks: Remark[]): string {
  if (remarks.length === 0) return '';
  const rows = remarks.map(({ file, line, what, instead }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    const advice = instead && ` ${instead.replace(/[.]?$/, '.')}`;
    return `- [ ] \`${place}\` ${codeOf(what)}.${advice}`;
  });
  return `## ${title}\n\n${text}\n\n${rows.join('\n')}\n`;
}

/** The subject of a remark, as code if it is markup. */
function codeOf(what: string): string {
  return what.replace(/(<[^`]*>?|\{[^`]*\}\}?)$/, (code) => `\`${code}\``);
}
